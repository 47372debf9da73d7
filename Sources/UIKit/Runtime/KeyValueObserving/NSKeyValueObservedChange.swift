/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// What happened.
  public let kind: NSKeyValueChange
  /// The value after it; nil unless asked for.
  public let newValue: Value?
  /// The value before it; nil unless asked for, and where there was no change yet.
  public let oldValue: Value?
  /// Whether this is the first of two tellings of one change, which ``NSKeyValueObservingOptions/prior`` asks for.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
