import QuartzCore

/// A system animator that adapts while it runs to a container whose size changes (P-33).
@MainActor protocol RetargetableAnimator: AnyObject {
  /// Retargets the animations to the frames that the context has for the container's new size.
  func retarget(in context: any UIViewControllerContextTransitioning)
}

extension TransitionDriver {
  /// Whether the transition runs in a container and has created its animations. Later changes of the container come
  /// from outside.
  func hasCreatedAnimations(in container: CALayer) -> Bool {
    request.containerView.layer === container && hasCreatedAnimations
  }

  /// Whether a layer is the container, or a live companion of it, and the animations have been created. Later
  /// animations of the layer and its sublayers come from outside.
  func isMovedBySurroundings(_ layer: CALayer) -> Bool {
    hasCreatedAnimations
      && (request.containerView.layer === layer || request.liveCompanionViews.contains { $0.layer === layer })
  }

  private var hasCreatedAnimations: Bool { isUnderWay && !isBeginningOrEnding && !isCreatingAnimations }

  /// Adapts the running transition to the container's new size: its frames, safe areas and the system's animator (P-33,
  /// P-35).
  func containerSizeDidChange() {
    request.containerSizeDidChange(request)
    (animator as? any RetargetableAnimator)?.retarget(in: context)
  }
}

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

/// The temporary changes of a system animator, undone once: at the end of its animations or of the transition,
/// whichever is first.
@MainActor struct TemporaryChanges {
  private var undoBlocks: [() -> Void] = []

  /// Adds a block that undoes a change.
  mutating func add(_ undo: @escaping () -> Void) {
    undoBlocks.append(undo)
  }

  /// Undoes all changes that have not been undone, in the order in which they were added.
  mutating func undo() {
    let blocks = undoBlocks
    undoBlocks = []
    for block in blocks { block() }
  }
}
