import QuartzCore

/// The value that an observation saw last; views and controllers are not retained, because they may retain the
/// observation.
struct ObservedValue<Value> {
  private var value: Value?
  private var object: AnyWeakReference?

  init(_ value: Value) {
    if let object = value as? any WeaklyReferenceable {
      self.object = AnyWeakReference(object)
    } else {
      self.value = value
    }
  }

  /// The value; nil for an object that was released.
  var current: Value? { value ?? object?.target as? Value }
}
