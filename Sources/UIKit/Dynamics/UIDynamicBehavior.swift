import QuartzCore

/// A rule by which a dynamic animator moves items; by itself, a group of rules.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// Called after each frame in which the animator moved something.
  open var action: (() -> Void)?
  /// The child behaviors, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator that the behavior, or its parent, was added to.
  open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? ownAnimator }

  weak var ownAnimator: UIDynamicAnimator?
  weak var parent: UIDynamicBehavior?

  /// Creates a behavior without rules.
  public override init() {
    super.init()
  }

  /// Adds a child behavior, which runs when this one runs.
  ///
  /// A behavior that is in use elsewhere, or that contains this one, is not added, with a diagnostic.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent == nil, behavior.ownAnimator == nil, !behavior.contains(self) else {
      if behavior.parent !== self || behavior === self { UIEnvironment.active.report(.behaviorInUse(behavior)) }
      return
    }
    behavior.notifyWillMove(to: dynamicAnimator)
    childBehaviors.append(behavior)
    behavior.parent = self
    dynamicAnimator?.behaviorsChanged()
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    let animator = dynamicAnimator
    if animator != nil { behavior.notifyWillMove(to: nil) }
    childBehaviors.removeAll(identicalTo: behavior)
    behavior.parent = nil
    animator?.behaviorsChanged()
  }

  /// Called when the behavior is about to be added to an animator, or removed (nil).
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the animator

  /// The items that the behavior itself moves.
  var ownItems: [any UIDynamicItem] { [] }
  /// Whether the behavior moves items although none of them moves now.
  var keepsMoving: Bool { false }
  /// Sets properties of the items' bodies, once a frame.
  func prepare(_ world: DynamicWorld) {}
  /// Adds forces, once a step.
  func applyForces(_ world: DynamicWorld) {}
  /// Adds the contacts of this step.
  func addContacts(to world: DynamicWorld) {}
  /// Solves the behavior's velocity constraints once.
  func solveVelocities(_ world: DynamicWorld) {}
  /// Called after each step.
  func stepEnded(_ world: DynamicWorld) {}
  /// Moves items to their final positions, when everything is at rest.
  func comeToRest(_ world: DynamicWorld) {}
  /// Reports the events of a frame's steps.
  func sendEvents() {}

  /// Wakes resting items after a change of a property.
  func changed() {
    dynamicAnimator?.wake()
  }

  /// Updates the bodies after a change of the items.
  func itemsChanged() {
    dynamicAnimator?.behaviorsChanged()
  }

  func notifyWillMove(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    for child in childBehaviors { child.notifyWillMove(to: animator) }
  }

  /// The behavior and its descendants, parents first.
  var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }

  private func contains(_ other: UIDynamicBehavior) -> Bool {
    self === other || childBehaviors.contains { $0.contains(other) }
  }
}

extension UIDynamicBehavior {
  /// Whether a number is finite and at least `minimum`; reports it otherwise.
  func accepts(_ value: CGFloat, _ name: String, minimum: CGFloat = -.greatestFiniteMagnitude) -> Bool {
    if value.isFinite, value >= minimum { return true }
    UIEnvironment.active.report(.invalidDynamicsValue(name, "\(value)", of: self))
    return false
  }

  /// Stores a number that is finite and at least `minimum`, and wakes resting items; reports another one.
  func accept(
    _ value: CGFloat, _ name: String, minimum: CGFloat = -.greatestFiniteMagnitude, _ store: (CGFloat) -> Void
  ) {
    guard accepts(value, name, minimum: minimum) else { return }
    store(value)
    changed()
  }
}

/// The items of a behavior, each once, in the order in which they were added.
@MainActor struct ItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) {
    for item in items { add(item) }
  }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { items.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
  }

  func contains(_ item: any UIDynamicItem) -> Bool {
    items.contains { $0 === item }
  }
}
