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
