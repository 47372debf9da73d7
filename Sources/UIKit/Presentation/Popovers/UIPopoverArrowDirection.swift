/// The direction of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// Makes directions from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards: the popover lies below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downwards: the popover lies above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left: the popover lies to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right: the popover lies to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not decided yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
