import QuartzCore

extension UIViewController {
  /// Starts an appearance transition, or turns the running one round (T-33).
  ///
  /// Calls are counted: the same direction again only counts; the opposite direction starts the count anew and sends the
  /// opposite will-callback, which is how a cancel is told.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if let over = modal.presents, over.isSettledInContext {
      // What covers the controller in its context comes and goes with it.
      over.presented.beginAppearanceTransition(isAppearing, animated: animated)
      if over.removesPresentersView { return }
    }
    beginOwnAppearance(isAppearing, animated: animated)
  }

  /// The controller's own part of an appearance transition, without what covers it in its context.
  func beginOwnAppearance(_ isAppearing: Bool, animated: Bool) {
    let target: AppearanceState = isAppearing ? .appearing : .disappearing
    if appearance == target {
      appearanceDepth += 1
      return
    }
    let settled: AppearanceState = isAppearing ? .appeared : .disappeared
    if appearance == settled { return }
    // Turning round is no new appearance: the view never left, so it is not "appearing" again (T-27, T-50).
    let turnsRound = appearance.isChanging
    appearance = target
    appearanceDepth = 1
    appearanceIsAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      if !turnsRound {
        awaitsIsAppearing = true
        view.setNeedsLayout()
      }
      send("viewWillAppear") { $0.viewWillAppear(animated) }
    } else {
      awaitsIsAppearing = false
      send("viewWillDisappear") { $0.viewWillDisappear(animated) }
    }
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends an appearance transition; the did-callback comes when as many ends as beginnings were counted (T-33).
  func endAppearance() {
    if let over = modal.presents, over.isSettledInContext { over.presented.endAppearanceTransition() }
    endOwnAppearance()
  }

  /// Ends the controller's own part of an appearance transition.
  func endOwnAppearance() {
    guard appearance.isChanging else { return }
    appearanceDepth -= 1
    guard appearanceDepth == 0 else { return }
    if appearance == .appearing {
      sendIsAppearingIfNeeded()
      // A view that an animator took out of the window is not appearing when it comes back later (T-27).
      awaitsIsAppearing = false
      appearance = .appeared
      send("viewDidAppear") { $0.viewDidAppear(appearanceIsAnimated) }
    } else {
      appearance = .disappeared
      send("viewDidDisappear") { $0.viewDidDisappear(appearanceIsAnimated) }
    }
    forwardAppearance { $0.endAppearanceTransition() }
  }

  /// Ends a running appearance transition, however often its beginning was counted.
  func endAppearanceAtOnce() {
    if let over = modal.presents, over.isSettledInContext { over.presented.endAppearanceAtOnce() }
    guard appearance.isChanging else { return }
    appearanceDepth = 1
    endAppearanceTransition()
  }

  /// Tells whether a transition may start; one that has not ended is reported (T-35, P-25).
  func reportIfUnbalanced() {
    if appearance.isChanging {
      environment.report(.unbalancedAppearance(controller: traceName, state: appearance.rawValue))
    }
  }

  /// Plain parents forward to every child whose view is in the hierarchy, after their own callback (T-32).
  private func forwardAppearance(_ call: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, !forwardsAppearanceItself else { return }
    for child in storedChildren {
      guard let childView = child.viewInPlaceIfLoaded, let view = viewIfLoaded, childView !== view,
        childView.isDescendant(of: view)
      else { continue }
      call(child)
    }
  }

  private func send(_ name: String, _ call: (UIViewController) -> Void) {
    environment.record(.appearance, traceName, name, [String(appearanceIsAnimated)])
    let outer = isSendingAppearance
    isSendingAppearance = true
    environment.perform { call(self) }
    isSendingAppearance = outer
  }

  /// An appearance callback has reached the base class: somebody else than the engine may have called it (T-34, P-27).
  func noteAppearanceCall(_ call: String) {
    guard !isSendingAppearance else { return }
    environment.report(.appearanceMisuse(call, controller: traceName))
  }

  func sendIsAppearingIfNeeded() {
    guard awaitsIsAppearing, viewIfLoaded?.window != nil else { return }
    awaitsIsAppearing = false
    send("viewIsAppearing") { $0.viewIsAppearing(appearanceIsAnimated) }
  }

  /// Called by the view in its layout pass: `viewIsAppearing` once, then will, the layout itself, did (T-28).
  func viewIsBeingLaidOut(_ layout: () -> Void) {
    environment.perform {
      sendIsAppearingIfNeeded()
      environment.record(.appearance, traceName, "viewWillLayoutSubviews")
      viewWillLayoutSubviews()
      layout()
      environment.record(.appearance, traceName, "viewDidLayoutSubviews")
      viewDidLayoutSubviews()
    }
  }
}
