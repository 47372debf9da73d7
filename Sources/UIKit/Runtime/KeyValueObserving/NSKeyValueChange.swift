/// What happened to an observed value.
public enum NSKeyValueChange: UInt, Sendable {
  /// It is another one.
  case setting = 1
}
