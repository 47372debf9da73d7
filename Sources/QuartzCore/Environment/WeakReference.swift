/// A reference that does not retain its object and is nil once it is released, as `weak`, but without slowing the
/// object down.
///
/// Decision 10 says where it is used, and where `weak`, `unowned` and `Unmanaged` are.
@propertyWrapper package struct WeakReference<Target: WeaklyReferenceable> {
  private var handle: WeakHandle?

  /// A reference to an object, or to nil.
  package init(wrappedValue: Target?) {
    handle = wrappedValue?.weakHandle
  }

  /// A reference for a closure's capture list.
  package init(_ target: Target) {
    handle = target.weakHandle
  }

  /// The object; nil once it is released.
  package var wrappedValue: Target? {
    get {
      guard let object = handle?.target else { return nil }
      return unsafeDowncast(object, to: Target.self)
    }
    set { handle = newValue?.weakHandle }
  }

  /// The object; nil once it is released.
  package var target: Target? { wrappedValue }
}

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

/// The object behind each ``WeakReference`` to a target, which clears it in its `deinit` (Decision 10).
package final class WeakHandle: Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) private var link: Unmanaged<AnyObject>?
  /// The associated state of the target, released with it.
  @exclusivity(unchecked) nonisolated(unsafe) package var associatedState: (any AssociatedState)?

  package init(_ target: AnyObject) {
    link = Unmanaged.passUnretained(target)
  }

  /// The object; nil once its base class is deinitialized.
  package var target: AnyObject? { link?.takeUnretainedValue() }

  /// Clears all references to the target, and releases its associated state.
  package func clear() {
    link = nil
    associatedState = nil
  }
}

/// State that other modules attach to an object. It is found through the object's ``WeakHandle`` and released with it.
@MainActor package protocol AssociatedState: AnyObject {
  /// A value of the object may have changed.
  func valuesMayHaveChanged()
  /// Whether values of the object are observed.
  var isObserved: Bool { get }
}
