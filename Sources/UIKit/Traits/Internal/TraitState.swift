import Foundation
import QuartzCore

/// The traits of a view or a controller that were sent last, its overrides, and its registrations.
@MainActor final class TraitState {
  private final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  /// The traits that the owner got last; nil for the screen's initial ones.
  var lastDelivered: UITraitCollection?
  var overrides = TraitValues()
  /// The parent's overrides for a child controller.
  var parentOverrides = TraitValues()
  private var registrations: [Registration] = []

  /// Registers a handler, which is called with the owner; the owner is not retained.
  func add<Owner: AnyObject>(
    _ traits: [UITrait], for owner: Owner, _ handler: @escaping (Owner, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(traits) { [owner = AnyWeakReference(owner)] previous in
      if let owner = owner.target as? Owner { handler(owner, previous) }
    }
  }

  /// Registers a target, which is not retained.
  func add(
    _ traits: [UITrait], from owner: AnyObject, to target: AnyObject, _ action: Selector
  ) -> any UITraitChangeRegistration {
    let name = String(describing: type(of: target))
    return add(traits) { [owner = AnyWeakReference(owner), target = AnyWeakReference(target)] _ in
      guard let target = target.target, !action.send(to: target, from: owner.target) else { return }
      UIEnvironment.active.report(.actionMismatch(action: action.name, target: name))
    }
  }

  private func add(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll(identicalTo: registration)
  }

  /// Calls the registrations of traits that have changed.
  func notify(from previous: UITraitCollection, to current: UITraitCollection) {
    for registration in registrations where registration.traits.contains(where: { $0.differs(previous, current) }) {
      registration.handler(previous)
    }
  }
}

/// An object with traits that gets their changes: a view, a controller, a presentation controller.
@MainActor protocol TraitStateOwner: AnyObject {
  /// The state of traits; nil until there is any.
  var storedTraitState: TraitState? { get set }
}

extension TraitStateOwner {
  /// The state of traits, created when it is first needed.
  var traitState: TraitState {
    if let state = storedTraitState { return state }
    let state = TraitState()
    storedTraitState = state
    return state
  }

  /// Notifies the owner of its traits, if they differ from the known ones.
  func deliverTraits(_ current: UITraitCollection, in environment: UIEnvironment, _ call: (UITraitCollection) -> Void) {
    let previous = storedTraitState?.lastDelivered ?? environment.initialTraits
    guard previous != current else { return }
    let state = traitState
    state.lastDelivered = current
    environment.perform {
      current.performAsCurrent {
        call(previous)
        state.notify(from: previous, to: current)
      }
    }
  }
}

extension UIResponder: TraitStateOwner {}
extension UIPresentationController: TraitStateOwner {}
