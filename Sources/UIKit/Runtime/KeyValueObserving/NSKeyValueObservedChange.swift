/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind: NSKeyValueChange
  /// The value after the change; nil unless requested.
  public let newValue: Value?
  /// The value before the change; nil unless requested, and for the initial call.
  public let oldValue: Value?
  /// Whether this is the first of two calls for one change, which ``NSKeyValueObservingOptions/prior`` requests.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Objects were inserted into a collection. No observation here reports single objects: a collection is set as a
  /// whole.
  case insertion
  /// Objects were removed from a collection; not reported here.
  case removal
  /// Objects of a collection were replaced; not reported here.
  case replacement
}

/// The options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// Creates options from Apple's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// A first call at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Two calls for each change, the first one without a new value. The object has its new value in both, because a
  /// change is not known before it is made (Decision 21).
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}
