import QuartzCore

/// One animation block while it runs, and its animations until the last has ended.
@MainActor package final class ViewAnimationContext {
  package let timing: ViewAnimationTiming
  /// Whether the block is one of a transition's alongside blocks, whose values a cancel leaves (T-109).
  package let isAlongside: Bool
  private let completion: ((Bool) -> Void)?
  private unowned let environment: UIEnvironment
  private var pending = 0
  private var allFinished = true
  private var isClosed = false
  private var changedLayers: [CALayer] = []

  package init(
    timing: ViewAnimationTiming, isAlongside: Bool = false, environment: UIEnvironment, completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    self.isAlongside = isAlongside
    self.environment = environment
    self.completion = completion
  }

  /// Runs the block with this context as the innermost.
  package func run(_ animations: () -> Void) {
    environment.animationContexts.append(self)
    animations()
    if timing.options.contains(.layoutSubviews) {
      // C-72: what the changes ask to be laid out moves along.
      for layer in changedLayers { layer.layoutIfNeeded() }
    }
    changedLayers = []
    environment.animationContexts.removeLast()
    isClosed = true
    // C-65, C-66: with nothing to wait for the completion comes with the loop, so that a chain of such blocks is no recursion.
    if let completion = completionIfDone() { environment.enqueueCompletion(completion) }
  }

  /// Adds one animation to a layer and waits for its end.
  package func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String) {
    pending += 1
    if !changedLayers.contains(where: { $0 === layer }) { changedLayers.append(layer) }
    animation.origin = isAlongside ? "an alongside block" : "UIView.animate"
    animation.onStop = { [self] finished in
      pending -= 1
      allFinished = allFinished && finished
      guard let completion = completionIfDone() else { return }
      if environment.isDeliveringCompletions { completion() } else { environment.enqueueCompletion(completion) }
    }
    if isAlongside { animation.isAlongside = true }
    animation.blocksTouches = blocksTouches
    layer.add(animation, forKey: key)
  }

  /// C-71: a view takes no touches while it moves, unless the block allows them, as property animators' blocks do where the animator
  /// says so; transitions have a rule of their own (T-14).
  private var blocksTouches: Bool {
    !timing.options.contains(.allowUserInteraction) && !isAlongside
  }

  private func completionIfDone() -> (() -> Void)? {
    guard isClosed, pending == 0, let completion else { return nil }
    let finished = allFinished
    return { completion(finished) }
  }
}
