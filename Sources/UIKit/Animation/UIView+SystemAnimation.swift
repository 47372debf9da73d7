import QuartzCore

extension UIView {
  /// An animation that the system knows by name.
  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink and fade, and leave their superviews at the end.
    case delete
  }

  /// Seconds of a system animation.
  static let systemAnimationDuration: TimeInterval = 0.25
  /// How small deleted views get.
  private static let deletedScale: CGFloat = 0.05

  /// Runs an animation of the system on views, and what the block changes beside it; the views are gone when `completion` runs.
  ///
  /// A view that was removed has the opacity and the transform that it had before, so that it can be shown again.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let originals = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
    animate(withDuration: systemAnimationDuration, delay: 0, options: options) {
      animations?()
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: deletedScale, y: deletedScale)
      }
    } completion: { finished in
      for original in originals {
        original.view.removeFromSuperview()
        (original.view.alpha, original.view.transform) = (original.alpha, original.transform)
      }
      completion?(finished)
    }
  }
}
