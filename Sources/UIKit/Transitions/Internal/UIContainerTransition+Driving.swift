import QuartzCore

extension UIContainerTransition {
  /// "A to B", for diagnostics.
  var name: String { "\(from?.traceName ?? "nothing") to \(to?.traceName ?? "nothing")" }

  /// Another transition runs here: this one has its turn at its end.
  func wait(in container: UIViewController) {
    move(to: .waiting)
    let pending = PendingTransition()
    self.pending = pending
    container.environment.pendingTransitions.append(pending)
  }

  /// Makes the request and hands it to a driver.
  func start(in container: UIViewController) {
    move(to: .running)
    let environment = container.environment
    let waited = pending
    pending = nil
    environment.pendingTransitions.remove(waited)
    // A container that is not there yet brings its children along by itself.
    if container.appearance == .appeared {
      from?.reportIfUnbalanced()
      to?.reportIfUnbalanced()
    }
    adopt(in: container)
    to?.loadViewIfNeeded()
    let goal = finalFrame ?? containerView.bounds
    to?.viewInPlace.bounds.size = goal.size
    sendsAppearance = container.appearance == .appeared
    let animated = sendsAppearance && animator != nil && UIView.areAnimationsEnabled
    let request = TransitionRequest(
      from: from, to: to, containerView: containerView, isAnimated: animated,
      animatorQuestion: { self.animator }, interactionQuestion: { _ in self.interactionController },
      sendWills: { self.sendWills(animated) }, settle: { self.settle($0, animated) })
    request.fromView = from?.viewInPlace
    request.toView = to?.viewInPlace
    request.pending = waited
    if let view = from?.viewInPlaceIfLoaded, view.superview === containerView { fromHome = ViewHome(of: view) }
    fillFrames(of: request, from: from?.viewInPlace.frame, to: goal)
    request.followSizeChange = { [unowned self] in followSizeChange($0) }
    // The children find the coordinator by their parent; one that runs a transition of its own keeps its own (T-111).
    request.participants = [container]
    request.afterwards = { self.end(completed: self.driver?.state == .completed) }
    let driver = TransitionDriver(request, environment: environment)
    self.driver = driver
    driver.start()
  }

  private func adopt(in container: UIViewController) {
    guard let to, to.storedParent !== container else { return }
    adoptsNewChild = true
    to.parentMove = ParentMove(.inwards, by: container)
    container.addChild(to)
  }

  /// T-16, T-98: with an edge the outer frames lie beside the inner ones.
  private func fillFrames(of request: TransitionRequest, from start: CGRect?, to goal: CGRect) {
    let size = containerView.bounds.size
    if let from, let start {
      request.initialFrames[ObjectIdentifier(from)] = start
      if let edge { request.finalFrames[ObjectIdentifier(from)] = start.beyond(edge, of: size, -1) }
    }
    if let to {
      request.finalFrames[ObjectIdentifier(to)] = goal
      if let edge { request.initialFrames[ObjectIdentifier(to)] = goal.beyond(edge, of: size, 1) }
    }
  }

  /// The container got another size (P-33): what filled it fills the new one; frames of other views are the app's, who knows their rules.
  private func followSizeChange(_ request: TransitionRequest) {
    hasFollowed = true
    let start = fromHome?.frame(in: containerView) ?? from.flatMap { request.initialFrames[ObjectIdentifier($0)] }
    fillFrames(of: request, from: start, to: finalFrame ?? containerView.bounds)
  }

  /// T-97: the one that goes hears first.
  private func sendWills(_ animated: Bool) {
    guard sendsAppearance else { return }
    if removesDepartingChild, let container { from?.parentMove = ParentMove(.outwards, by: container) }
    from?.beginAppearanceTransition(false, animated: animated)
    to?.beginAppearanceTransition(true, animated: animated)
  }

  private func settle(_ didComplete: Bool, _ animated: Bool) {
    guard let container else { return }
    if didComplete { settleCompleted(in: container) } else { settleCancelled(in: container, animated) }
    from?.endMove(.outwards)
    to?.endMove(.inwards)
  }

