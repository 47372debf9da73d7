import QuartzCore

/// Where a view was before it was taken away, so that it can go back.
@MainActor struct ViewHome {
  @WeakReference private(set) var superview: UIView?
  private let index: Int
  private let center: CGPoint
  private let size: CGSize
  /// Whether the view filled the superview.
  let fills: Bool

  /// The place of a view that lies in another.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex(identicalTo: view) ?? 0
    (center, size) = (view.center, view.bounds.size)
    fills = size == superview.bounds.size
  }

  /// The view's rectangle in another view's coordinates.
  func frame(in other: UIView) -> CGRect {
    guard let superview else { return .zero }
    if fills { return other.convert(superview.bounds, from: superview) }
    let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    return other.convert(CGRect(origin: origin, size: size), from: superview)
  }

  /// Puts the view back at its old place among its old neighbours.
  func restore(_ view: UIView) {
    guard let superview else { return }
    if view.superview !== superview { superview.insertSubview(view, at: index) }
    view.place(in: frame(in: superview))
  }
}

extension UIView {
  /// Moves the view to a rectangle by centre and bounds, which hold under a transform too (P-33).
  func place(in rect: CGRect) {
    guard rect.isFinite else { return }
    if bounds.size != rect.size { bounds.size = rect.size }
    center = center(in: rect)
  }

  /// Where the anchor point lies where the view fills a rectangle.
  func center(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
  }
}
