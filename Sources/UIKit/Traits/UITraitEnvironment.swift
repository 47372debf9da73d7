import Foundation
import QuartzCore

/// An object with traits: a view, a view controller, a presentation controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: UITraitChangeObservable {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed, from the outside in.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object that notifies of changes of single traits: a view, a view controller, a presentation controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable where Self: UIResponder {
  /// Calls a handler when one of some traits has changed, with the object and the collection before.
  ///
  /// - Returns: the registration for ``UITraitChangeObservable/unregisterForTraitChanges(_:)-9t2yc``; it can be
  ///   ignored.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitState.add(traits, for: self, handler)
  }

  /// Sends the object a message when one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    traitState.add(traits, from: self, to: self, action)
  }

  /// Sends a target, which is not retained, a message when one of some traits has changed.
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
  /// Calls a handler when one of some traits has changed, with the object and the collection before.
  ///
  /// - Returns: the registration for ``UITraitChangeObservable/unregisterForTraitChanges(_:)-2st7b``; it can be
  ///   ignored.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitState.add(traits, for: self, handler)
  }

  /// Sends the object a message when one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    traitState.add(traits, from: self, to: self, action)
  }

  /// Sends a target, which is not retained, a message when one of some traits has changed.
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

/// The registration for changes of traits; it ends with the observed object.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
