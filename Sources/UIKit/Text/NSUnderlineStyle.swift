import Foundation

/// Lines under or through letters; attributes take the raw value.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// Apple's number.
  public let rawValue: Int

  /// A style from its number; a diagnostic names bits that stand for none.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  /// Dots, with one of the lines.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes, with one of the lines.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots by turns, with one of the lines.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots by turns, with one of the lines.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Words alone, with one of the lines; nothing at the spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
