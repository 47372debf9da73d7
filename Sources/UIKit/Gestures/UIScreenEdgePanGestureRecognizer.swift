import QuartzCore

/// Recognizes a drag from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The points from the edge within which the touch must land (K-36).
  package static let edgeWidth: CGFloat = 20

  /// The edges; set before the recognizer is added.
  open var edges: UIRectEdge = []

  override func accepts(landing: CGPoint, movement: CGPoint) -> Bool {
    guard let bounds = view?.window?.bounds else { return false }
    let isHorizontal = movement.x.magnitude > movement.y.magnitude
    if edges.contains(.left), landing.x < bounds.minX + Self.edgeWidth, isHorizontal, movement.x > 0 { return true }
    if edges.contains(.right), landing.x > bounds.maxX - Self.edgeWidth, isHorizontal, movement.x < 0 { return true }
    if edges.contains(.top), landing.y < bounds.minY + Self.edgeWidth, !isHorizontal, movement.y > 0 { return true }
    return edges.contains(.bottom) && landing.y > bounds.maxY - Self.edgeWidth && !isHorizontal && movement.y < 0
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= 1 else { return touches.forEach { ignore($0, for: event) } }
    super.touchesBegan(touches, with: event)
  }
}
