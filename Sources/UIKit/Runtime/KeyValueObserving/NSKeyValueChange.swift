/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
}
