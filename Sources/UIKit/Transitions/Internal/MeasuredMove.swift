import QuartzCore

/// A system animator's slide across the container, which can be retargeted when the container's size changes (P-33).
@MainActor final class MeasuredMove {
  private let view: UIView
  /// The identity of the view's animation. Only the layer owns the animation, because it leads to the completion
  /// handlers.
  private let identity: ObjectIdentifier
  private var way: CGVector
  /// The animations of size changes, which compensate the view's offset.
  private var easings: Set<ObjectIdentifier> = []

  /// Finds the slide that an animation block has just created for a view's position; nil where nothing moves.
  init?(of view: UIView, from start: CGPoint, to end: CGPoint) {
    guard let move = Self.moves(of: view).last else { return nil }
    (self.view, identity) = (view, ObjectIdentifier(move))
    way = CGVector(dx: start.x - end.x, dy: start.y - end.y)
  }

  /// The additive position animations of a view.
  private static func moves(of view: UIView) -> [AnimationEntry] {
    view.layer.entries.filter {
      guard let animation = $0.animation as? CABasicAnimation else { return false }
      return animation.keyPath == "position" && animation.isAdditive
    }
  }

  /// Continues between two other positions at the same progress.
  ///
  /// The difference to the position shown becomes part of the size change's animation.
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

  /// Ends the slide. The size change's compensation of it then counts as over, also where that is stopped.
  func end() {
    for entry in Self.moves(of: view) where easings.contains(ObjectIdentifier(entry)) {
      entry.isIgnoredOnStop = true
    }
  }
}
