import QuartzCore

/// A transition of a navigation stack that was asked for, with everything that it will begin with.
@MainActor struct NavigationRequest {
  /// What waits for the beginning, and goes on with the driver's request.
  let transition: PendingTransition
  /// Whether it is animated: several changes in one turn make one transition, which animates if any of them would (T-21).
  private(set) var isAnimated = false
  /// What was asked for while a transition runs, and is repeated at its end (T-55).
  var operations: [WaitingOperation] = []

  init(_ transition: PendingTransition) {
    self.transition = transition
  }

  /// Animates it; the transactions around the call wait for its end (T-122).
  mutating func animate(in environment: UIEnvironment) {
    isAnimated = true
    transition.join(environment.transactions.groups)
  }
}
