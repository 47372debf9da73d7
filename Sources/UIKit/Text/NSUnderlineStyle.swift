import Foundation

/// Lines under or through letters; attributes take the raw value.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// Apple's number.
  public let rawValue: Int

  /// A style from its number; dashes and lines by word, whose numbers are above 255, are named by a diagnostic and drawn whole.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
}
