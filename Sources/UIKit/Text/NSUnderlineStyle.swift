import Foundation

/// Lines under or through glyphs; attributes take the raw value.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// Apple's number.
  public let rawValue: Int

  /// Creates a style from a number; a diagnostic names unknown bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// One line of double width.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  /// Dots, combined with a kind of line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes, combined with a kind of line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Alternating dashes and dots, combined with a kind of line.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots, combined with a kind of line.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Words only, without spaces, combined with a kind of line.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
