import QuartzCore

/// A system animator's move of a view by a part of the container, in whose new measures it goes on where that is resized meanwhile (P-33).
@MainActor final class MeasuredMove {
  private let view: UIView
  /// Which of the view's animations it is. That itself, which leads to whoever waits for its end, is the layer's alone.
  private let identity: ObjectIdentifier
  private var way: CGVector
  /// Animations of changes of size, which ease what the view is off by.
  private var easings: Set<ObjectIdentifier> = []

  /// The move that a block of animations has just made of a view's place; nil where nothing moves.
  init?(of view: UIView, from start: CGPoint, to end: CGPoint) {
    guard let move = Self.moves(of: view).last else { return nil }
    (self.view, identity) = (view, ObjectIdentifier(move))
    way = CGVector(dx: start.x - end.x, dy: start.y - end.y)
  }

  /// What moves a view by differences.
  private static func moves(of view: UIView) -> [AnimationEntry] {
    view.layer.entries.filter {
      guard let animation = $0.animation as? CABasicAnimation else { return false }
      return animation.keyPath == "position" && animation.isAdditive
    }
  }

  /// Goes on between two other places, as far as it has come. What the view is off by is part of the change of size that is under way.
  func go(on start: CGPoint, to newEnd: CGPoint) {
    guard let move = Self.moves(of: view).first(where: { ObjectIdentifier($0) == identity }) else { return }
    let shift = view.layer.shift(by: move)
    let length = way.dx * way.dx + way.dy * way.dy
    let left = length > 0 ? (shift.x * way.dx + shift.y * way.dy) / length : 0
    let newWay = CGVector(dx: start.x - newEnd.x, dy: start.y - newEnd.y)
    move.setEnds(from: .point(CGPoint(x: newWay.dx, y: newWay.dy)), to: .point(.zero))
    let gap = CGVector(dx: left * (way.dx - newWay.dx), dy: left * (way.dy - newWay.dy))
    view.uiEnvironment.animationContexts.last?.keyframes?.moveStart(of: view.layer, by: gap)
    UIView.performWithoutAnimation {
      view.center.x += gap.dx
      view.center.y += gap.dy
    }
    let others = Set(Self.moves(of: view).map(ObjectIdentifier.init))
    easings.formIntersection(others)
    view.center = CGPoint(x: view.center.x - gap.dx, y: view.center.y - gap.dy)
    for entry in Self.moves(of: view) where !others.contains(ObjectIdentifier(entry)) {
      easings.insert(ObjectIdentifier(entry))
    }
    view.center = newEnd
    way = newWay
  }

  /// The move is over: what a change of size still eases of it counts for nothing where that is stopped.
  func end() {
    for entry in Self.moves(of: view) where easings.contains(ObjectIdentifier(entry)) {
      entry.isOverdue = true
    }
  }
}
