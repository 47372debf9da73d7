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
    observe(keyPath, options, { ObservedValue($0) }, { $0.current == $1 }, changeHandler)
  }

  /// Calls a handler when the value at a key path has changed, as long as the observation is retained.
  ///
  /// Values that are not `Equatable` count as changed when their memory is another: an object's when it is another
  /// object.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath, options, { ObservedMemory($0) }, { $0.isOf($1) }, changeHandler)
  }

  private func observe<Value, Last: LastValue>(
    _ keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions, _ store: @escaping (Value) -> Last,
    _ isEqual: @escaping (Last, Value) -> Bool,
    _ changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation where Last.Value == Value {
    let environment = (self as? UIView)?.uiEnvironment ?? UIEnvironment.active
    let (reference, environmentReference) = (AnyWeakReference(self), WeakReference(environment))
    let first = self[keyPath: keyPath]
    var last = store(first)
    func notify(_ object: Self, old: Value?, new: Value, isPrior: Bool = false) {
      let change = NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil,
        oldValue: options.contains(.old) ? old : nil, isPrior: isPrior)
      if let environment = environmentReference.target { environment.perform { changeHandler(object, change) } }
    }
    let observation = NSKeyValueObservation {
      guard let object = reference.target as? Self else { return }
      let new = object[keyPath: keyPath]
      guard !isEqual(last, new) else { return }
      let old = last.current
      last = store(new)
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
