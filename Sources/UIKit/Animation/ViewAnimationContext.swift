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
  /// Views that move; with `.layoutSubviews` their subviews follow inside the animation (C-72).
  private var movedViews: [UIView] = []

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
      for view in movedViews { view.layoutIfNeeded() }
    }
    movedViews = []
    environment.animationContexts.removeLast()
    isClosed = true
    completeIfDone()
  }

  /// Adds one animation to a layer and waits for its end.
  package func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String) {
    pending += 1
    animation.origin = isAlongside ? "an alongside block" : "UIView.animate"
    let view = layer.delegate as? UIView
    let blocked = blocksTouches ? view : nil
    blocked?.blockingAnimations += 1
    if let view, timing.options.contains(.layoutSubviews), !isClosed { movedViews.append(view) }
    animation.onStop = { [self] finished in
      blocked?.blockingAnimations -= 1
      pending -= 1
      allFinished = allFinished && finished
      completeIfDone()
    }
    if isAlongside { animation.isAlongside = true }
    layer.add(animation, forKey: key)
  }

  /// C-71: a view takes no touches while it moves, unless the block allows them. Transitions (T-14) and property animators have
  /// rules of their own.
  private var blocksTouches: Bool {
    !timing.options.contains(.allowUserInteraction) && !isAlongside && timing.track == nil
  }

  private func completeIfDone() {
    guard isClosed, pending == 0, let completion else { return }
    let finished = allFinished
    if environment.isDeliveringCompletions {
      completion(finished)
    } else {
      environment.enqueueCompletion { completion(finished) }
    }
  }
}
