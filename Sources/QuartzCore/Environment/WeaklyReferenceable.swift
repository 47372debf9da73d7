/// An object that can be referenced by ``WeakReference``.
///
/// A conforming class stores `storedWeakHandle` and clears it in its `deinit`.
package protocol WeaklyReferenceable: AnyObject {
  /// Nil until the first reference.
  nonisolated var storedWeakHandle: WeakHandle? { get set }
}

extension WeaklyReferenceable {
  /// The object's handle, which does not retain it.
  nonisolated package var weakHandle: WeakHandle {
    if let storedWeakHandle { return storedWeakHandle }
    let handle = WeakHandle(self)
    storedWeakHandle = handle
    return handle
  }
}
