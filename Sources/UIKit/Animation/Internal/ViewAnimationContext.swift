import QuartzCore

/// An animation block while it runs, and its animations until the last one has ended.
@MainActor package final class ViewAnimationContext: AnimationObserver {
  @exclusivity(unchecked) package private(set) var timing: ViewAnimationTiming
  /// The changes of a keyframe block so far; nil for other blocks.
  @exclusivity(unchecked) var keyframes: KeyframeCollection?
  /// Whether the block is one of a transition's alongside blocks.
  package let isAlongside: Bool
  /// The containers of transitions that this block, or an enclosing one, has moved or resized.
  ///
  /// Changes inside such a container belong to its movement: a cancel does not restore them, and they do not wait while
  /// a gesture holds the transition.
  @exclusivity(unchecked) private(set) var movedContainers: [CALayer]
  /// The completion, which is called once; nil after it was taken.
  @exclusivity(unchecked) private var completion: ((Bool) -> Void)?
  unowned let environment: UIEnvironment
  @exclusivity(unchecked) private var pending = 0
  /// The animations that the block, or layout on its behalf, has added and may still replace.
  @exclusivity(unchecked) private var replaceable: [CAAnimation] = []
  @exclusivity(unchecked) private var allFinished = true
  @exclusivity(unchecked) private var isClosed = false
  /// Whether the block waits for the commit, in which the views that it changed are laid out (C-72).
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

  /// Ends the block. Without animations the completion is queued: a chain of such blocks does not recurse (C-65, C-66).
  func close() {
    environment.animationContexts.removeAll(identicalTo: self)
    isClosed = true
    if !awaitsLayout { replaceable = [] }
    guard let recording = environment.animationRecording, !isAlongside else { return enqueueCompletionIfDone() }
    if let completion = takeCompletionIfDone(), !recording.hold(completion) {
      environment.enqueueCompletion(completion)
    }
    recording.noteBlock()
  }

  /// Changes the timing of the block's further changes, as the legacy calls do.
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

  /// Adds an animation to a layer and waits for its end.
  ///
  /// - Parameters:
  ///   - changesModel: whether the model has the animation's final value, which a cancel restores.
  ///   - willAdd: called just before the animation is added, unless it is refused.
  package func add(
    _ animation: CAAnimation, to layer: CALayer, forKey key: String, changesModel: Bool = true,
    willAdd: () -> Void = {}
  ) {
    // A block that ends its own animator animates nothing after that.
    if timing.track?.clock.isClosed == true { return }
    let container = movedContainer(around: layer)
    if let container {
      if let clock = timing.track?.clock {
        // A property animator alone decides whether its animations are held.
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

  /// Returns the role of an animation of the block.
  ///
  /// - Parameters:
  ///   - container: the container that the block has moved and that the animation belongs to; nil for none.
  ///   - changesModel: whether the block has changed the model.
  private func role(on container: CALayer?, _ changesModel: Bool) -> AnimationRole {
    let isRestored = changesModel && !timing.options.contains(.staysAfterCancel)
    // The delay of an animation on a track is part of its span.
    return AnimationRole(
      origin: .viewAnimation(self), cancelPolicy: container != nil ? .keep : isRestored ? .restore : .leaveModel,
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
  /// Opacity is additive in a container that the block moves or resizes: it then ends no animation of a transition
  /// there.
  func isAdditive(_ property: LayerProperty, on layer: CALayer) -> Bool {
    property.animatesAdditively || property == .opacity && movedContainer(around: layer) != nil
  }

  /// Adds an animation in place of those that blocks have added for its key path (C-64).
  func replace(_ keyPath: String, of layer: CALayer, by animation: CAAnimation) {
    add(animation, to: layer, forKey: keyPath) { [self] in
      guard movedContainer(around: layer) == nil else { return }
      discard(keyPath, of: layer)
      layer.removeViewAnimations(of: keyPath)
    }
  }

  /// Releases the block's own animations of a key path: a later change in the block replaces them, and the block still
  /// finishes.
  private func discard(_ keyPath: String, of layer: CALayer) {
    for entry in layer.entries where (entry.animation as? CAPropertyAnimation)?.keyPath == keyPath {
      guard replaceable.contains(identicalTo: entry.animation) else { continue }
      entry.stopObserving()
      pending -= 1
    }
  }

  /// Notes a change before it is animated: one that moves or resizes a container comes from outside its transition.
  func noteChange(_ property: LayerProperty, of layer: CALayer, from old: AnimationValue) {
    switch (property, old) {
    case (.position, _): break
    case (.bounds, .rect(let rect)): if rect.size == layer.bounds.size { return }
    default: return
    }
    // An enclosing transition owns the animations that it creates.
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

  /// Returns the container that the block has moved and that a layer is or lies in; nil for none.
  func movedContainer(around layer: CALayer) -> CALayer? {
    for container in movedContainers where layer.isDescendant(of: container) { return container }
    return nil
  }

  /// Runs a closure at the block's end, before the completion.
  func atEnd(_ body: @escaping () -> Void) {
    completion = { [completion] finished in
      body()
      completion?(finished)
    }
  }

  /// Defers the completion until the returned closure is called.
  func deferCompletion() -> (_ finished: Bool) -> Void {
    pending += 1
    return { [self] finished in
      pending -= 1
      allFinished = allFinished && finished
      enqueueCompletionIfDone()
    }
  }

  /// Lays out a view inside the block, at any time before the commit (C-72).
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

  /// Runs a view's layout inside the block, even after the block has returned.
  func runLayout(_ layout: () -> Void) {
    environment.animationContexts.append(self)
    layout()
    environment.animationContexts.removeLast()
  }

  /// Whether views take no touches while they move (C-71): unless the block, or its property animator, allows
  /// touches. Transitions block touches themselves (T-14).
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
