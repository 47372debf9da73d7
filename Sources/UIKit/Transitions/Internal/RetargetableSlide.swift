import QuartzCore

/// A system animator's slide across the container, which can be retargeted when the container's size changes (P-33).
@MainActor final class RetargetableSlide {
  private let view: UIView
  /// The identity of the view's animation. Only the layer owns the animation, because it leads to the completion
  /// handlers.
  private let identity: ObjectIdentifier
  private var displacement: CGVector
  /// The animations of size changes, which compensate the view's offset.
  private var compensations: Set<ObjectIdentifier> = []

  /// Finds the slide that an animation block has just created for a view's position; nil where nothing moves.
  init?(of view: UIView, from start: CGPoint, to end: CGPoint) {
    guard let move = Self.additiveMoves(of: view).last else { return nil }
    (self.view, identity) = (view, ObjectIdentifier(move))
    displacement = CGVector(dx: start.x - end.x, dy: start.y - end.y)
  }

  /// The additive position animations of a view.
  private static func additiveMoves(of view: UIView) -> [AnimationEntry] {
    view.layer.entries.filter {
      guard let animation = $0.animation as? CABasicAnimation else { return false }
      return animation.keyPath == "position" && animation.isAdditive
    }
  }

  /// Continues between two other positions at the same progress.
  ///
  /// The difference to the position shown becomes part of the size change's animation.
  func retarget(from start: CGPoint, to newEnd: CGPoint) {
    guard let move = Self.additiveMoves(of: view).first(where: { ObjectIdentifier($0) == identity }) else { return }
    let shift = view.layer.additiveOffset(of: move)
    let length = displacement.dx * displacement.dx + displacement.dy * displacement.dy
    let remaining = length > 0 ? (shift.x * displacement.dx + shift.y * displacement.dy) / length : 0
    let newDisplacement = CGVector(dx: start.x - newEnd.x, dy: start.y - newEnd.y)
    move.setEnds(from: .point(CGPoint(x: newDisplacement.dx, y: newDisplacement.dy)), to: .point(.zero))
    let offset = CGVector(
      dx: remaining * (displacement.dx - newDisplacement.dx), dy: remaining * (displacement.dy - newDisplacement.dy))
    view.uiEnvironment.animationContexts.last?.keyframes?.moveStart(of: view.layer, by: offset)
    UIView.performWithoutAnimation {
      view.center.x += offset.dx
      view.center.y += offset.dy
    }
    let others = Set(Self.additiveMoves(of: view).map(ObjectIdentifier.init))
    compensations.formIntersection(others)
    view.center = CGPoint(x: view.center.x - offset.dx, y: view.center.y - offset.dy)
    for entry in Self.additiveMoves(of: view) where !others.contains(ObjectIdentifier(entry)) {
      compensations.insert(ObjectIdentifier(entry))
    }
    view.center = newEnd
    displacement = newDisplacement
  }

  /// Ends the slide. The size change's compensation of it then counts as over, also where that is stopped.
  func end() {
    for entry in Self.additiveMoves(of: view) where compensations.contains(ObjectIdentifier(entry)) {
      entry.isIgnoredOnStop = true
    }
  }
}
