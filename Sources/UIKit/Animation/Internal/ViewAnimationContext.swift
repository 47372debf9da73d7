import QuartzCore

/// One animation block while it runs, and its animations until the last has ended.
@MainActor package final class ViewAnimationContext: AnimationObserver {
  @exclusivity(unchecked) package private(set) var timing: ViewAnimationTiming
  /// What the block has changed so far, while it is one of keyframes.
  @exclusivity(unchecked) var keyframes: KeyframeCollection?
  /// Whether the block is one of a transition's alongside blocks.
  package let isAlongside: Bool
  /// What transitions run in, and the block, or one that it belongs to, has moved or resized: what it changes inside goes along with
  /// that. No cancel takes it back, and nothing that a finger holds waits for it.
  @exclusivity(unchecked) private(set) var movedContainers: [CALayer]
  /// Called once; nil when it has been handed out.
  @exclusivity(unchecked) private var completion: ((Bool) -> Void)?
  unowned let environment: UIEnvironment
  @exclusivity(unchecked) private var pending = 0
  /// What the block, or the layout that belongs to it, has added so far and may still replace.
  @exclusivity(unchecked) private var replaceable: [CAAnimation] = []
  @exclusivity(unchecked) private var allFinished = true
  @exclusivity(unchecked) private var isClosed = false
  /// Whether the block waits for the commit, at which the views that it changed are laid out (C-72).
  @exclusivity(unchecked) private var awaitsLayout = false

  package init(
    timing: ViewAnimationTiming, isAlongside: Bool = false, movedContainers: [CALayer] = [],
    environment: UIEnvironment, completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    self.isAlongside = isAlongside
    self.movedContainers = movedContainers
    self.environment = environment
    self.completion = completion
  }

  // MARK: Running

  /// Runs the block with this context as the innermost.
  package func run(_ animations: () -> Void) {
    open()
    animations()
    close()
  }

  /// Makes this context the innermost until ``close()``.
  func open() {
    environment.animationContexts.append(self)
  }

  /// Ends the block; with nothing to wait for, the completion comes with the loop, so that a chain of such blocks is no recursion
  /// (C-65, C-66).
  func close() {
    environment.animationContexts.removeAll(identicalTo: self)
    isClosed = true
    if !awaitsLayout { replaceable = [] }
    enqueueCompletionIfDone()
  }

  /// Changes the timing of what the block changes from now on, as the legacy calls do.
  func adjust(_ change: (inout ViewAnimationTiming) -> Void) {
    change(&timing)
  }

  /// Runs a part of the block whose animations repeat.
  func repeating(_ repetition: AnimationRepetition, _ animations: () -> Void) {
    let outer = timing.repetition
    timing.repetition = repetition
    animations()
    timing.repetition = outer
  }

  // MARK: Animations

  /// Adds one animation to a layer and waits for its end.
  ///
  /// - Parameters:
  ///   - changesModel: whether the model has the value to which it leads, which a cancel takes back.
  ///   - willAdd: called just before the animation is added; not where it is refused.
  package func add(
    _ animation: CAAnimation, to layer: CALayer, forKey key: String, changesModel: Bool = true,
    willAdd: () -> Void = {}
  ) {
    // Who ends an animator inside its own block ends what the block has yet to change.
    if timing.track?.clock.isClosed == true { return }
    let container = movedContainer(around: layer)
    if let container {
      if let clock = timing.track?.clock {
        // What an animator moves is held by that alone.
        if !clock.followsSurroundings { clock.followSurroundings(of: container, in: environment) }
      } else if layer.isHeldByClock {
        return
      }
    }
    willAdd()
    pending += 1
    if environment.isDeliveringCompletions {
      for driver in environment.drivers { driver.reportChainedAnimation(on: layer) }
    }
    if !isClosed || awaitsLayout, let animation = animation as? CAPropertyAnimation,
      !animation.isAdditive || animation.keyPath == "transform"
    {
      replaceable.append(animation)
    }
    layer.adopt(animation, forKey: key, role: role(on: container, changesModel))
    if timing.options.contains(.layoutSubviews), let view = layer.delegate as? UIView { awaitLayout(of: view) }
  }

  /// What an animation of the block is to the engine.
  ///
  /// - Parameters:
  ///   - container: the container that the block has moved and with which the animation goes along; nil for none.
  ///   - changesModel: whether it has changed the model.
  private func role(on container: CALayer?, _ changesModel: Bool) -> AnimationRole {
    // A clock knows of no delay.
    AnimationRole(
      origin: .viewAnimation(self), cancelPolicy: container != nil ? .keep : changesModel ? .restore : .leaveModel,
      delay: timing.track == nil ? timing.delay : 0, track: timing.repeatedTrack, blocksTouches: blocksTouches)
  }

  package var name: String { isAlongside ? "an alongside block" : "UIView.animate" }

  package func animationEnded(finished: Bool) {
    pending -= 1
    allFinished = allFinished && finished
    guard let completion = takeCompletionIfDone() else { return }
    if environment.isDeliveringCompletions { completion() } else { environment.enqueueCompletion(completion) }
  }

  /// Whether the animation of a property is additive, so that it runs beside earlier ones (C-62).
  ///
  /// That of opacity is additive in a container that the block moves or resizes, so that it ends no animation of a transition there.
  func isAdditive(_ property: LayerProperty, on layer: CALayer) -> Bool {
    property.animatesAdditively || property == .opacity && movedContainer(around: layer) != nil
  }

  /// Starts an animation in place of those that blocks have made of its key path (C-64).
  func replace(_ keyPath: String, of layer: CALayer, by animation: CAAnimation) {
    add(animation, to: layer, forKey: keyPath) { [self] in
      guard movedContainer(around: layer) == nil else { return }
      discard(keyPath, of: layer)
      layer.removeViewAnimations(of: keyPath)
    }
  }

  /// Forgets the block's own animations of a key path: a later change in the block replaces them, and the block finishes all the same.
  private func discard(_ keyPath: String, of layer: CALayer) {
    for entry in layer.entries where (entry.animation as? CAPropertyAnimation)?.keyPath == keyPath {
      guard replaceable.contains(identicalTo: entry.animation) else { continue }
      entry.stopObserving()
      pending -= 1
    }
  }

  /// Notes a change that is about to be animated: one that moves or resizes a container comes from outside of the transition there.
  func note(_ property: LayerProperty, of layer: CALayer, from old: AnimationValue) {
    switch (property, old) {
    case (.position, _): break
    case (.bounds, .rect(let rect)): if rect.size == layer.bounds.size { return }
    default: return
    }
    // What a transition around that makes is its own.
    for driver in environment.drivers where driver.isCreatingAnimations && driver.request.containerView.layer !== layer
    {
      if layer.isDescendant(of: driver.request.containerView.layer) { return }
    }
    for driver in environment.drivers where driver.isMovedBySurroundings(layer) {
      for context in environment.animationContexts where context.movedContainer(around: layer) == nil {
        context.movedContainers.append(layer)
      }
    }
  }

  /// The container that the block has moved and that a layer is, or lies in: what changes there goes along with it; nil for none.
  func movedContainer(around layer: CALayer) -> CALayer? {
    for container in movedContainers where layer.isDescendant(of: container) { return container }
    return nil
  }

  /// Waits for the end of something that the block started and that is no animation of its own.
  func deferCompletion() -> (_ finished: Bool) -> Void {
    pending += 1
    return { [self] finished in
      pending -= 1
      allFinished = allFinished && finished
      enqueueCompletionIfDone()
    }
  }

  /// Lays a view out inside the block, whenever that is before the commit (C-72).
  private func awaitLayout(of view: UIView) {
    view.layoutAnimation = self
    guard !awaitsLayout else { return }
    awaitsLayout = true
    let release = deferCompletion()
    environment.runAfterCommit { [self] in
      awaitsLayout = false
      replaceable = []
      release(true)
    }
  }

  /// Runs a view's layout inside the block, though the block may have been left.
  func runLayout(_ layout: () -> Void) {
    environment.animationContexts.append(self)
    layout()
    environment.animationContexts.removeLast()
  }

  /// C-71: a view takes no touches while it moves, unless the block allows them, as property animators' blocks do where the animator
  /// says so; transitions have a rule of their own (T-14).
  private var blocksTouches: Bool {
    !timing.options.contains(.allowUserInteraction) && !isAlongside
  }

  private func enqueueCompletionIfDone() {
    if let completion = takeCompletionIfDone() { environment.enqueueCompletion(completion) }
  }

  private func takeCompletionIfDone() -> (() -> Void)? {
    guard isClosed, pending == 0, let completion else { return nil }
    self.completion = nil
    let finished = allFinished
    return { completion(finished) }
  }
}
