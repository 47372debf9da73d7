import QuartzCore

/// A rule by which a dynamic animator moves items; on its own it holds other rules together.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// Called after each frame in which the animator moved something.
  open var action: (() -> Void)?
  /// The behaviors that belong to this one, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator that the behavior, or the one around it, was added to.
  open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? ownAnimator }

  weak var ownAnimator: UIDynamicAnimator?
  weak var parent: UIDynamicBehavior?

  /// A behavior without rules.
  public override init() {
    super.init()
  }

  /// Adds a behavior to this one; it runs where this one runs.
  ///
  /// One that is in use elsewhere, or that contains this one, is not added, and a diagnostic says so.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent == nil, behavior.ownAnimator == nil, !behavior.contains(self) else {
      if behavior.parent !== self || behavior === self { UIEnvironment.active.report(.behaviorInUse(behavior)) }
      return
    }
    behavior.tellMove(to: dynamicAnimator)
    childBehaviors.append(behavior)
    behavior.parent = self
    dynamicAnimator?.behaviorsChanged()
  }

  /// Takes a behavior out of this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    let animator = dynamicAnimator
    if animator != nil { behavior.tellMove(to: nil) }
    childBehaviors.removeAll(identicalTo: behavior)
    behavior.parent = nil
    animator?.behaviorsChanged()
  }

  /// The behavior is about to be added to an animator, or, with nil, to be taken out.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: What the animator asks

  /// The items that the behavior itself moves.
  var ownItems: [any UIDynamicItem] { [] }
  /// Whether the behavior moves items although none of them moves now.
  var keepsMoving: Bool { false }
  /// Hands properties of items to their bodies, once a frame.
  func prepare(_ world: DynamicWorld) {}
  /// Adds forces, once a step.
  func applyForces(_ world: DynamicWorld) {}
  /// Adds the contacts of this step.
  func addContacts(to world: DynamicWorld) {}
  /// One round over the velocities that the behavior demands.
  func solveVelocities(_ world: DynamicWorld) {}
  /// Looks at a step that was reckoned.
  func stepEnded(_ world: DynamicWorld) {}
  /// Puts items where they belong once everything is at rest.
  func comeToRest(_ world: DynamicWorld) {}
  /// Tells of what happened in the steps of a frame.
  func tellEvents() {}

  /// Says that a property changed, so that what rests may move again.
  func changed() {
    dynamicAnimator?.wake()
  }

  /// Says that the behavior's items changed.
  func itemsChanged() {
    dynamicAnimator?.behaviorsChanged()
  }

  func tellMove(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    for child in childBehaviors { child.tellMove(to: animator) }
  }

  /// The behavior and those inside it, the outer one first.
  var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }

  private func contains(_ other: UIDynamicBehavior) -> Bool {
    self === other || childBehaviors.contains { $0.contains(other) }
  }
}
