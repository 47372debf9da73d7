import QuartzCore

extension UIViewController {
  /// Runs `transition(from:to:…)`: will-callbacks, the animation, then the arriving controller's end first (T-94,
  /// T-95).
  ///
  /// With a flip, a curl or a cross-dissolve it waits for a running transition of that kind in the same superview
  /// (C-74).
  func runTransition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard canExchange(old, new), let superview = old.viewInContainer.superview else { return }
    guard options.transitionNumber != 0 else {
      let end = beginExchange(old, new, duration > 0, completion)
      superview.addSubview(new.viewInContainer)
      UIView.performWithoutAnimation { new.viewInContainer.layoutIfNeeded() }
      UIView.animate(withDuration: duration, delay: 0, options: options) {
        animations?()
      } completion: {
        end($0, true)
      }
      return
    }
    superview.exchange(duration: duration, options: options) { [link = WeakReference(self)] superview in
      // The children may have other parents by now.
      guard let parent = link.target, parent.canExchange(old, new), old.viewInContainer.superview === superview else {
        return nil
      }
      let end = parent.beginExchange(old, new, duration > 0, completion)
      let newView = new.viewInContainer
      return ViewExchange(
        from: old.viewInContainer, to: newView,
        alongside: {
          newView.layoutIfNeeded()
          animations?()
        }, end: { end($0, !options.contains(.showHideTransitionViews)) })
    } otherwise: {
      completion?(false)
    }
  }

  /// Sends the callbacks at the beginning of an exchange; returns a closure that sends those at the end.
  private func beginExchange(
    _ old: UIViewController, _ new: UIViewController, _ animated: Bool, _ completion: ((Bool) -> Void)?
  ) -> (_ finished: Bool, _ removes: Bool) -> Void {
    let isSeen = appearance == .appeared
    new.loadViewIfNeeded()
    old.reportIfUnbalanced()
    new.reportIfUnbalanced()
    if isSeen {
      old.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
    }
    // The old view may be removed at the beginning, and its callback is sent at the end.
    (old.ignoresWindowMoves, new.ignoresWindowMoves) = (true, true)
    return { finished, removes in
      (old.ignoresWindowMoves, new.ignoresWindowMoves) = (false, false)
      if isSeen { new.endAppearanceTransition() }
      if removes { old.viewInContainer.removeFromSuperview() }
      if isSeen { old.endAppearanceTransition() }
      completion?(finished)
    }
  }

  /// Whether two children can be exchanged; reports the reason where they cannot, and UIKit raises an exception (T-94).
  private func canExchange(_ old: UIViewController, _ new: UIViewController) -> Bool {
    if !shouldAutomaticallyForwardAppearanceMethods {
      environment.report(.childTransitionForwarding(parent: traceName))
      return false
    }
    for child in [old, new] where child.storedParent !== self {
      environment.report(.childTransitionOfNonChild(child: child.traceName, parent: traceName))
      return false
    }
    guard old.viewInContainerIfLoaded?.superview == nil else { return true }
    environment.report(.childTransitionWithoutSuperview(child: old.traceName, parent: traceName))
    return false
  }
}
