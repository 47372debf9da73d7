import QuartzCore

extension UIContainerTransition {
  /// "A to B", for diagnostics.
  var name: String { "\(from?.traceName ?? "nothing") to \(to?.traceName ?? "nothing")" }

  /// Waits for the end of the transition that runs in the container view.
  func wait(in container: UIViewController) {
    move(to: .waiting)
    let pending = PendingTransition()
    self.pending = pending
    container.environment.pendingTransitions.append(pending)
  }

  /// Makes the request, and starts a driver with it.
  func start(in container: UIViewController) {
    move(to: .running)
    let environment = container.environment
    let waitingTransition = pending
    pending = nil
    environment.pendingTransitions.remove(waitingTransition)
    // A container that has not appeared sends its children's callbacks itself.
    if container.appearance == .appeared {
      from?.reportIfUnbalanced()
      to?.reportIfUnbalanced()
    }
    addChildIfNeeded(in: container)
    to?.loadViewIfNeeded()
    let targetFrame = finalFrame ?? containerView.bounds
    to?.viewInContainer.bounds.size = targetFrame.size
    sendsAppearance = container.appearance == .appeared
    let animated = sendsAppearance && animator != nil && UIView.areAnimationsEnabled
    let request = TransitionRequest(
      from: from, to: to, containerView: containerView, isAnimated: animated,
      animatorProvider: { self.animator }, interactionProvider: { _ in self.interactionController },
      sendWillCallbacks: { self.sendWillCallbacks(animated) }, settle: { self.settle($0, animated) })
    request.fromView = from?.viewInContainer
    request.toView = to?.viewInContainer
    request.pending = waitingTransition
    if let view = from?.viewInContainerIfLoaded, view.superview === containerView {
      fromAttachment = ViewAttachment(of: view)
    }
    fillFrames(of: request, from: from?.viewInContainer.frame, to: targetFrame)
    request.containerSizeDidChange = { [unowned self] in containerSizeDidChange($0) }
    // The children find the coordinator through their parent. A child that runs a transition of its own returns that
    // one's (T-111).
    request.participants = [container]
    request.afterCompletions = { self.end(completed: self.driver?.state == .completed) }
    let driver = TransitionDriver(request, environment: environment)
    self.driver = driver
    driver.start()
  }

  private func addChildIfNeeded(in container: UIViewController) {
    guard let to, to.storedParent !== container else { return }
    addsChild = true
    to.containmentMove = ContainmentMove(.toParent, by: container)
    container.addChild(to)
  }

  /// Sets the frames of both controllers. With an edge, the outer frames lie beside the inner ones (T-16, T-98).
  private func fillFrames(of request: TransitionRequest, from start: CGRect?, to targetFrame: CGRect) {
    let size = containerView.bounds.size
    if let from, let start {
      request.initialFrames[ObjectIdentifier(from)] = start
      if let edge { request.finalFrames[ObjectIdentifier(from)] = start.beyond(edge, of: size, -1) }
    }
    if let to {
      request.finalFrames[ObjectIdentifier(to)] = targetFrame
      if let edge { request.initialFrames[ObjectIdentifier(to)] = targetFrame.beyond(edge, of: size, 1) }
    }
  }

  /// Updates the frames for the container's new size (P-33).
  ///
  /// A view that filled the old size fills the new one. Other frames stay, because only the app knows their rules.
  private func containerSizeDidChange(_ request: TransitionRequest) {
    containerWasResized = true
    let start = fromAttachment?.frame(in: containerView) ?? from.flatMap { request.initialFrames[ObjectIdentifier($0)] }
    fillFrames(of: request, from: start, to: finalFrame ?? containerView.bounds)
  }

  /// Sends viewWillDisappear before viewWillAppear (T-97).
  private func sendWillCallbacks(_ animated: Bool) {
    guard sendsAppearance else { return }
    if removesDepartingChild, let container { from?.containmentMove = ContainmentMove(.fromParent, by: container) }
    from?.beginAppearanceTransition(false, animated: animated)
    to?.beginAppearanceTransition(true, animated: animated)
  }

  private func settle(_ didComplete: Bool, _ animated: Bool) {
    guard let container else { return }
    if didComplete { settleCompleted(in: container, animated) } else { settleCancelled(in: container, animated) }
    from?.endContainmentMove(.fromParent)
    to?.endContainmentMove(.toParent)
  }

