/// Adapts the view animations that an animator creates, and records what the driver needs to know of them.
@MainActor package final class AnimationRecording {
  /// Whether the transition is interactive. Easing would then keep the views from following the finger (C-76).
  private let isScrubbed: Bool
  /// The timing of the animator's first animation block, which the alongside blocks use too (T-106).
  package private(set) var firstTiming: ViewAnimationTiming?
  /// The completion of the animator's first animation block, where that has no animations (T-106).
  private var emptyCompletion: (() -> Void)?
  private var hasClosedBlock = false
  /// Whether a straight line has replaced an easing curve (C-76).
  private(set) var hasReplacedEasing = false
  /// Whether an animation of an interactive transition has a delay (C-81).
  private(set) var hasDelay = false

  package init(isScrubbed: Bool) {
    self.isScrubbed = isScrubbed
  }

  /// Holds the completion of a block that has ended without animations, until the alongside blocks have run.
  ///
  /// - Returns: whether it is held: that of the first block, in a transition that is not interactive.
  func hold(_ completion: @escaping () -> Void) -> Bool {
    guard !hasClosedBlock, !isScrubbed else { return false }
    emptyCompletion = completion
    return true
  }

  /// Notes the end of an animation block.
  func noteBlock() {
    hasClosedBlock = true
  }

  /// Returns the held completion, once.
  func takeCompletion() -> (() -> Void)? {
    defer { emptyCompletion = nil }
    return emptyCompletion
  }

  /// Returns the timing to use: linear in place of a curve in an interactive transition. Springs keep their motion.
  package func adapted(_ timing: ViewAnimationTiming) -> ViewAnimationTiming {
    var result = timing
    if isScrubbed, case .curve(let function) = timing.shape {
      if timing.duration > 0, !function.curve.isLinear { hasReplacedEasing = true }
      result.shape = .curve(UIView.AnimationCurve.linear.timingFunction)
    }
    if isScrubbed, timing.delay > 0 { hasDelay = true }
    if firstTiming == nil { firstTiming = result }
    return result
  }
}

/// The state while an animator, or an interaction controller, creates the animations of a transition.
struct AnimationCreation {
  /// The animator's recording; nil for an interaction controller.
  var recording: AnimationRecording?
}

extension TransitionDriver {
  /// Whether the animator, or the interaction controller, is creating the animations now.
  var isCreatingAnimations: Bool { creation != nil }

  /// Whether the animator is creating the animations of a recording now.
  func isCreating(_ recording: AnimationRecording) -> Bool { creation?.recording === recording }

  /// Runs a closure that creates animations of the transition.
  func createAnimations(_ body: () -> Void) {
    let outer = creation
    creation = AnimationCreation()
    body()
    creation = outer
    context.orphanedViews?.remove(from: request.containerView)
  }

  /// Stores the views when the transition ends while the animator may still move them.
  func storeOrphanedViews() {
    if isCreatingAnimations || context.wasEndedBySystem { context.orphanedViews = OrphanedViews(request) }
  }
}
