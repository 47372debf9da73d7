import QuartzCore

extension UIPopoverPresentationController {
  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    (delegate as? any UIPopoverPresentationControllerDelegate)
      .map(presentedViewController.environment.optionalMethods.complete)
  }

  /// Adds the bubble's content and the surrounding view, and computes the placement, at the beginning.
  func installViews() {
    guard let containerView else { return }
    popoverDelegate?.prepareForPopoverPresentation(self)
    outsideView.frame = containerView.bounds
    outsideView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outsideView.onTap = { [link = WeakReference(self)] in link.target?.presentation?.userTappedOutside() }
    containerView.insertSubview(outsideView, at: 0)
    bubble.embed(presentedViewController.view)
    bubble.paint(with: backgroundColor)
    if anchor(in: containerView).isNull {
      presentedViewController.environment.report(
        .popoverWithoutAnchor(controller: presentedViewController.traceName))
    }
    let placed = place()
    placement = placed
    bubble.placement = placed
  }

  /// Removes everything at the end.
  func removeViews() {
    isAtRest = false
    outsideView.removeFromSuperview()
    bubble.removeContent()
    placement = nil
  }

  /// Updates the placement when the container is laid out. The delegate may replace the anchor.
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

  /// The source rectangle in the container; null where there is none.
  private func anchor(in container: UIView) -> CGRect {
    if let sourceItem { return sourceItem.frame(in: container) }
    if let barButtonItem { return barButtonItem.frame(in: container) }
    guard let sourceView, sourceView.window === container.window else { return .null }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  /// Computes the placement for the current anchor and container.
  func place() -> PopoverPlacement {
    guard let containerView else {
      return PopoverPlacement(size: .zero, source: .zero, room: .zero, permitted: [], canOverlap: true)
    }
    let wanted = presentedViewController.resolvedPreferredContentSize
    let standard = PopoverPlacement.defaultSize
    let size = CGSize(
      width: wanted.width > 0 ? wanted.width : standard.width,
      height: wanted.height > 0 ? wanted.height : standard.height)
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
    let anchor = anchor(in: containerView)
    let middle = CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
    return PopoverPlacement(
      size: size, source: anchor.isNull ? middle : anchor, room: room,
      permitted: anchor.isNull ? [] : permittedArrowDirections, canOverlap: canOverlapSourceViewRect)
  }
}
