import QuartzCore

/// A view that shows a frozen part of a frame.
final class SnapshotView: UIView {
  /// Shows a frozen part of a frame; the margins inside the insets keep their size.
  func show(_ picture: FrozenPicture, capInsets: UIEdgeInsets) {
    var picture = picture
    func margin(_ inset: CGFloat, _ length: CGFloat) -> CGFloat { inset.isFinite ? min(max(0, inset), length) : 0 }
    picture.caps.top = margin(capInsets.top, picture.size.height)
    picture.caps.left = margin(capInsets.left, picture.size.width)
    picture.caps.bottom = margin(capInsets.bottom, picture.size.height - picture.caps.top)
    picture.caps.right = margin(capInsets.right, picture.size.width - picture.caps.left)
    layer.frozen = picture
  }
}
