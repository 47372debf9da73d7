import QuartzCore

/// An object whose values can be observed.
///
/// Foundation has no such observing outside of Apple's platforms. Geometry and states of UIKit (a view's `bounds`,
/// `frame`, `center` and `alpha`, a scroll view's `contentOffset`, `contentSize` and `contentInset`, the states of
/// controls and recognizers, the values of controls, titles of controllers and of their navigation items) are sent at
/// once; every other property, an app's own as well, at the end of the turn (Decision 21).
@preconcurrency @MainActor public protocol KeyValueObserving: AnyObject {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving where Self: NSObject {
  /// Calls a handler when the value at a key path has changed, as long as the observation is retained.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let environment = (self as? UIView)?.uiEnvironment ?? UIEnvironment.active
    let (reference, environmentReference) = (AnyWeakReference(self), WeakReference(environment))
    let first = self[keyPath: keyPath]
    var last = ObservedValue(first)
    func notify(_ object: Self, old: Value?, new: Value, isPrior: Bool = false) {
      let change = NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil,
        oldValue: options.contains(.old) ? old : nil, isPrior: isPrior)
      if let environment = environmentReference.target { environment.perform { changeHandler(object, change) } }
    }
    let observation = NSKeyValueObservation {
      guard let object = reference.target as? Self else { return }
      let (old, new) = (last.current, object[keyPath: keyPath])
      guard old != new else { return }
      last = ObservedValue(new)
      if options.contains(.prior) { notify(object, old: old, new: new, isPrior: true) }
      notify(object, old: old, new: new)
    }
    environment.observations.append(WeakObservation(observation: observation))
    // Other objects report no changes themselves.
    if self is any WeaklyReferenceable { RuntimeState.make(for: self).add(observation) }
    (self as? CALayer ?? (self as? UIView)?.layer)?.isObserved = true
    if options.contains(.initial) { notify(self, old: nil, new: first) }
    return observation
  }
}

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
