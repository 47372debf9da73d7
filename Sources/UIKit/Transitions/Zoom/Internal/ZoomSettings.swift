import QuartzCore

/// The settings of a zoom: the app's options, and the system's springs.
@MainActor struct ZoomSettings {
  typealias Provider = (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

  let options: UIViewController.Transition.ZoomOptions
  let sourceView: Provider

  /// The springs of a zoom in: position and width, and the height (K-45).
  static let growing = Spring(response: 0.317, dampingRatio: 1)
  static let opening = Spring(response: 0.406, dampingRatio: 0.925)
  /// The springs of a zoom out, and of a return after a release that cancels (K-46).
  static let shrinking = Spring(response: 0.34, dampingRatio: 0.92)
  static let returning = Spring(response: 0.278, dampingRatio: 0.927)
  /// The seconds in which the source view's snapshot fades out, and in (K-47).
  static let fading = (out: 0.156, back: 0.191)
  /// The opacity of the dimming (K-48).
  static let dimming = 0.15
  /// The seconds in which the corners get the display's radius and, at full size, become square (K-62).
  static let rounding = 0.5
  /// The corner radius of a display in points, and its limit as a fraction of the shorter side; like an iPhone's.
  private static let corners = (radius: CGFloat(55), fraction: CGFloat(0.14))

  /// Returns the corner radius of a display for a screen of a size, in points (K-62).
  static func displayRadius(of size: CGSize) -> CGFloat {
    min(corners.radius, corners.fraction * min(size.width, size.height))
  }
}

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
