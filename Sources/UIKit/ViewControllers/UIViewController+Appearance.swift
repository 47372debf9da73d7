import QuartzCore

extension UIViewController {
  /// Where the controller stands between hidden and shown (T-25).
  package var appearance: AppearanceState { appearancePhase.state }
  /// Whether the change of appearance that runs is animated.
  var appearanceIsAnimated: Bool { appearancePhase.change?.isAnimated ?? false }
  /// The number of the change that runs; nil where none does.
  var appearanceNumber: Int? { appearancePhase.change?.number }
  /// Whether the running change was begun more than once: the container around the controller has begun it as well (T-33).
  var hasNestedAppearanceChange: Bool { appearancePhase.change.map { $0.count > 1 } ?? false }
  /// Whether `viewIsAppearing` is still to be sent (T-27).
  var awaitsIsAppearing: Bool { appearancePhase.change?.awaitsIsAppearing ?? false }

  /// Starts an appearance transition, or turns the running one round (T-33).
  ///
  /// Calls are counted: the same direction again only counts; the opposite direction starts the count anew and sends the
  /// opposite will-callback, which is how a cancel is told.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if let presentation = modal.presents, presentation.isSettledInContext {
      // What covers the controller in its context comes and goes with it.
      presentation.presented.beginAppearanceTransition(isAppearing, animated: animated)
      if presentation.removesPresentersView { return }
    }
    beginOwnAppearance(isAppearing, animated: animated)
  }

  /// The controller's own part of an appearance transition, without what covers it in its context.
  func beginOwnAppearance(_ isAppearing: Bool, animated: Bool) {
    if appearance == (isAppearing ? .appearing : .disappearing) {
      appearancePhase.change?.count += 1
      return
    }
    if appearance == (isAppearing ? .appeared : .disappeared) { return }
    // Turning round is no new appearance: the view never left, so it is not "appearing" again (T-27, T-50).
    let isReversal = appearance.isChanging
    let number = startChange(isAppearing, animated: animated)
    if isAppearing {
      loadViewIfNeeded()
      if !isReversal {
        appearancePhase.change?.awaitsIsAppearing = true
        view.setNeedsLayout()
      }
      send("viewWillAppear", animated) { $0.viewWillAppear(animated) }
    } else {
      send("viewWillDisappear", animated) { $0.viewWillDisappear(animated) }
    }
    // A callback may have ended the change, and begun another, which was forwarded then.
    guard appearanceNumber == number else { return }
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends an appearance transition; the did-callback comes when as many ends as beginnings were counted (T-33).
  func endAppearance() {
    if let presentation = modal.presents, presentation.isSettledInContext {
      presentation.presented.endAppearanceTransition()
    }
    endOwnAppearance()
  }

  /// Ends the controller's own part of an appearance transition.
  func endOwnAppearance() {
    appearancePhase.change?.count -= 1
    guard let change = appearancePhase.change, change.count == 0 else { return }
    if appearance == .appearing {
      sendIsAppearingIfNeeded()
      // The callback may have turned the change round, which is not to end with this one.
      guard appearanceNumber == change.number else { return }
      move(to: .appeared)
      send("viewDidAppear", change.isAnimated) { $0.viewDidAppear(change.isAnimated) }
    } else {
      move(to: .disappeared)
      send("viewDidDisappear", change.isAnimated) { $0.viewDidDisappear(change.isAnimated) }
    }
    forwardAppearance { $0.endAppearanceTransition() }
  }

  /// Ends a running appearance transition, however often its beginning was counted.
  func endAppearanceAtOnce() {
    if let presentation = modal.presents, presentation.isSettledInContext {
      presentation.presented.endAppearanceAtOnce()
    }
    guard appearance.isChanging else { return }
    endAtNextCall()
    endAppearanceTransition()
  }

  // MARK: Moves

  /// A change begins, or turns the running one round.
  ///
  /// - Returns: the change's number.
  private func startChange(_ isAppearing: Bool, animated: Bool) -> Int {
    environment.appearanceChanges += 1
    let change = AppearanceChange(number: environment.appearanceChanges, isAnimated: animated)
    move(to: isAppearing ? .appearing(change) : .disappearing(change))
    return change.number
  }

  /// The next end is the last one, however often the change's begin was counted.
  func endAtNextCall() {
    appearancePhase.change?.count = 1
  }

  /// The view came to its window without callbacks, and counts as shown (T-36).
  func markAppeared() {
    move(to: .appeared)
  }

  /// Goes to a phase that follows from the present one; another one is reported, and the appearance stays.
  private func move(to next: AppearancePhase) {
    guard appearancePhase.allows(next) else {
      return environment.report(
        .illegalState(
          of: "the appearance of \(traceName)", from: appearance.rawValue, to: next.state.rawValue))
    }
    appearancePhase = next
  }

  // MARK: Callbacks

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
      guard let childView = child.viewInContainerIfLoaded, let view = viewIfLoaded, childView !== view,
        childView.isDescendant(of: view)
      else { continue }
      call(child)
    }
  }

  private func send(_ name: String, _ animated: Bool, _ call: (UIViewController) -> Void) {
    environment.record(.appearance, traceName, name, [String(animated)])
    let outer = isSendingAppearance
    isSendingAppearance = true
    environment.perform { call(self) }
    isSendingAppearance = outer
  }

  /// An appearance callback has reached the base class: somebody else than the engine may have called it (T-34, P-27).
  func checkAppearanceCall(_ call: String) {
    guard !isSendingAppearance else { return }
    environment.report(.appearanceMisuse(call, controller: traceName))
  }

  func sendIsAppearingIfNeeded() {
    guard let change = appearancePhase.change, change.awaitsIsAppearing, viewIfLoaded?.window != nil else { return }
    appearancePhase.change?.awaitsIsAppearing = false
    send("viewIsAppearing", change.isAnimated) { $0.viewIsAppearing(change.isAnimated) }
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
