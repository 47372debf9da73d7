import QuartzCore

/// Associates a value with an object under a key, the address of something that stays where it is; nil takes it away.
///
///     nonisolated(unsafe) private var key: UInt8 = 0
///     objc_setAssociatedObject(view, &key, driver, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///
/// UIKit's own objects let go of it as they go; others do at the end of the turn in which they went. What is not kept must be an object: of
/// a value nothing is left at once.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  if let value {
    RuntimeState.make(for: object).associated[key] = AssociatedObject(value, policy)
  } else {
    RuntimeState.of(object)?.associated[key] = nil
  }
}

/// What is associated with an object under a key; nil where there is nothing.
@preconcurrency @MainActor public func objc_getAssociatedObject(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
  RuntimeState.of(object)?.associated[key]?.value
}

/// Takes away all that is associated with an object.
@preconcurrency @MainActor public func objc_removeAssociatedObjects(_ object: AnyObject) {
  RuntimeState.of(object)?.associated = [:]
}
