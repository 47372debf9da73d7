import QuartzCore

/// Moves items by the rules of its behaviors, frame by frame, until everything is at rest.
///
/// It runs on the environment's display link while its reference view is in a window. The app retains it; when it is
/// released, everything stays where it is.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  let world = DynamicWorld()
  let environment: UIEnvironment
  private var link: CADisplayLink?
  private let hasReferenceView: Bool
  private var needsBodies = false
  /// Whether there is something to move when the reference view is in a window.
  private var isAwake = false
  /// The time up to which everything is computed.
  private var computedTime: CFTimeInterval = 0
  private var flattened: [UIDynamicBehavior] = []
  /// The items that were reported, each once.
  private var reported: Set<ObjectIdentifier> = []

  /// The view whose coordinates are the world's; not retained.
  open var referenceView: UIView? { referenceViewLink }
  @WeakReference private var referenceViewLink: UIView?
  /// The behaviors, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether something moves.
  open private(set) var isRunning = false
  /// The seconds that the animator has run.
  open private(set) var elapsedTime: TimeInterval = 0
  /// The delegate, called when the animator begins and when everything is at rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Creates an animator for views inside a view.
  public init(referenceView view: UIView) {
    environment = .active
    referenceViewLink = view
    hasReferenceView = true
    super.init()
  }

  /// Creates an animator for items that are not views.
  public override init() {
    environment = .active
    hasReferenceView = false
    super.init()
  }

  // MARK: Behaviors

  /// Adds a behavior and begins to move its items.
  ///
  /// A behavior that is in use elsewhere is not added, with a diagnostic.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator == nil, behavior.parent == nil else {
      if behavior.ownAnimator !== self { environment.report(.behaviorInUse(behavior)) }
      return
    }
    behavior.notifyWillMove(to: self)
    behaviors.append(behavior)
    behavior.ownAnimator = self
    behaviorsChanged()
  }

  /// Removes a behavior; its items stay where they are unless others move them.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.ownAnimator === self else { return }
    behavior.notifyWillMove(to: nil)
    behaviors.removeAll(identicalTo: behavior)
    behavior.ownAnimator = nil
    behaviorsChanged()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Returns the items whose frames intersect a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    updateBodies()
    return world.bodies.filter { body in
      let corners = body.outline.corners.map { $0.rotated(by: body.angle) + body.position }
      guard body.isActive, let first = corners.first else { return false }
      let (low, high) = corners.reduce((first, first)) { (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1)) }
      return rect.intersects(CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
    }.map(\.item)
  }

  /// Reads position, rotation and size of an item that the app has changed; its velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    updateBodies()
    guard let body = world.bodies.first(where: { $0.item === item }) else { return }
    reported.remove(ObjectIdentifier(item))
    read(body)
    wake()
  }

  // MARK: Running

  func behaviorsChanged() {
    needsBodies = true
    flattened = behaviors.flatMap(\.flattened)
    wake()
  }

  /// Begins or continues to run.
  func wake() {
    world.wake()
    isAwake = true
    if link == nil {
      // The link retains no animator, and ends when there is none.
      let link = environment.perform {
        CADisplayLink { [weak self] link in
          guard let self else { return link.invalidate() }
          self.frame(at: link.timestamp)
        }
      }
      link.add(to: .main, forMode: .common)
      self.link = link
    }
    link?.isPaused = false
    resumeIfPossible()
  }

  private var canRun: Bool { !hasReferenceView || referenceView?.window != nil }

  private func resumeIfPossible() {
    guard isAwake, !isRunning, canRun, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isRunning = true
    computedTime = environment.clock.now
    environment.registerRunning(self)
  }

  private func pause() {
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func frame(at time: CFTimeInterval) {
    guard canRun else {
      // The link stays, to see when the view returns.
      if isRunning { pause() }
      return
    }
    resumeIfPossible()
    guard isRunning else {
      link?.isPaused = true
      return
    }
    updateBodies()
    updateActivity()
    let step = DynamicWorld.stepDuration
    // After a gap of more than a quarter of a second the world continues from where it was.
    if time - computedTime > 0.25 { computedTime = time - 0.25 }
    let steps = Int(((time - computedTime) / step + 1e-6).rounded(.down))
    guard steps > 0 else { return }
    computedTime += Double(steps) * step
    elapsedTime += Double(steps) * step
    world.prepare(flattened)
    for _ in 0..<steps { world.step(flattened) }
    let isAtRest = world.isAtRest && !flattened.contains(where: \.keepsMoving)
    if isAtRest {
      world.stop(flattened)
      isAwake = false
    }
    showBodies()
    let behaviors = flattened
    for behavior in behaviors { behavior.sendEvents() }
    for behavior in behaviors { behavior.action?() }
    // A callback may have added something to move.
    if isAtRest, !isAwake {
      link?.isPaused = true
      pause()
    }
  }

  // MARK: Bodies

  private func updateBodies() {
    guard needsBodies else { return }
    needsBodies = false
    let items = flattened.flatMap(\.ownItems)
    for body in world.setItems(items) { read(body) }
  }

  private func read(_ body: DynamicBody) {
    body.isActive = center(of: body.item).map { body.read(center: $0) } ?? false
    guard !body.isActive, reported.insert(ObjectIdentifier(body.item)).inserted else { return }
    let isOutside = center(of: body.item) == nil
    environment.report(isOutside ? .dynamicItemElsewhere(body.item) : .invalidDynamicItem(body.item))
  }

  /// Stops items that have left the reference view, and reads those that have joined it.
  private func updateActivity() {
    for body in world.bodies {
      let center = center(of: body.item)
      if center == nil {
        body.isActive = false
      } else if !body.isActive, body.isValid, let center {
        body.isActive = body.read(center: center)
      }
    }
  }

  /// Returns an item's center in the reference view; nil for a view outside of it.
  private func center(of item: any UIDynamicItem) -> CGPoint? {
    guard let view = item as? UIView, hasReferenceView else { return item.center }
    guard let referenceView, let superview = view.superview, superview.isDescendant(of: referenceView) else {
      return nil
    }
    return superview === referenceView ? view.center : superview.convert(view.center, to: referenceView)
  }

  private func showBodies() {
    UIView.performWithoutAnimation {
      for body in world.bodies where body.isActive { show(body) }
    }
  }

  private func show(_ body: DynamicBody) {
    var center = body.position.point
    if let view = body.item as? UIView, let superview = view.superview, superview !== referenceView, hasReferenceView {
      center = superview.convert(center, from: referenceView)
    }
    if body.item.center != center { body.item.center = center }
    let transform = body.shownTransform
    if body.item.transform != transform { body.item.transform = transform }
  }
}

/// The delegate of a dynamic animator.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when the animator is about to run, for the first time or again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when everything is at rest, or the reference view has left its window.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A weak reference to a dynamic animator.
struct WeakDynamicAnimator {
  weak var animator: UIDynamicAnimator?
}

extension UIEnvironment {
  /// The dynamic animators that move items, in the order in which they began.
  package var runningDynamicAnimators: [UIDynamicAnimator] {
    dynamicAnimators.compactMap(\.animator).filter(\.isRunning)
  }

  /// Registers an animator that begins to run.
  func registerRunning(_ animator: UIDynamicAnimator) {
    dynamicAnimators.removeAll { $0.animator == nil || $0.animator?.isRunning == false || $0.animator === animator }
    dynamicAnimators.append(WeakDynamicAnimator(animator: animator))
  }
}
