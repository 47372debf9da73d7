/// The ownership of an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained; reading gives nil once the object was released.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied, where that is possible, and retained.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// Copied, where that is possible, and retained.
  case OBJC_ASSOCIATION_COPY = 0x303
}
