import QuartzCore

/// A transition whose screen leaves the window before its end.
extension TransitionDriver {
  /// Whether the container has left the window, and nothing will end the transition.
  ///
  /// An animation that stays attached outside the window does not report a stop (C-4), and no completion is waiting.
  var hasLostScreen: Bool {
    state.isAnimating && request.containerView.layer.treeEnvironment == nil && environment.completions.isEmpty
  }

  /// Completes the transition at once, because its screen leaves. A cancel that is under way becomes a completion
  /// (Decision 5).
  ///
  /// All animations in the container end first, so that the animator's own completion runs before the container settles
  /// the hierarchy; so does one that waits already. If it does not complete the transition, the driver does.
  ///
  /// While the will-callbacks are sent and the alongside blocks of an unanimated transition run, the end waits until
  /// they are over.
  func endImmediately() {
    guard isUnderWay else { return }
    context.wasEndedBySystem = true
    context.setCancelled(false)
    guard state != .preparing else { return }
    interruptible?.finish()
    var rounds = 0
    // The end of one animation may start the next.
    while isUnderWay, awaitsAnimations, rounds < MediaEnvironment.layoutPassLimit {
      if let log { environment.runCompletions(of: log) }
      if isUnderWay { environment.endAnimations(below: request.containerView.layer) }
      rounds += 1
    }
    if isUnderWay { complete(true) }
  }

  /// Ends the transition at once, because the app leaves the screen: one that goes back is cancelled, others complete.
  func endInBackground() {
    guard state.isAnimating, context.transitionWasCancelled else { return endImmediately() }
    interruptible?.finish(at: .start)
    progress.hold(at: 0)
    progress.release(cancelled: true, speed: 1, curve: .linear, timing: nil)
    progress.arrive(atRootTime: environment.clock.now)
  }

  /// Whether an animation in the container has still to end, or a completion of the animator waits.
  private var awaitsAnimations: Bool {
    request.containerView.layer.subtreeHasAnimations || log.map(environment.hasCompletions) ?? false
  }
}

/// A transition that completes without the arriving view in the window (T-129).
extension TransitionDriver {
  /// Whether the animator has left out the arriving view, which then stays out.
  var isToViewLeftOut: Bool { state == .settling && request.to?.windowMove == .leftOut }

  /// Reports an app's animator that has left out the arriving view.
  ///
  /// Called when the transition completes, so an animator may move snapshots until then. A view anywhere in the window,
  /// in a wrapper or under another view than the container, is not left out. Transitions that the system has ended are
  /// not checked.
  func reportLeftOutView() {
    guard let animator, animator !== request.defaultAnimator, !context.wasEndedBySystem,
      let view = request.toView, let controller = request.to, request.containerView.window != nil
    else { return }
    // A controller that presents gets its view back when the presentation ends. One that another container has taken
    // belongs there.
    guard controller.modal.presents == nil, controller.appearance == .appearing else { return }
    guard view.window == nil, controller.viewIfLoaded?.window == nil else { return }
    controller.windowMove = .leftOut
    environment.report(.arrivingViewNotAdded(animator: animatorName, view: view.debugName, transition: name))
  }
}

/// The controllers to which a transition sends appearance callbacks.
extension TransitionDriver {
  /// Whether the transition, and not the window, sends a controller's appearance callbacks.
  ///
  /// True from the beginning to the controller's did-callback, for a controller whose view the transition moves.
  func sendsAppearance(to controller: UIViewController) -> Bool {
    guard request.involves(controller), controller.storedParent == nil || request.moves(controller) else {
      return false
    }
    return isUnderWay || state == .settling && controller.appearance.isChanging
  }

  /// The child of a container that gets the container's appearance while this transition runs (T-31).
  ///
  /// - Parameter shown: the child on the screen while no controller arrives.
  func childForAppearance(shown: UIViewController?) -> UIViewController? {
    if let arriving { return arriving }
    // One child has begun to leave, and the other one begins to arrive next.
    return state == .preparing ? nil : shown
  }

  /// The controller that is visible once the transition has ended; nil before the beginning, and after a cancel.
  var visibleControllerAtEnd: UIViewController? {
    isUnderWay || state == .settling && !context.transitionWasCancelled ? request.to : nil
  }
}

/// The transitions in which a controller takes part itself. A presentation may begin and end while a push runs (T-111).
extension UIViewController {
  /// Their drivers, in the order of their requests.
  package var ownDrivers: [TransitionDriver] { joinedDrivers.compactMap(\.target) }
  /// The driver of the transition that was requested last; nil for none.
  package var ownDriver: TransitionDriver? { ownDrivers.last }

  /// Lets the controller return a transition's coordinator.
  func join(_ driver: TransitionDriver) {
    if !ownDrivers.contains(identicalTo: driver) { joinedDrivers.append(WeakReference(driver)) }
  }

  /// Lets the controller return a transition's coordinator no more.
  func leave(_ driver: TransitionDriver) {
    joinedDrivers.removeAll { $0.target == nil || $0.target === driver }
  }
}

extension UIEnvironment {
  /// Ends the transitions inside a view that is about to leave the screen, and those that begin as they end.
  func endTransitions(inside view: UIView) {
    var rounds = 0
    while rounds < MediaEnvironment.layoutPassLimit,
      let driver = drivers.last(where: {
        $0.isUnderWay && !$0.isBeginningOrEnding && $0.request.containerView.isDescendant(of: view)
      })
    {
      driver.endImmediately()
      rounds += 1
    }
  }
}
