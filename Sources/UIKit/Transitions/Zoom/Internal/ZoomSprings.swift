import QuartzCore

/// The springs that move a card to one of its states, with the corners on the way.
@MainActor final class ZoomSprings {
  /// The spring that moves the screen. Another one crops it, and either may end first.
  let animator: UIViewPropertyAnimator
  private let cropping: UIViewPropertyAnimator
  private var waiting = 2

  /// Makes the springs. The cropping one runs, the moving one is ready to start.
  init(
    _ card: ZoomCard, small isSmall: Bool, _ moving: Spring, _ opening: Spring, ended: @escaping () -> Void
  ) {
    let state = isSmall ? card.small : card.full
    animator = Self.animator(moving)
    cropping = Self.animator(opening)
    animator.addAnimations {
      card.move(to: state)
      card.dim(to: state)
    }
    cropping.addAnimations { card.crop(to: state) }
    for each in [animator, cropping] {
      each.addCompletion { _ in
        self.waiting -= 1
        if self.waiting == 0 { ended() }
      }
    }
    let seconds = isSmall ? ZoomSettings.fading.back : ZoomSettings.fading.out
    UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) { card.fadeSnapshot(to: state) }
    Self.round(card, to: state, small: isSmall)
    cropping.startAnimation()
  }

  /// Animates the corner radius to the display's, and then to the state's (K-62).
  ///
  /// Into the source, the display's radius is reached early and left late; at full size, the corners become square near
  /// the end.
  private static func round(_ card: ZoomCard, to state: ZoomCard.State, small isSmall: Bool) {
    let (reached, left) = isSmall ? (0.1, 0.1) : (0.3, 0.7)
    let options = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: ZoomSettings.rounding, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: reached) { card.round(to: card.displayRadius) }
      UIView.addKeyframe(withRelativeStartTime: left, relativeDuration: 1 - left) { card.round(to: state.radius) }
    }
  }

  private static func animator(_ spring: Spring) -> UIViewPropertyAnimator {
    let timing = UISpringTimingParameters(form: .physical(spring), initialVelocity: .zero)
    return UIViewPropertyAnimator(duration: 0, timingParameters: timing)
  }
}
