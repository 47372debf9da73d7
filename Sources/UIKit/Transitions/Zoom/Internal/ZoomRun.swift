import QuartzCore

/// The springs that take a card to one of its places, and the corners that it has on the way.
@MainActor final class ZoomRun {
  /// The one that moves; another crops, and either may end first.
  let animator: UIViewPropertyAnimator
  private let cropping: UIViewPropertyAnimator
  private var waiting = 2

  /// Springs that are ready to start.
  init(
    _ card: ZoomCard, small isSmall: Bool, _ moving: Spring, _ opening: Spring, ended: @escaping () -> Void
  ) {
    let place = isSmall ? card.small : card.full
    animator = Self.animator(moving)
    cropping = Self.animator(opening)
    animator.addAnimations {
      card.move(to: place)
      card.dim(to: place)
    }
    cropping.addAnimations { card.crop(to: place) }
    for each in [animator, cropping] {
      each.addCompletion { _ in
        self.waiting -= 1
        if self.waiting == 0 { ended() }
      }
    }
    let seconds = isSmall ? ZoomSettings.fading.back : ZoomSettings.fading.away
    UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) { card.fadePicture(to: place) }
    Self.round(card, to: place, small: isSmall)
    cropping.startAnimation()
  }

  /// Gives the card the corners of a display (K-62): soon, until it is in its source; or until it is nearly in its place, where they become
  /// square.
  private static func round(_ card: ZoomCard, to place: ZoomCard.Place, small isSmall: Bool) {
    let (reached, left) = isSmall ? (0.1, 0.1) : (0.3, 0.7)
    let options = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: ZoomSettings.rounding, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: reached) { card.round(to: card.displayRadius) }
      UIView.addKeyframe(withRelativeStartTime: left, relativeDuration: 1 - left) { card.round(to: place.radius) }
    }
  }

  private static func animator(_ spring: Spring) -> UIViewPropertyAnimator {
    let timing = UISpringTimingParameters(form: .physical(spring), initialVelocity: .zero)
    return UIViewPropertyAnimator(duration: 0, timingParameters: timing)
  }
}
