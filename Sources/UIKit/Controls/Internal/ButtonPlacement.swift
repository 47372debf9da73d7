import CoreGraphics

/// The places of a button's image and title in its content rectangle.
struct ButtonPlacement {
  var content: CGRect
  var image: CGSize
  var title: CGSize
  /// The distance between image and title, in points; 0 where one of them is missing.
  var gap: CGFloat
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  var imageInsets: UIEdgeInsets
  var titleInsets: UIEdgeInsets
  /// Whether the title comes first.
  var isRightToLeft: Bool

  /// The image's rectangle, moved by its insets: those of both sides share the movement where it is centered.
  var imageRect: CGRect {
    rect(
      of: image, after: isRightToLeft && title.width > 0 ? title.width + gap : 0, alone: title.width == 0, imageInsets)
  }

  /// The title's rectangle, moved by its insets.
  var titleRect: CGRect {
    rect(
      of: title, after: isRightToLeft || image.width == 0 ? 0 : image.width + gap, alone: image.width == 0, titleInsets)
  }

  private func rect(of size: CGSize, after distance: CGFloat, alone: Bool, _ insets: UIEdgeInsets) -> CGRect {
    let bounds = content.inset(by: insets)
    let total = image.width + gap + title.width
    var rect = CGRect(origin: .zero, size: size)
    switch horizontal {
    case .left, .leading: rect.origin.x = bounds.minX
    case .right, .trailing: rect.origin.x = bounds.maxX - total
    case .fill:
      rect.origin.x = bounds.minX
      if alone { rect.size.width = max(0, bounds.width) }
    case .center: rect.origin.x = bounds.minX + ((bounds.width - total) / 2).rounded()
    }
    rect.origin.x += distance
    switch vertical {
    case .top: rect.origin.y = bounds.minY
    case .bottom: rect.origin.y = bounds.maxY - size.height
    case .fill: (rect.origin.y, rect.size.height) = (bounds.minY, max(0, bounds.height))
    case .center: rect.origin.y = bounds.minY + ((bounds.height - size.height) / 2).rounded()
    }
    return rect
  }
}
