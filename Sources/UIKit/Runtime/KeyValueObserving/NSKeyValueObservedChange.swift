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
