import QuartzCore

extension UITabBarController {
  /// Shows another tab: by an animator, or, without one, with no animation at all (T-2).
  func begin(
    from old: UIViewController, to new: UIViewController, animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    let animated = animator != nil
    isPreparing = true
    new.loadViewIfNeeded()
    isPreparing = false
    old.reportIfUnbalanced()
    new.reportIfUnbalanced()
    new.view.bounds.size = frame(of: new, barHidden: wantsBarHidden).size
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    let link = Tethered(self)
    var request = TransitionRequest(
      from: old, to: new, containerView: wrapperView, isAnimated: animated, animatorQuestion: { animator },
      interactionQuestion: { link.target?.askInteraction($0) },
      sendWills: {
        // T-59: the one that comes hears first, the other way round than in a navigation controller.
        new.beginAppearanceTransition(true, animated: animated)
        old.beginAppearanceTransition(false, animated: animated)
        link.target?.pinSafeAreas(old, new)
      },
      settle: { didComplete in
        if didComplete {
          link.target?.settleCompleted(old, new)
        } else {
          link.target?.settleCancelled(old, new)
        }
        old.view.unpinSafeArea()
        new.view.unpinSafeArea()
      })
    request.fromView = old.view
    request.toView = new.view
    request.initialFrames = [ObjectIdentifier(old): old.view.frame]
    request.finalFrame = { controller in
      guard let tabs = link.target, controller === new else { return nil }
      return tabs.frame(of: new, barHidden: tabs.wantsBarHidden)
    }
    // The tabs find the coordinator by their parent (T-64, T-111).
    request.participants = [self]
    request.followSizeChange = { link.target?.pinSafeAreas(old, new) }
    request.afterwards = { link.target?.startNext() }
    if animated {
      // P-40: the bar is on the clock; T-67: it stays live.
      request.liveCompanionViews = [tabBar]
      request.prepareCompanions = { link.target?.revealBar() }
      request.animateCompanions = { _ in
        link.target?.tabBar.selectedItem = new.tabBarItem
        link.target?.placeBar()
      }
    }
    pinSafeAreas(old, new)
    let driver = TransitionDriver(request, environment: environment)
    self.driver = driver
    driver.start()
  }

  /// T-59, T-60: the old view goes, then both did-callbacks.
  private func settleCompleted(_ old: UIViewController, _ new: UIViewController) {
    shown = new
    tabBar.selectedItem = new.tabBarItem
    environment.record(.hierarchy, old.traceName, "removedFromContainer")
    old.view.removeFromSuperview()
    if new.view.superview !== wrapperView { wrapperView.addSubview(new.view) }
    settleBar()
    put(new, at: frame(of: new, barHidden: barIsPlacedHidden))
    old.endAppearanceTransition()
    new.endAppearanceTransition()
  }

  /// T-62: selection and highlight are as before; the new tab's pair of callbacks, then the old one's.
  private func settleCancelled(_ old: UIViewController, _ new: UIViewController) {
    environment.record(.hierarchy, new.traceName, "removedFromContainer")
    new.view.removeFromSuperview()
    if old.view.superview !== wrapperView { wrapperView.addSubview(old.view) }
    selected = old
    tabBar.selectedItem = old.tabBarItem
    settleBar()
    // Where the whole container is going, the new tab is told of that already, and nobody comes back on the screen.
    if new.appearance != .disappearing { new.beginAppearanceTransition(false, animated: true) }
    new.endAppearanceTransition()
    if appearance != .disappeared, appearance != .disappearing { old.beginAppearanceTransition(true, animated: true) }
    old.endAppearanceTransition()
  }

  /// The selection that waited has its turn.
  private func startNext() {
    driver = nil
    guard let next = queued else { return }
    queued = nil
    guard choices.contains(where: { $0 === next.controller }) else { return }
    select(next.controller, byUser: next.isByUser)
  }
}
