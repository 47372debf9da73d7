import QuartzCore

/// Movements of the keyboard along with transitions of screens (P-56).
extension KeyboardController {
  /// Holds the keyboard while the will-callbacks are sent.
  func transitionWillBegin() { suspend() }

  /// Moves the keyboard with a transition whose will-callbacks were sent: one that leaves with its screen goes
  /// sideways with a push or a pop, and downwards with a dismissal; one that a screen has asked for in
  /// `viewWillAppear` comes the same way.
  func transitionDidBegin(_ driver: TransitionDriver) {
    resume()
    guard suspensionsEnded, !isHeldByTransition, driver.request.from !== driver.request.to else { return update() }
    let responder = environment.presses.firstResponder
    let isLeaving = responder.map { driver.request.hides($0) } ?? false
    if isLeaving, let responder {
      leave(with: driver, responder)
    } else if content == nil, let wanted = KeyboardContent(of: responder, in: environment) {
      arrive(with: driver, wanted)
    } else {
      update()
    }
  }

  // MARK: Leaving

  private func leave(with driver: TransitionDriver, _ responder: UIResponder) {
    remember(responder, until: driver)
    guard let frame, let coordinator = driver.coordinator, driver.request.isAnimated,
      let offset = offset(of: driver, isLeaving: true)
    else {
      return UIView.performWithoutAnimationIf(!driver.request.isAnimated) { responder.resignByForce() }
    }
    let change = KeyboardChange(
      from: frame, to: frame.offsetBy(dx: offset.x, dy: offset.y), isHiding: true, duration: 0.25)
    let isInteractive = driver.context.isInteractive
    if !isInteractive {
      suspend()
      responder.resignByForce()
      resume()
    }
    isHeldByTransition = true
    slide(along: coordinator, to: change.to) { [self] in
      if !isInteractive { post(change, isBefore: true) }
    } completion: { [self] cancelled in
      isHeldByTransition = false
      guard !cancelled else { return returnAfterCancel(to: frame, responder, isInteractive: isInteractive) }
      if isInteractive {
        suspend()
        responder.resignByForce()
        resume()
        post(KeyboardChange(from: change.from, to: change.to, isHiding: true, duration: 0), isBefore: true)
      }
      setContent(nil)
      noteMovement(to: nil)
      updateGuides()
      finish(change)
      update()
    }
  }

  private func returnAfterCancel(to frame: CGRect, _ responder: UIResponder, isInteractive: Bool) {
    if let host = window?.host { UIView.performWithoutAnimation { place(host, at: frame) } }
    if !isInteractive {
      suspend()
      responder.becomeFirstResponder()
      resume()
    }
    update(animated: false)
  }

  // MARK: Arriving

  private func arrive(with driver: TransitionDriver, _ wanted: KeyboardContent) {
    guard let coordinator = driver.coordinator, driver.request.isAnimated,
      let offset = offset(of: driver, isLeaving: false)
    else { return update(animated: driver.request.isAnimated) }
    setContent(wanted)
    let end = endFrame(of: wanted)
    let start = end.offsetBy(dx: offset.x, dy: offset.y)
    let host = prepareWindow().host
    UIView.performWithoutAnimation { place(host, at: start) }
    let change = KeyboardChange(from: start, to: end, isHiding: false, duration: 0.25)
    let isInteractive = driver.context.isInteractive
    isHeldByTransition = true
    noteMovement(to: end)
    slide(along: coordinator, to: end) { [self] in
      if !isInteractive { post(change, isBefore: true) }
    } completion: { [self] cancelled in
      isHeldByTransition = false
      if cancelled { return update(animated: false) }
      if isInteractive {
        post(KeyboardChange(from: start, to: end, isHiding: false, duration: 0), isBefore: true)
        updateGuides()
      }
      finish(change)
      update()
    }
  }

  // MARK: Movement

  /// Moves the keyboard's view on the transition's clock.
  private func slide(
    along coordinator: TransitionCoordinator, to end: CGRect, animations: @escaping () -> Void,
    completion: @escaping (_ cancelled: Bool) -> Void
  ) {
    let window = prepareWindow()
    coordinator.animateAlongsideTransition(in: window.host) { [self] _ in
      place(window.host, at: end)
      animations()
      if !coordinator.isInteractive { updateGuides() }
    } completion: {
      completion($0.isCancelled)
    }
  }

  /// Returns how far the keyboard moves with a transition; nil for one that it does not go along with.
  private func offset(of driver: TransitionDriver, isLeaving: Bool) -> CGPoint? {
    let request = driver.request
    let size = environment.screen.bounds.size
    if request.presentationStyle != .none {
      let isDismissal = request.to.map { $0.modal.isPresentedBy?.presenter !== request.from } ?? true
      // The keyboard of a presenter leaves by itself, and that of a dismissed screen goes with it.
      return isDismissal == isLeaving ? CGPoint(x: 0, y: frame?.height ?? size.height) : nil
    }
    guard let stack = request.to?.navigationController ?? request.from?.navigationController, let from = request.from
    else { return nil }
    let isPop = !stack.viewControllers.contains(identicalTo: from)
    let isRightToLeft = stack.viewIfLoaded?.effectiveTraits.layoutDirection == .rightToLeft
    let sign: CGFloat = isPop == isLeaving ? 1 : -1
    return CGPoint(x: (isRightToLeft ? -sign : sign) * size.width, y: 0)
  }

  // MARK: Presenters

  /// Makes the presenter's first responder that again when its presentation has ended.
  private func remember(_ responder: UIResponder, until driver: TransitionDriver) {
    guard driver.request.presentationStyle != .none, let presented = driver.request.to,
      presented.modal.isPresentedBy?.presenter === driver.request.from
    else { return }
    presented.modal.isPresentedBy?.formerResponder = responder
  }
}

extension TransitionRequest {
  /// Whether the transition takes a responder off the screen, or covers it.
  @MainActor fileprivate func hides(_ responder: UIResponder) -> Bool {
    var isInside = false
    for link in sequence(first: responder, next: \.next) {
      if link === to { return false }
      if link === from { isInside = true }
    }
    return isInside
  }
}

extension UIView {
  /// Runs a closure, without animation where a condition holds.
  fileprivate class func performWithoutAnimationIf(_ condition: Bool, _ body: () -> Void) {
    if condition { performWithoutAnimation(body) } else { body() }
  }
}
