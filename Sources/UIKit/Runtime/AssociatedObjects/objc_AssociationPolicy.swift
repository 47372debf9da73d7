/// How an object holds what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not keep it; reading gives nil once it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Keeps it.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Keeps a copy, where it can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Keeps it.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// Keeps a copy, where it can be copied.
  case OBJC_ASSOCIATION_COPY = 0x303
}
