import QuartzCore

/// The card from its coming to its going.
extension UISheetPresentationController {
  /// The presentation begins: dimming and push-back are made ready, the card gets its content.
  func moveIn() {
    guard let containerView else { return }
    knownLayout = nil
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    dimming.onTap = { [link = WeakReference(self)] in link.target?.presentation?.userWantsAway() }
    containerView.insertSubview(dimming, at: 0)
    containerView.addGestureRecognizer(pan.recognizer)
    card.showsGrabber = prefersGrabberVisible
    card.onGrabberTap = { [link = WeakReference(self)] in link.target?.stepToNextStop() }
    card.hold(presentedViewController.view)
    takeBackdrop()
    shapeCard()
  }

  /// Takes the view that shows the presenter as what lies behind, in place of another one.
  func takeBackdrop() {
    guard let containerView else { return }
    backdrop?.leave()
    let isPushed = layout.stops.contains(where: \.pushesBack)
    backdrop = isPushed ? SheetBackdrop(behind: self, in: containerView) : nil
  }

  /// The card has arrived, or has come back.
  func stay() {
    isAtRest = true
    UIView.performWithoutAnimation {
      rest()
      tint.dim(selectedStop.isDimmed ? presentingViewController.viewIfLoaded : nil)
    }
  }

  /// An animator takes the card.
  func leaveRest() {
    isAtRest = false
    stopSettling()
  }

  /// The presentation is over.
  func moveOut() {
    leaveRest()
    pan.end()
    containerView?.removeGestureRecognizer(pan.recognizer)
    dimming.removeFromSuperview()
    tint.dim(nil)
    backdrop?.leave()
    backdrop = nil
    card.letGo()
  }

  /// The container's layout: a card at rest goes to its place.
  func layOutContainer() {
    guard isAtRest, settling == nil, !pan.holds(selectedStop) else { return }
    rest()
  }

  /// Puts the card where its detent says.
  func rest() {
    stopSettling()
    place(atTop: layout.top(of: selectedStop))
    pan.cardWasPlaced(at: selectedStop)
  }

  /// Puts the card's top edge at a height, with all that goes along.
  func place(atTop top: CGFloat) {
    shapeCard()
    card.place(in: layout.frame(atTop: top))
    card.layoutIfNeeded()
    decorate(atTop: top)
  }

  /// Dims and pushes back as the card's top edge wants it.
  func decorate(atTop top: CGFloat) {
    dimming.alpha = layout.dimming(atTop: top)
    card.shade(layout.shading(atTop: top))
    backdrop?.push(layout.pushing(atTop: top))
  }

  private func shapeCard() {
    let asked = preferredCornerRadius ?? SheetMetrics.cornerRadius
    card.shape(radius: asked.isFinite ? max(0, asked) : SheetMetrics.cornerRadius, isFloating: layout.isFloating)
  }

  // MARK: Settling

  /// Lets a spring take the card to a stop, with the speed of the finger in points per second, downwards (K-31).
  func settle(at stop: SheetLayout.Stop, from top: CGFloat, speed: CGFloat) {
    stopSettling()
    let target = layout.top(of: stop)
    let way = target - top
    // From its frequency on, a critical spring would pass its stop.
    let limit = SheetMetrics.springFrequency
    let velocity = way == 0 ? 0 : min(max(speed / way, -limit), limit)
    let spring = UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: velocity, dy: velocity))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { [self] in
      place(atTop: target)
      tint.dim(stop.isDimmed ? presentingViewController.viewIfLoaded : nil)
    }
    animator.addCompletion { [link = WeakReference(self)] _ in link.target?.settling = nil }
    settling = animator
    animator.startAnimation()
  }

  /// Stops the spring where the card is, and tells where its top edge stands.
  @discardableResult
  func stopSettling() -> CGFloat {
    if let settling {
      self.settling = nil
      settling.stopAnimation(true)
    }
    return card.frame.minY
  }

  /// The user has chosen a stop.
  func choose(_ stop: SheetLayout.Stop) {
    guard stop != selectedStop else { return }
    selectedDetentIdentifier = stop.identifier
    presentation?.record(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", [stop.identifier.rawValue])
    let heard = (delegate ?? presentation?.controller.delegate) as? any UISheetPresentationControllerDelegate
    heard.map(presentedViewController.environment.optionalMethods.complete)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// A tap on the grabber: one stop up, and from the highest to the lowest.
  private func stepToNextStop() {
    let stops = layout.stops
    guard isAtRest, stops.count > 1, let index = stops.firstIndex(of: selectedStop) else { return }
    let top = stopSettling()
    let next = stops[(index + 1) % stops.count]
    choose(next)
    settle(at: next, from: top, speed: 0)
  }
}
