/// A mistake that a world makes on purpose, with the diagnostics that it may lead to.
///
/// It is added before it is made, by the state at that time, and allows diagnostics until the world has come to rest.
enum Mistake: CaseIterable {
  /// Offers an interaction controller, and may never drive it or never end it (P-3).
  case offersDriver
  /// Drives an interaction controller right after a presentation or a dismissal without animation (P-68).
  case drivesNonInteractive
  /// Offers an interaction controller whose completion speed is invalid (P-18).
  case neverArrives
  /// Begins a transition while another one waits or runs, or removes a view that has just begun to move (P-25).
  case overlaps
  /// Presents on a controller that presents already (T-69).
  case presentsAgain
  /// Presents or dismisses while a presentation or a dismissal runs (T-69, T-89).
  case interruptsPresentation
  /// Presents on a controller that is not on the screen (T-69).
  case presentsOffScreen
  /// Offers a presentation controller for a style that asks for none (P-28).
  case offersIgnoredController
  /// Requests the page curl, which is a slide here.
  case curls
  /// Pushes a controller that is on the stack (P-58).
  case pushesTwice
  /// Changes a stack while its navigation controller is presented or dismissed (T-5).
  case changesPresentedStack
  /// Selects a tab that does not exist.
  case selectsNoTab
  /// Requests another transition of a container while one runs.
  case overtakesTransition
  /// Completes a transition twice (T-11).
  case completesTwice
  /// Completes a cancelled transition as completed (P-5).
  case completesCancelled
  /// Starts animations in completions of an interactive transition (P-14).
  case chains
  /// Never completes a transition (P-4).
  case neverCompletes
  /// Moves the presenter's view into the container (P-6).
  case movesPresenter
  /// Removes the presenter's view (P-7).
  case removesPresenter

  /// The diagnostics' identifiers.
  var diagnostics: [String] {
    switch self {
    case .offersDriver: ["interaction-not-driven", "interaction-not-ended"]
    case .drivesNonInteractive: ["not-interactive"]
    case .neverArrives: ["completion-speed"]
    case .overlaps: ["unbalanced-appearance", "animation-outside-trees"]
    case .presentsAgain: ["already-presenting"]
    case .interruptsPresentation: ["presentation-in-progress"]
    case .presentsOffScreen: ["presenter-not-in-window"]
    case .offersIgnoredController: ["presentation-controller-ignored"]
    case .curls: ["partial-curl"]
    case .pushesTwice: ["pushed-twice"]
    case .changesPresentedStack: ["stack-during-presentation"]
    case .selectsNoTab: ["no-such-tab"]
    case .overtakesTransition: ["container-transition-start-not-shown"]
    case .completesTwice: ["completed-twice"]
    case .completesCancelled: ["completed-after-cancel"]
    case .chains, .neverCompletes: ["never-completed"]
    case .movesPresenter: ["presenter-in-container", "layer-inside-itself"]
    case .removesPresenter: ["presenter-removed"]
    }
  }
}

/// The mistakes that a world has made since it last came to rest, each of which allows one diagnostic.
struct Excuses {
  private var open: [Mistake: Int] = [:]

  /// Adds a mistake.
  mutating func note(_ mistake: Mistake, times: Int = 1) {
    open[mistake, default: 0] += times
  }

  /// Removes the mistake that leads to a diagnostic; returns false where there is none.
  mutating func take(_ identifier: String) -> Bool {
    for mistake in Mistake.allCases where mistake.diagnostics.contains(identifier) {
      guard let count = open[mistake], count > 0 else { continue }
      open[mistake] = count - 1
      return true
    }
    return false
  }

  /// Removes the mistakes, because the world is at rest and they cannot lead to more diagnostics.
  mutating func clear() {
    open = [:]
  }
}
