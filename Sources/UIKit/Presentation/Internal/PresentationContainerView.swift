import QuartzCore

/// Holds everything of one presentation; tells the presentation controller of its layout, and asks it whom touches beside the
/// presented view are for.
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
