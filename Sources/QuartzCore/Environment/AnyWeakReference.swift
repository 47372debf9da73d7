/// A weak reference to an object of any class: by its ``WeakHandle`` if it has one, else by `weak`.
package struct AnyWeakReference {
  private let handle: WeakHandle?
  private weak var other: AnyObject?

  package init(_ object: AnyObject) {
    handle = (object as? any WeaklyReferenceable)?.weakHandle
    other = handle == nil ? object : nil
  }

  /// The object; nil once it is released.
  package var target: AnyObject? { handle?.target ?? other }
}
