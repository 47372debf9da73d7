import QuartzCore

/// A system animator's move of a view by a part of the container, in whose new measures it goes on where the screen turns meanwhile (P-33).
@MainActor final class MeasuredMove {
  private let view: UIView
  private let animation: CABasicAnimation
  private var way: CGVector
  private(set) var end: CGPoint

  /// The move that a block of animations has just made of a view's place; nil where nothing moves.
  init?(of view: UIView, from start: CGPoint, to end: CGPoint) {
    let moves = view.layer.entries.compactMap { $0.animation as? CABasicAnimation }
    guard let animation = moves.last(where: { $0.keyPath == "position" && $0.isAdditive }) else { return nil }
    (self.view, self.animation, self.end) = (view, animation, end)
    way = CGVector(dx: start.x - end.x, dy: start.y - end.y)
  }

  /// Goes on between two other places, as far as it has come. What the view is off by is part of the change of size that is under way.
  func go(on start: CGPoint, to newEnd: CGPoint) {
    let shown = view.layer.presentedState.position
    let length = way.dx * way.dx + way.dy * way.dy
    let left = length > 0 ? ((shown.x - end.x) * way.dx + (shown.y - end.y) * way.dy) / length : 0
    let newWay = CGVector(dx: start.x - newEnd.x, dy: start.y - newEnd.y)
    animation.setEnds(from: .point(CGPoint(x: newWay.dx, y: newWay.dy)), to: .point(.zero))
    UIView.performWithoutAnimation {
      view.center.x += left * (way.dx - newWay.dx)
      view.center.y += left * (way.dy - newWay.dy)
    }
    view.center = newEnd
    (way, end) = (newWay, newEnd)
  }
}
