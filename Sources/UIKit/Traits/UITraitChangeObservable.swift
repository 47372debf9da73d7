import QuartzCore

/// Tells of changes of single traits: views and view controllers do.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable where Self: UIResponder {
  /// Calls a handler each time one of some traits changes, with the object and the collection before.
  ///
  /// - Returns: what ``unregisterForTraitChanges(_:)`` takes; it can be dropped.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitState.add(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Sends the object a message each time one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends a target, which is not retained, a message each time one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    let name = String(describing: type(of: object))
    return traitState.add(traits) { [weak self, weak object] _ in
      guard let object, !action.send(to: object, from: self) else { return }
      UIEnvironment.active.report(.actionMismatch(action: action.name, target: name))
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.remove(registration)
  }
}
