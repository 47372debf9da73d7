import QuartzCore

/// The placement of the card from its presentation to its dismissal.
extension UISheetPresentationController {
  /// Adds dimming, push-back and the card's content at the beginning.
  func installViews() {
    guard let containerView else { return }
    cachedLayout = nil
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    dimming.onTap = { [link = WeakReference(self)] in link.target?.presentation?.userTappedOutside() }
    containerView.insertSubview(dimming, at: 0)
    containerView.addGestureRecognizer(pan.recognizer)
    card.showsGrabber = prefersGrabberVisible
    card.onGrabberTap = { [link = WeakReference(self)] in link.target?.stepToNextStop() }
    card.embed(presentedViewController.view)
    replaceBackdrop()
    shapeCard()
  }

  /// Replaces the backdrop by one of the view that shows the presenter now.
  func replaceBackdrop() {
    guard let containerView else { return }
    backdrop?.restore()
    let isPushed = layout.stops.contains(where: \.pushesBack)
    backdrop = isPushed ? SheetBackdrop(behind: self, in: containerView) : nil
  }

  /// Puts the card at rest after a presentation or a cancelled dismissal.
  func comeToRest() {
    isAtRest = true
    UIView.performWithoutAnimation {
      placeAtSelectedDetent()
      tintDimmer.dim(selectedStop.isDimmed ? presentingViewController.viewIfLoaded : nil)
    }
  }

  /// Ends the rest, because an animator moves the card.
  func endRest() {
    isAtRest = false
    stopSettling()
  }

  /// Removes everything at the end.
  func removeViews() {
    endRest()
    pan.end()
    containerView?.removeGestureRecognizer(pan.recognizer)
    dimming.removeFromSuperview()
    tintDimmer.dim(nil)
    backdrop?.restore()
    backdrop = nil
    card.removeContent()
  }

  /// Places a card at rest when the container is laid out.
  func layOutContainer() {
    guard isAtRest, settlingAnimator == nil, !pan.isDragging(from: selectedStop) else { return }
    placeAtSelectedDetent()
  }

  /// Places the card at its detent.
  func placeAtSelectedDetent() {
    stopSettling()
    place(atTop: layout.top(of: selectedStop))
    pan.cardWasPlaced(at: selectedStop)
  }

  /// Places the card's top edge, with dimming, push-back and shadow.
  func place(atTop top: CGFloat) {
    shapeCard()
    card.place(in: layout.frame(atTop: top))
    card.layoutIfNeeded()
    decorate(atTop: top)
  }

  /// Sets dimming, push-back and shadow for a top edge.
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

  /// Moves the card to a stop by a spring, with the finger's speed in points per second downwards (K-31).
  func settle(at stop: SheetLayout.Stop, from top: CGFloat, speed: CGFloat) {
    stopSettling()
    let target = layout.top(of: stop)
    let distance = target - top
    // With a higher velocity than its frequency, a critically damped spring would overshoot.
    let limit = SheetMetrics.springFrequency
    let velocity = distance == 0 ? 0 : min(max(speed / distance, -limit), limit)
    let spring = UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: velocity, dy: velocity))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { [self] in
      place(atTop: target)
      tintDimmer.dim(stop.isDimmed ? presentingViewController.viewIfLoaded : nil)
    }
    animator.addCompletion { [link = WeakReference(self)] _ in link.target?.settlingAnimator = nil }
    settlingAnimator = animator
    animator.startAnimation()
  }

  /// Stops the spring where the card is, and returns the top edge.
  @discardableResult
  func stopSettling() -> CGFloat {
    if let settlingAnimator {
      self.settlingAnimator = nil
      settlingAnimator.stopAnimation(true)
    }
    return card.frame.minY
  }

  /// Selects a stop for the user, and notifies the delegate.
  func select(_ stop: SheetLayout.Stop) {
    guard stop != selectedStop else { return }
    selectedDetentIdentifier = stop.identifier
    presentation?.record(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", [stop.identifier.rawValue])
    let sheetDelegate = (delegate ?? presentation?.controller.delegate) as? any UISheetPresentationControllerDelegate
    sheetDelegate.map(presentedViewController.environment.optionalMethods.complete)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Moves the card one stop up, and from the highest to the lowest, on a tap on the grabber.
  private func stepToNextStop() {
    let stops = layout.stops
    guard isAtRest, stops.count > 1, let index = stops.firstIndex(of: selectedStop) else { return }
    let top = stopSettling()
    let next = stops[(index + 1) % stops.count]
    select(next)
    settle(at: next, from: top, speed: 0)
  }
}
