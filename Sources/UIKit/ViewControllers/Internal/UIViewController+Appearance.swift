import QuartzCore

extension UIViewController {
  /// The appearance (T-25).
  package var appearance: AppearanceState { appearancePhase.state }
  /// Whether the running change is animated; false for none.
  var appearanceIsAnimated: Bool { appearancePhase.change?.isAnimated ?? false }
  /// The number of the running change; nil for none.
  var appearanceNumber: Int? { appearancePhase.change?.number }
  /// Whether the running change was begun more than once: the enclosing container has begun it too (T-33).
  var hasNestedAppearanceChange: Bool { appearancePhase.change.map { $0.count > 1 } ?? false }
  /// Whether `viewIsAppearing` has still to be sent (T-27).
  var awaitsIsAppearing: Bool { appearancePhase.change?.awaitsIsAppearing ?? false }

  /// Begins an appearance transition, or reverses the running one (T-33).
  ///
  /// Begins in the same direction are counted. One in the opposite direction resets the count and sends the opposite
  /// will-callback; that is how a cancel is reported.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if let presentation = modal.presents, presentation.followsContextAppearance {
      // A presentation that covers the controller in its context appears and disappears with it.
      let presented = presentation.presented
      let begins = presented.appearanceInContainer.isShown != isAppearing
      presented.beginAppearanceTransition(isAppearing, animated: animated)
      // The callbacks may have reversed the change for both, or taken the controller out of its container.
      if presented.appearanceInContainer.isShown != isAppearing { return }
      if presentation.removesPresentersView {
        if isAppearing { endReplacedDisappearance() }
        return
      }
      beginOwnAppearance(isAppearing, animated: animated)
      // They may have ended it already.
      if begins, !presented.appearanceInContainer.isChanging { endOwnAppearance() }
      return
    }
    beginOwnAppearance(isAppearing, animated: animated)
  }

  /// Ends the controller's own disappearance after its container has reversed the part that it had in it.
  ///
  /// The controller does not appear, because a presentation has removed its view: what is presented appears instead.
  private func endReplacedDisappearance() {
    guard appearance == .disappearing else { return }
    endAtNextCall()
    endOwnAppearance()
  }

  /// Begins the controller's own appearance transition, without a presentation in its context.
  func beginOwnAppearance(_ isAppearing: Bool, animated: Bool) {
    if appearance == (isAppearing ? .appearing : .disappearing) {
      appearancePhase.change?.count += 1
      return
    }
    if appearance == (isAppearing ? .appeared : .disappeared) { return }
    // Because the view did not leave, a reversal does not send viewIsAppearing again (T-27, T-50).
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
    // The callback may have ended the change and begun another, which was forwarded then.
    guard appearanceNumber == number else { return }
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends an appearance transition. The did-callback is sent when every begin has an end (T-33).
  func endAppearance() {
    if let presentation = modal.presents, presentation.followsContextAppearance {
      presentation.presented.endAppearanceTransition()
    }
    endOwnAppearance()
  }

  /// Ends the controller's own appearance transition.
  func endOwnAppearance() {
    appearancePhase.change?.count -= 1
    guard let change = appearancePhase.change, change.count == 0 else { return }
    if appearance == .appearing {
      sendIsAppearingIfNeeded()
      // The callback may have reversed the change; the reversed one does not end here.
      guard appearanceNumber == change.number else { return }
      move(to: .appeared)
      send("viewDidAppear", change.isAnimated) { $0.viewDidAppear(change.isAnimated) }
    } else {
      move(to: .disappeared)
      send("viewDidDisappear", change.isAnimated) { $0.viewDidDisappear(change.isAnimated) }
    }
    forwardAppearance { $0.endAppearanceTransition() }
  }

  /// Ends a running appearance transition, regardless of the count.
  func endAppearanceAtOnce() {
    if let presentation = modal.presents, presentation.followsContextAppearance {
      presentation.presented.endAppearanceAtOnce()
    }
    guard appearance.isChanging else { return }
    endAtNextCall()
    endAppearanceTransition()
  }

  // MARK: Moves

  /// Starts a change, or reverses the running one.
  ///
  /// - Returns: the change's number.
  private func startChange(_ isAppearing: Bool, animated: Bool) -> Int {
    environment.appearanceChanges += 1
    let change = AppearanceChange(number: environment.appearanceChanges, isAnimated: animated)
    move(to: isAppearing ? .appearing(change) : .disappearing(change))
    return change.number
  }

  /// Sets the count to 1, so that the next end is the last one.
  func endAtNextCall() {
    appearancePhase.change?.count = 1
  }

  /// Marks the controller as appeared, because its view came to a window without callbacks (T-36).
  func markAppeared() {
    move(to: .appeared)
  }

  /// Moves to a phase. One that cannot follow is reported, and the appearance stays.
  private func move(to next: AppearancePhase) {
    guard appearancePhase.allows(next) else {
      return environment.report(
        .illegalState(
          of: "the appearance of \(traceName)", from: appearance.rawValue, to: next.state.rawValue))
    }
    appearancePhase = next
  }

  // MARK: Callbacks

  /// Reports an appearance transition that has not ended before another begins (T-35, P-25).
  func reportIfUnbalanced() {
    if appearance.isChanging {
      environment.report(.unbalancedAppearance(controller: traceName, state: appearance.rawValue))
    }
  }

  /// Forwards a call to every child whose view is in the hierarchy, after the controller's own callback (T-32).
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

  /// Reports an appearance callback that the engine has not sent (T-34, P-27).
  func checkAppearanceCall(_ call: String) {
    guard !isSendingAppearance else { return }
    environment.report(.appearanceMisuse(call, controller: traceName))
  }

  func sendIsAppearingIfNeeded() {
    guard let change = appearancePhase.change, change.awaitsIsAppearing, viewIfLoaded?.window != nil else { return }
    appearancePhase.change?.awaitsIsAppearing = false
    send("viewIsAppearing", change.isAnimated) { $0.viewIsAppearing(change.isAnimated) }
  }

  /// Sends `viewIsAppearing` once, then the layout callbacks around the view's layout (T-28).
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
