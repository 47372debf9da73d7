import QuartzCore

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
