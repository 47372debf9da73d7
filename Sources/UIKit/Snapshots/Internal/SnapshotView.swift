import QuartzCore

/// A view that shows a frozen part of a frame.
final class SnapshotView: UIView {
  /// Shows a frozen part of a frame; the margins inside the insets keep their size.
  func show(_ snapshot: LayerSnapshot, capInsets: UIEdgeInsets) {
    var snapshot = snapshot
    func margin(_ inset: CGFloat, _ length: CGFloat) -> CGFloat { inset.isFinite ? min(max(0, inset), length) : 0 }
    snapshot.caps.top = margin(capInsets.top, snapshot.size.height)
    snapshot.caps.left = margin(capInsets.left, snapshot.size.width)
    snapshot.caps.bottom = margin(capInsets.bottom, snapshot.size.height - snapshot.caps.top)
    snapshot.caps.right = margin(capInsets.right, snapshot.size.width - snapshot.caps.left)
    layer.snapshot = snapshot
  }
}
