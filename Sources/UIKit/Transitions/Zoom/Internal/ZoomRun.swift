import QuartzCore

/// The springs that take a card to one of its places.
@MainActor final class ZoomRun {
  /// The one that moves; another crops, and either may end first.
  let animator: UIViewPropertyAnimator
  private let cropping: UIViewPropertyAnimator
  private var waiting = 2

  /// Springs that are ready to start.
  init(
    _ card: ZoomCard, small isSmall: Bool, _ moving: ZoomSettings.Spring, _ opening: ZoomSettings.Spring,
    ended: @escaping () -> Void
  ) {
    let place = isSmall ? card.small : card.full
    animator = UIViewPropertyAnimator(duration: 0, timingParameters: moving.timing)
    cropping = UIViewPropertyAnimator(duration: 0, timingParameters: opening.timing)
    animator.addAnimations {
      card.move(to: place)
      card.dim(!isSmall)
    }
    cropping.addAnimations { card.crop(to: place) }
    for each in [animator, cropping] {
      each.addCompletion { _ in
        self.waiting -= 1
        if self.waiting == 0 { ended() }
      }
    }
    let seconds = isSmall ? ZoomSettings.fading.back : ZoomSettings.fading.away
    UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) { card.showPicture(isSmall) }
    cropping.startAnimation()
  }
}
