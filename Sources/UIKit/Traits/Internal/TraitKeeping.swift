import QuartzCore

/// Whatever has traits and is told of their changes: views, controllers, presentation controllers.
@MainActor protocol TraitKeeping: AnyObject {
  /// What is kept of traits; nil until something is.
  var storedTraitState: TraitState? { get set }
}

extension TraitKeeping {
  /// What is kept of traits, made when first needed.
  var traitState: TraitState {
    if let state = storedTraitState { return state }
    let state = TraitState()
    storedTraitState = state
    return state
  }

  /// Tells the owner of its traits, if they are others than it knows.
  func tell(_ current: UITraitCollection, in environment: UIEnvironment, _ call: (UITraitCollection) -> Void) {
    let previous = storedTraitState?.known ?? environment.firstTraits
    guard previous != current else { return }
    let state = traitState
    state.known = current
    environment.perform {
      current.performAsCurrent {
        call(previous)
        state.notify(from: previous, to: current)
      }
    }
  }
}

extension UIResponder: TraitKeeping {}
extension UIPresentationController: TraitKeeping {}
