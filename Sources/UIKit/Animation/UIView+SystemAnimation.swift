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

  /// Runs a system animation on views, with further changes; the views are removed when `completion` is called.
  ///
  /// A removed view gets back its alpha and transform, so that it can be shown again.
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
