import QuartzCore

/// The springs that take a card to one of its places.
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
    cropping.startAnimation()
  }

  private static func animator(_ spring: Spring) -> UIViewPropertyAnimator {
    let timing = UISpringTimingParameters(form: .physical(spring), initialVelocity: .zero)
    return UIViewPropertyAnimator(duration: 0, timingParameters: timing)
  }
}
