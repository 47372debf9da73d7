/// Where a transition stands.
///
///     idle → preparing → running(interactive) ⇄ running(animating) → settling → completed | cancelled
package enum TransitionState: Equatable {
  /// What moves a running transition.
  package enum Phase {
    /// A finger, or another driver.
    case interactive
    /// Time.
    case animating
  }

  case idle, preparing, running(Phase), settling, completed, cancelled

  /// Whether a transition may go from this state to another.
  func allows(_ next: TransitionState) -> Bool {
    switch (self, next) {
    case (.idle, .preparing), (.preparing, .running), (.running, .running), (.running, .settling): true
    // An animator may complete inside animateTransition, and without animation there is none.
    case (.preparing, .settling): true
    case (.settling, .completed), (.settling, .cancelled): true
    default: false
    }
  }
}
