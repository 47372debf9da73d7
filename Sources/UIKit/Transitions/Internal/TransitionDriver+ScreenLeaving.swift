import QuartzCore

/// A transition whose screen leaves the window before its end.
extension TransitionDriver {
  /// Whether the container has left the window, and nothing will end the transition.
  ///
  /// An animation that stays attached outside the window does not report a stop (C-4), and no completion is waiting.
  var hasLostScreen: Bool {
    state.isAnimating && request.containerView.layer.treeEnvironment == nil && environment.completions.isEmpty
  }

  /// Completes the transition at once, because its screen leaves.
  ///
  /// All animations in the container end first, so that the animator's own completion runs before the container settles
  /// the hierarchy. If it does not complete the transition, the driver does.
  ///
  /// While the will-callbacks are sent and the alongside blocks of an unanimated transition run, the end waits until
  /// they are over.
  func endImmediately() {
    guard isUnderWay else { return }
    context.wasEndedBySystem = true
    context.setCancelled(false)
    guard state != .preparing else { return }
    interruptible?.finish()
    let layer = request.containerView.layer
    var rounds = 0
    // The end of one animation may start the next.
    while isUnderWay, layer.subtreeHasAnimations, rounds < MediaEnvironment.layoutPassLimit {
      environment.endAnimations(below: layer)
      rounds += 1
    }
    if isUnderWay { complete(true) }
  }
}
