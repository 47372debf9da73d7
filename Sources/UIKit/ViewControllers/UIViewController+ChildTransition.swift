import QuartzCore

extension UIViewController {
  /// Runs `transition(from:to:…)`: the wills, the animation, the arriving one's end before the other's (T-94, T-95).
  func runTransition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard mayExchange(old, new), let superview = old.viewInPlace.superview else { return }
    if options.transitionNumber != 0 { environment.report(.childTransitionStyle(parent: traceName)) }
    let isSeen = appearance == .appeared
    let animated = isSeen && duration > 0
    new.loadViewIfNeeded()
    old.reportIfUnbalanced()
    new.reportIfUnbalanced()
    if isSeen {
      old.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
    }
    superview.addSubview(new.viewInPlace)
    UIView.performWithoutAnimation { new.viewInPlace.layoutIfNeeded() }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      if isSeen { new.endAppearanceTransition() }
      old.viewInPlace.removeFromSuperview()
      if isSeen { old.endAppearanceTransition() }
      completion?(finished)
    }
  }

  /// Whether two children may be exchanged here; what speaks against it is reported, where UIKit raises an exception (T-94).
  private func mayExchange(_ old: UIViewController, _ new: UIViewController) -> Bool {
    if !shouldAutomaticallyForwardAppearanceMethods {
      environment.report(.childTransitionForwarding(parent: traceName))
      return false
    }
    for child in [old, new] where child.storedParent !== self {
      environment.report(.childTransitionOfStranger(child: child.traceName, parent: traceName))
      return false
    }
    guard old.viewInPlaceIfLoaded?.superview == nil else { return true }
    environment.report(.childTransitionNowhere(child: old.traceName, parent: traceName))
    return false
  }
}
