/// The kinds of scrolling without a touch on the screen.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: Int

  /// Creates a mask from Apple's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A wheel, which moves notch by notch.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A trackpad, which follows fingers.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
