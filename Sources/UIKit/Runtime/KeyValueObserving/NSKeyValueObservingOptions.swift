/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// Options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// A first call at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Two calls for each change: the first one has no new value. The object has its new value in both, since nobody hears of a change before it
  /// is made (Decision 21).
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}
