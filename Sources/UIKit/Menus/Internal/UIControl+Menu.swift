import QuartzCore

/// The position of a control's menu.
extension UIControl {
  /// See ``menuAttachmentPoint(for:)``: the middle of the lower edge.
  var standardAttachmentPoint: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

  /// Returns the rectangle beside which a menu lies, in a view's coordinates: the control's, or a line from its upper
  /// edge to the attachment point where a subclass has another one.
  func menuAnchor(for configuration: UIContextMenuConfiguration, in view: UIView) -> CGRect {
    let point = menuAttachmentPoint(for: configuration)
    guard point.isFinite, point != standardAttachmentPoint else { return view.convert(bounds, from: self) }
    let top = min(bounds.minY, point.y)
    return view.convert(CGRect(x: point.x, y: top, width: 0, height: point.y - top), from: self)
  }
}
