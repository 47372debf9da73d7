import QuartzCore

/// The value that an observation saw last; a view or a controller is not kept by it, since it may keep the observation.
struct LastValue<Value> {
  private var value: Value?
  private var object: AnyWeakReference?

  init(_ value: Value) {
    if let object = value as? any WeaklyReferenceable {
      self.object = AnyWeakReference(object)
    } else {
      self.value = value
    }
  }

  /// The value; nil for one that has gone.
  var current: Value? { value ?? object?.target as? Value }
}
