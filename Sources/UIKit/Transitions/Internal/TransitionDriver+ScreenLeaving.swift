import QuartzCore

/// A transition whose screen leaves the window before its end.
extension TransitionDriver {
  /// Ends the transition at once, as done, because its screen leaves. What moves ends with it, so that the animator's own end comes
  /// before the container puts everything into its place, not after; where it still says nothing, it is ended all the same.
  ///
  /// While the will-callbacks are being sent, and what goes along without animation is done, the end waits until that is over.
  func endWithScreen() {
    guard isUnderWay else { return }
    context.wasEndedBySystem = true
    context.setCancelled(false)
    guard state != .preparing else { return }
    interruptible?.finish()
    let layer = request.containerView.layer
    var rounds = 0
    // One animation's end may begin the next.
    while isUnderWay, layer.subtreeHasAnimations, rounds < MediaEnvironment.layoutPassLimit {
      environment.endAnimations(below: layer)
      rounds += 1
    }
    if isUnderWay { complete(true) }
  }
}
