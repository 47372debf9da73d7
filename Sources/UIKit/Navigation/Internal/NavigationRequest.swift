import QuartzCore

/// A requested transition of a navigation stack, before it begins.
@MainActor struct NavigationRequest {
  /// The part that the driver gets: the gesture, early calls, and transactions.
  let transition: PendingTransition
  /// Whether the transition is animated. Changes in one run-loop turn become one transition; one animated change
  /// suffices (T-21).
  private(set) var isAnimated = false
  /// The changes that the app has requested during a running transition. They are performed at its end (T-55).
  var operations: [WaitingOperation] = []

  init(_ transition: PendingTransition) {
    self.transition = transition
  }

  /// Makes the transition animated. The enclosing transactions wait for its end (T-122).
  mutating func animate(in environment: UIEnvironment) {
    isAnimated = true
    transition.join(environment.transactions.groups)
  }
}
