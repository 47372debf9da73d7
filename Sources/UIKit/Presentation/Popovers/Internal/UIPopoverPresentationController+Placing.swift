import QuartzCore

extension UIPopoverPresentationController {
  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    (delegate as? any UIPopoverPresentationControllerDelegate)
      .map(presentedViewController.environment.optionalMethods.complete)
  }

  /// The presentation begins: the bubble gets its content and its place.
  func moveIn() {
    guard let containerView else { return }
    popoverDelegate?.prepareForPopoverPresentation(self)
    surroundings.frame = containerView.bounds
    surroundings.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    surroundings.onTap = { [link = WeakReference(self)] in link.target?.presentation?.userWantsAway() }
    containerView.insertSubview(surroundings, at: 0)
    bubble.hold(presentedViewController.view)
    bubble.paint(with: backgroundColor)
    if anchor(in: containerView).isNull {
      presentedViewController.environment.report(
        .popoverWithoutAnchor(controller: presentedViewController.traceName))
    }
    let placed = place()
    placement = placed
    bubble.placement = placed
  }

  /// The presentation is over.
  func moveOut() {
    isAtRest = false
    surroundings.removeFromSuperview()
    bubble.letGo()
    placement = nil
  }

  /// The container's layout: the bubble follows what it points at; the delegate may give it another anchor.
  func reposition() {
    var placed = place()
    guard placed != placement else { return }
    if let popoverDelegate, let sourceView, sourceItem == nil, barButtonItem == nil {
      var (rect, view) = (sourceRect.isNull ? sourceView.bounds : sourceRect, sourceView)
      let (oldRect, oldView) = (rect, view)
      popoverDelegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
      if rect != oldRect { sourceRect = rect }
      if view !== oldView { self.sourceView = view }
      placed = place()
    }
    placement = placed
    bubble.placement = placed
    bubble.place(in: placed.frame)
    bubble.setNeedsLayout()
  }

  /// What the popover points at, in the container; null for nothing.
  private func anchor(in container: UIView) -> CGRect {
    if let sourceItem { return sourceItem.frame(in: container) }
    if let barButtonItem { return barButtonItem.frame(in: container) }
    guard let sourceView, sourceView.window === container.window else { return .null }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  /// Where the bubble belongs now.
  func place() -> PopoverPlacement {
    guard let containerView else {
      return PopoverPlacement(size: .zero, source: .zero, room: .zero, permitted: [], canOverlap: true)
    }
    let wanted = presentedViewController.wantedContentSize
    let usual = PopoverPlacement.usualSize
    let size = CGSize(
      width: wanted.width > 0 ? wanted.width : usual.width, height: wanted.height > 0 ? wanted.height : usual.height)
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
    let anchor = anchor(in: containerView)
    let middle = CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
    return PopoverPlacement(
      size: size, source: anchor.isNull ? middle : anchor, room: room,
      permitted: anchor.isNull ? [] : permittedArrowDirections, canOverlap: canOverlapSourceViewRect)
  }
}