  /// T-95…T-97: the arriving one's did-callback, the view goes, the other's, then the moves.
  private func settleCompleted(in container: UIViewController) {
    if removesDepartingChild { from?.willMove(toParent: nil) }
    if let to {
      let toView = to.viewInPlace
      if toView.superview !== containerView, driver?.lacksToView != true { containerView.addSubview(toView) }
      UIView.performWithoutAnimation { toView.place(in: finalFrame ?? containerView.bounds) }
      // It fills the container view, also once that gets another size (P-33).
      if finalFrame == nil { toView.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      if sendsAppearance {
        // The container may have left the screen meanwhile.
        if !container.appearance.isShown { to.beginAppearanceTransition(false, animated: false) }
        to.endAppearanceTransition()
      }
    }
    if let from {
      container.environment.record(.hierarchy, from.traceName, "removedFromContainer")
      from.viewInPlace.removeFromSuperview()
      // Whatever else it is told to wait for, without its view it has disappeared.
      if sendsAppearance, [from.appearance, from.appearanceInPlace].contains(.disappearing) {
        from.endAppearanceAtOnce()
      } else if sendsAppearance {
        from.endAppearanceTransition()
      } else if from.appearanceInPlace != .disappeared {
        // The container, which is not there yet, has told it that it appears, and cannot tell it any more.
        from.beginAppearanceTransition(false, animated: false)
        from.endAppearanceAtOnce()
      }
    }
    if adoptsNewChild { to?.didMove(toParent: container) }
    if removesDepartingChild, from?.storedParent === container { from?.removeFromParent() }
  }

  /// T-96, T-97: as if nothing had been asked for; the new controller is told of both its moves.
  private func settleCancelled(in container: UIViewController, _ animated: Bool) {
    if let to {
      container.environment.record(.hierarchy, to.traceName, "removedFromContainer")
      to.viewInPlace.removeFromSuperview()
      if sendsAppearance {
        to.beginAppearanceTransition(false, animated: animated)
        to.endAppearanceTransition()
      }
    }
    if let from, let fromHome {
      if from.viewInPlace.superview !== containerView { containerView.addSubview(from.viewInPlace) }
      if hasFollowed, fromHome.fills { UIView.performWithoutAnimation { fromHome.restore(from.viewInPlace) } }
      // Where the container has left the screen meanwhile, the source does not come back on it.
      if sendsAppearance, container.appearance.isShown { from.beginAppearanceTransition(true, animated: animated) }
    }
    // Who was not shown before is not shown now.
    if sendsAppearance { from?.endAppearanceTransition() }
    guard adoptsNewChild, let to else { return }
    to.didMove(toParent: container)
    to.willMove(toParent: nil)
    to.removeFromParent()
  }

  /// Lets go of everything, tells the app, and gives the next one its turn.
  func end(completed: Bool) {
    move(to: .ended)
    driver = nil
    (animator, interactionController) = (nil, nil)
    let completion = completion
    self.completion = nil
    let container = container
    // What is presented over the container as a context lies on its view, and stays on top (T-68).
    for view in containerView.subviews where view is PresentationContainerView {
      containerView.bringSubviewToFront(view)
    }
    container?.containerTransitions.removeAll(identicalTo: self)
    completion?(completed)
    container?.startNextTransition(in: containerView)
  }
}

extension UIViewController {
  /// The oldest transition that waits for a container view begins, if it still begins at what is shown.
  func startNextTransition(in containerView: UIView) {
    let here = containerTransitions.filter { $0.containerView === containerView }
    guard let next = here.first, next.phase == .waiting else { return }
    if let from = next.from, from.viewInPlaceIfLoaded?.superview !== containerView {
      environment.report(.containerTransitionOvertaken(transition: next.name, container: traceName))
      environment.pendingTransitions.remove(next.pending)
      return next.end(completed: false)
    }
    next.start(in: self)
  }
}

extension CGRect {
  /// The rectangle a whole container further, beyond one edge; by −1 beyond the opposite one.
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
