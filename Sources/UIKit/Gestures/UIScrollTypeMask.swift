/// What scrolls without touching the screen.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: Int

  /// Kinds from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A wheel, which moves notch by notch.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A trackpad, which follows fingers.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
