/// The state of a transition.
///
///     idle → asked → preparing → running(interactive) ⇄ running(animating) → settling → completed | cancelled
///     preparing → settling, where nothing runs
///     idle, asked → completed | cancelled, where the transition never begins
package enum TransitionState: Equatable {
  /// The phase of a running transition.
  package enum Phase: Equatable {
    /// An interaction controller moves the transition.
    case interactive
    /// Time moves the transition.
    ///
    /// - Parameter becomesInteractiveOnUpdate: whether the percent driver's first update makes it interactive; false
    ///   after a release (T-4).
    case animating(becomesInteractiveOnUpdate: Bool)
  }

  case idle
  /// The delegates have been asked.
  case asked
  case preparing, running(Phase), settling, completed, cancelled

  /// Whether time moves the transition.
  var isAnimating: Bool {
    if case .running(.animating) = self { true } else { false }
  }

  /// The state's name, for diagnostics.
  var name: String {
    switch self {
    case .idle: "idle"
    case .asked: "asked"
    case .preparing: "preparing"
    case .running(.interactive): "running interactively"
    case .running(.animating): "running"
    case .settling: "settling"
    case .completed: "completed"
    case .cancelled: "cancelled"
    }
  }

  /// Whether a transition may go from this state to another.
  func allows(_ next: TransitionState) -> Bool {
    switch (self, next) {
    case (.idle, .asked), (.asked, .preparing), (.preparing, .running), (.running, .running): true
    // A transition completes without running where it has no animator, or loses its screen in a callback.
    case (.preparing, .settling), (.running, .settling): true
    case (.idle, .completed), (.idle, .cancelled), (.asked, .completed), (.asked, .cancelled): true
    case (.settling, .completed), (.settling, .cancelled): true
    default: false
    }
  }
}
