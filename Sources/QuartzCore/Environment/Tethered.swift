/// A reference that does not keep its object and is nil once that is gone, like `weak`, but without slowing the object down.
@propertyWrapper package struct Tethered<Target: Tethering> {
  private var tether: Tether?

  /// A reference to an object, or to none.
  package init(wrappedValue: Target?) {
    tether = wrappedValue?.tether
  }

  /// A reference for a closure's capture list.
  package init(_ target: Target) {
    tether = target.tether
  }

  /// The object, until it is gone.
  package var wrappedValue: Target? {
    get {
      guard let object = tether?.target else { return nil }
      return unsafeDowncast(object, to: Target.self)
    }
    set { tether = newValue?.tether }
  }

  /// The object, until it is gone.
  package var target: Target? { wrappedValue }
}
