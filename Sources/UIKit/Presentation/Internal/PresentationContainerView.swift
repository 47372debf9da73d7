import QuartzCore

/// The container view of a presentation; it forwards layout and touches to the presentation controller.
final class PresentationContainerView: UIView {
  @WeakReference var controller: UIPresentationController?

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return controller.map { $0.redirected(hit, at: point) } ?? hit
  }
}
