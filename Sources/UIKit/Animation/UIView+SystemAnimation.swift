import QuartzCore

extension UIView {
  /// An animation of the system.
  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink and fade, and leave their superviews at the end.
    case delete
  }

  /// The duration of a system animation, in seconds.
  static let systemAnimationDuration: TimeInterval = 0.25
  /// The final scale of deleted views.
  private static let deletedScale: CGFloat = 0.05

  /// Runs a system animation; see `perform(_:on:options:animations:completion:)`.
  static func runSystemAnimation(
    on views: [UIView], _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    let originals = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
    let timing = ViewAnimationTiming(duration: systemAnimationDuration, delay: 0, options: options)
    runAnimations(timing) {
      animations?()
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: deletedScale, y: deletedScale)
      }
    } _: { finished in
      for original in originals {
        original.view.removeFromSuperview()
        (original.view.alpha, original.view.transform) = (original.alpha, original.transform)
      }
      completion?(finished)
    }
  }
}
