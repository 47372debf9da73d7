import QuartzCore

/// The dimming view between the secondary column and the columns over it. A tap hides those.
final class SplitDimmingView: UIView {
  /// The alpha of the black.
  static let opacity: CGFloat = 0.2

  @WeakReference private var splitViewController: UISplitViewController?

  init(_ splitViewController: UISplitViewController) {
    self.splitViewController = splitViewController
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: Self.opacity)
    alpha = 0
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("dimmingTapped:", SplitDimmingView.tapped(_:)))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped(_ gesture: UITapGestureRecognizer) {
    splitViewController?.show(.secondary)
  }
}
