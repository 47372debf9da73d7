import QuartzCore

extension UIView {
  /// Whether the view's content runs from right to left.
  var flowsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns a rectangle of a layout from left to right as it is in the view's direction.
  func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard flowsRightToLeft else { return rect }
    return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns the position along the horizontal axis that a point has in a layout from left to right.
  func unmirrored(_ x: CGFloat, in bounds: CGRect) -> CGFloat {
    flowsRightToLeft ? bounds.minX + bounds.maxX - x : x
  }
}
