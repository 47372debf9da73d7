import QuartzCore

/// Tells of changes of single traits: views, view controllers and presentation controllers do.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable where Self: UIResponder {
  /// Calls a handler each time one of some traits changes, with the object and the collection before.
  ///
  /// - Returns: what ``unregisterForTraitChanges(_:)`` takes; it can be dropped.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitState.add(traits, for: self, handler)
  }

  /// Sends the object a message each time one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    traitState.add(traits, from: self, to: self, action)
  }

  /// Sends a target, which is not retained, a message each time one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    traitState.add(traits, from: self, to: target as AnyObject, action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.remove(registration)
  }
}

extension UITraitChangeObservable where Self: UIPresentationController {
  /// Calls a handler each time one of some traits changes, with the object and the collection before.
  ///
  /// - Returns: what ``unregisterForTraitChanges(_:)`` takes; it can be dropped.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitState.add(traits, for: self, handler)
  }

  /// Sends the object a message each time one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    traitState.add(traits, from: self, to: self, action)
  }

  /// Sends a target, which is not retained, a message each time one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    traitState.add(traits, from: self, to: target as AnyObject, action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.remove(registration)
  }
}
