import QuartzCore

/// The superview, index and frame of a view before its removal, so that it can be put back.
@MainActor struct ViewAttachment {
  @WeakReference private(set) var superview: UIView?
  private let index: Int
  private let center: CGPoint
  private let size: CGSize
  /// Whether the view filled the superview.
  let fills: Bool

  /// Stores the attachment of a view; nil for one without a superview.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex(identicalTo: view) ?? 0
    (center, size) = (view.center, view.bounds.size)
    fills = size == superview.bounds.size
  }

  /// The view's frame in another view's coordinates; the superview's current bounds if the view filled it.
  func frame(in other: UIView) -> CGRect {
    guard let superview else { return .zero }
    if fills { return other.convert(superview.bounds, from: superview) }
    let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    return other.convert(CGRect(origin: origin, size: size), from: superview)
  }

  /// Puts the view back at its old index, with its old frame.
  func restore(_ view: UIView) {
    guard let superview else { return }
    if view.superview !== superview { superview.insertSubview(view, at: index) }
    view.place(in: frame(in: superview))
  }
}

extension UIView {
  /// Sets centre and bounds so that the view fills a rectangle; also valid under a transform (P-33).
  func place(in rect: CGRect) {
    guard rect.isFinite else { return }
    if bounds.size != rect.size { bounds.size = rect.size }
    center = center(in: rect)
  }

  /// The position of the anchor point of a view that fills a rectangle.
  func center(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
  }
}

/// The position of a presentation's container in the hierarchy (T-68).
enum ContainerAttachment {
  /// Above everything in the window.
  case overScreen
  /// In the context's view, which stays, or is back.
  case overContext
  /// In place of the context's view, which is removed.
  case replacingContext
  /// In place of the context, which has left a container that left the presentation behind.
  case contextRemoved
}
