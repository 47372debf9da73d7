import QuartzCore

/// Associates a value with an object under a key, which is the address of a variable that stays where it is; nil
/// removes it.
///
///     nonisolated(unsafe) private var key: UInt8 = 0
///     objc_setAssociatedObject(view, &key, driver, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///
/// UIKit's own objects release it in their deinit, others at the end of the turn of their deinit. An unretained value
/// must be an object.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  if let value {
    RuntimeState.make(for: object).associated[key] = AssociatedObject(value, policy)
  } else {
    RuntimeState.of(object)?.associated[key] = nil
  }
}

/// Returns the value that is associated with an object under a key; nil for none.
@preconcurrency @MainActor public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  RuntimeState.of(object as AnyObject)?.associated[key]?.value
}

/// Removes all values that are associated with an object.
@preconcurrency @MainActor public func objc_removeAssociatedObjects(_ object: Any) {
  RuntimeState.of(object as AnyObject)?.associated = [:]
}

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

/// A value that is associated with an object.
enum AssociatedObject {
  case retained(Any)
  case unretained(AnyWeakReference)

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: self = .unretained(AnyWeakReference(value as AnyObject))
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .retained(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .retained((value as? any NSCopying)?.copy(with: nil) ?? value)
    }
  }

  var value: Any? {
    switch self {
    case .retained(let value): value
    case .unretained(let reference): reference.target
    }
  }
}