  /// Sends the arriving controller's did-callback, removes the old view, sends the other's, then the moves between
  /// parents (T-95…T-97).
  private func settleCompleted(in container: UIViewController, _ animated: Bool) {
    if removesDepartingChild { from?.willMove(toParent: nil) }
    if let to {
      let toView = to.viewInContainer
      if toView.superview !== containerView, driver?.isToViewLeftOut != true { containerView.addSubview(toView) }
      UIView.performWithoutAnimation { toView.place(in: finalFrame ?? containerView.bounds) }
      // The view fills the container view, also after a size change (P-33).
      if finalFrame == nil { toView.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      if sendsAppearance {
        // The container may have left the screen meanwhile.
        if !container.appearance.isShown { to.beginAppearanceTransition(false, animated: false) }
        to.endAppearanceTransition()
      }
    }
    if let from {
      container.environment.record(.hierarchy, from.traceName, "removedFromContainer")
      from.viewInContainer.removeFromSuperview()
      endAppearance(ofRemoved: from, animated)
    }
    if addsChild { to?.didMove(toParent: container) }
    if removesDepartingChild, from?.storedParent === container { from?.removeFromParent() }
  }

  /// Ends the appearance of a child without its view, however many appearance transitions the container and
  /// presentations have begun: they cannot end them any more.
  private func endAppearance(ofRemoved child: UIViewController, _ animated: Bool) {
    child.beginAppearanceTransition(false, animated: animated)
    child.endAppearanceAtOnce()
  }

  /// Restores the state before the request. The new controller gets the callbacks of both its moves between parents
  /// (T-96, T-97).
  private func settleCancelled(in container: UIViewController, _ animated: Bool) {
    if let to {
      container.environment.record(.hierarchy, to.traceName, "removedFromContainer")
      to.viewInContainer.removeFromSuperview()
      endAppearance(ofRemoved: to, animated)
    }
    if let from, let fromAttachment {
      if from.viewInContainer.superview !== containerView { containerView.addSubview(from.viewInContainer) }
      if containerWasResized, fromAttachment.fills {
        UIView.performWithoutAnimation { fromAttachment.restore(from.viewInContainer) }
      }
      // If the container has left the screen meanwhile, the source does not reappear.
      if sendsAppearance, container.appearance.isShown { from.beginAppearanceTransition(true, animated: animated) }
    }
    // A controller that was not visible before does not appear now.
    if sendsAppearance { from?.endAppearanceTransition() }
    guard addsChild, let to else { return }
    to.didMove(toParent: container)
    to.willMove(toParent: nil)
    to.removeFromParent()
  }

  /// Releases everything, calls the app's completion, and starts the next transition.
  func end(completed: Bool) {
    move(to: .ended)
    driver = nil
    (animator, interactionController) = (nil, nil)
    let completion = completion
    self.completion = nil
    let container = container
    // A presentation over the current context lies on the container's view, and stays in front (T-68).
    for view in containerView.subviews where view is PresentationContainerView {
      containerView.bringSubviewToFront(view)
    }
    container?.containerTransitions.removeAll(identicalTo: self)
    completion?(completed)
    container?.startNextTransition(in: containerView)
  }
}

extension UIViewController {
  /// Starts the oldest transition that waits for a container view, if its source is still shown.
  func startNextTransition(in containerView: UIView) {
    let here = containerTransitions.filter { $0.containerView === containerView }
    guard let next = here.first, next.phase == .waiting else { return }
    if let from = next.from, from.viewInContainerIfLoaded?.superview !== containerView {
      environment.report(.containerTransitionStartNotShown(transition: next.name, container: traceName))
      environment.pendingTransitions.remove(next.pending)
      return next.end(completed: false)
    }
    next.start(in: self)
  }
}

extension CGRect {
  /// The rectangle moved by the container's size beyond one edge; with −1, beyond the opposite edge.
  fileprivate func beyond(_ edge: UIRectEdge, of size: CGSize, _ side: CGFloat) -> CGRect {
    let (width, height) = (size.width * side, size.height * side)
    return switch edge {
    case .left: offsetBy(dx: -width, dy: 0)
    case .right: offsetBy(dx: width, dy: 0)
    case .top: offsetBy(dx: 0, dy: -height)
    case .bottom: offsetBy(dx: 0, dy: height)
    default: self
    }
  }
}
