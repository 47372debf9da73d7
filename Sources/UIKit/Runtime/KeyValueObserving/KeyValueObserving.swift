import QuartzCore

/// An object whose values can be observed.
///
/// Foundation has no such observing off Apple's platforms. UIKit's own geometry and states (a view's `bounds`, `frame`, `center`, `alpha`…, a
/// scroll view's `contentOffset`, `contentSize`, `contentInset`, a control's and a recognizer's state, what sliders, switches, segments, page
/// dots and progress bars stand at, titles of controllers and of their navigation items) are told in the moment in which they
/// change; every other property, an app's own as well, with the end of the turn (Decision 21).
@preconcurrency @MainActor public protocol KeyValueObserving: AnyObject {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving where Self: NSObject {
  /// Calls a handler whenever the value at a key path is another one, as long as the observation is kept.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let environment = (self as? UIView)?.uiEnvironment ?? UIEnvironment.active
    let (reference, place) = (AnyWeakReference(self), WeakReference(environment))
    let first = self[keyPath: keyPath]
    var last = LastValue(first)
    func tell(_ object: Self, old: Value?, new: Value, isPrior: Bool = false) {
      let change = NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil,
        oldValue: options.contains(.old) ? old : nil, isPrior: isPrior)
      if let environment = place.target { environment.perform { changeHandler(object, change) } }
    }
    let observation = NSKeyValueObservation {
      guard let object = reference.target as? Self else { return }
      let (old, new) = (last.current, object[keyPath: keyPath])
      guard old != new else { return }
      last = LastValue(new)
      if options.contains(.prior) { tell(object, old: old, new: new, isPrior: true) }
      tell(object, old: old, new: new)
    }
    environment.observations.append(WeakObservation(observation: observation))
    // Others tell nothing in the moment.
    if self is any WeaklyReferenceable { RuntimeState.make(for: self).add(observation) }
    (self as? CALayer ?? (self as? UIView)?.layer)?.isObserved = true
    if options.contains(.initial) { tell(self, old: nil, new: first) }
    return observation
  }
}
