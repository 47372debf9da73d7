import QuartzCore

/// Settles the hierarchy, the callbacks and the stack at the end of a transition.
extension UINavigationController {
  /// Settles a completed transition: removes the old view, sends the did-callbacks, then `didMove`, then `didShow`
  /// (T-38, T-48).
  func settleCompleted(
    _ old: UIViewController?, _ new: UIViewController, _ change: NavigationChange, _ animated: Bool
  ) {
    removeOld(old, showing: change)
    // A controller that is still appearing stays, and leaves with the next transition.
    guard hasNoOtherParent(new) || new.appearanceInContainer == .appearing else { return endWithoutNew(old, change) }
    if new.viewInContainer.superview !== wrapperView, driver?.isToViewLeftOut != true {
      wrapperView.addSubview(new.viewInContainer)
    }
    settleBars()
    place(new, at: frame(of: new, under: placedBars))
    old?.endAppearanceTransition()
    driver?.arriving = nil
    new.endAppearanceTransition()
    settleMoves(departed: change.leaving, arrived: change.arriving)
    sendDidShow(new, animated: animated)
  }

  /// Whether the controller has this parent, or none.
  func hasNoOtherParent(_ controller: UIViewController) -> Bool {
    controller.storedParent == nil || controller.storedParent === self
  }

  private func removeOld(_ old: UIViewController?, showing change: NavigationChange) {
    shownStack = change.after
    showItems(of: change.after)
    guard let old else { return }
    environment.record(.hierarchy, old.traceName, "removedFromContainer")
    removeView(old)
  }

  /// Settles a transition whose new controller was added to another container before its callbacks.
  func settleWithoutNew(_ old: UIViewController?, _ change: NavigationChange) {
    removeOld(old, showing: change)
    endWithoutNew(old, change)
  }

  /// Ends a transition without the new screen, and requests one that shows the rest of the stack.
  private func endWithoutNew(_ old: UIViewController?, _ change: NavigationChange) {
    settleBars()
    driver?.arriving = nil
    shownStack = []
    old?.endAppearanceTransition()
    settleMoves(departed: change.leaving, arrived: change.arriving)
    requestTransition()
  }

  /// Settles a cancelled transition (T-50).
  ///
  /// The new view is removed, the new controller gets its pair of callbacks, then the old one. The stack is restored,
  /// and `didShow` is not sent.
  func settleCancelled(_ old: UIViewController?, _ new: UIViewController, _ change: NavigationChange) {
    driver?.noteArrivingView()
    environment.record(.hierarchy, new.traceName, "removedFromContainer")
    removeView(new)
    let oldHasNoOtherParent = old.map(hasNoOtherParent) ?? true
    if let old, !oldHasNoOtherParent { removeView(old) }
    if let old, oldHasNoOtherParent, old.viewInContainer.superview !== wrapperView {
      wrapperView.addSubview(old.viewInContainer)
    }
    driver?.arriving = nil
    // A disappearing container has already sent this to the new screen.
    if new.appearanceInContainer != .disappearing { new.beginAppearanceTransition(false, animated: true) }
    new.endAppearanceTransition()
    reattachControllers(change)
    // The old top does not reappear in a container that has left the screen.
    if oldHasNoOtherParent { driver?.arriving = old }
    if oldHasNoOtherParent, appearance.isShown { old?.beginAppearanceTransition(true, animated: true) }
    driver?.arriving = nil
    old?.endAppearanceTransition()
    old?.endContainmentMove(.toParent)  // T-42
    restore(change)
    guard let old else { return }
    if oldHasNoOtherParent { return placeIfNeeded(old) }
    // The old screen was added to another container: the rest of the stack is shown.
    shownStack = []
    requestTransition()
  }

  /// Gives popped controllers their parent back before the old top reappears (T-47, T-50).
  ///
  /// Controllers that another container has added stay there.
  private func reattachControllers(_ change: NavigationChange) {
    for controller in change.before where controller.storedParent == nil {
      attach(controller)
      environment.record(.containment, controller.traceName, "restoredParent", [traceName])
      // The old top is moving to its parent again in its callbacks (T-42).
      controller.containmentMove =
        controller === change.before.last ? ContainmentMove(.toParent, by: self) : ContainmentMove()
    }
  }

  /// Restores the stack, then the bars, whose wanted state is computed from it.
  private func restore(_ change: NavigationChange) {
    shownStack = change.before
    stack = change.before.filter { $0.storedParent === self }
    // A controller that was inserted below the old top stays (T-142).
    settleMoves(
      departed: change.leaving.without(change.before),
      arrived: change.arriving.filter(change.before.contains(identicalTo:)))
    for controller in change.arriving.without(change.before) {
      controller.containmentMove = ContainmentMove()
      detach(controller)
      controller.sendDidMove(to: nil)
    }
    showItems(of: change.before)
    settleBars()
  }
}
