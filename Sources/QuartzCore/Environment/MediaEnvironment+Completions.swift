/// A completion that waits for the completions phase.
package struct QueuedCompletion {
  /// The log of the transition that has made the animation or the block; nil for none.
  let owner: RewindLog?
  let block: () -> Void
}

/// The completions of animations and animation blocks.
extension MediaEnvironment {
  /// The owner of a completion that is queued now: the transition that is being made, or the running completion's.
  package var ownerOfNewCompletions: RewindLog? {
    if let rewindScope { rewindScope.log } else { ownerOfRunningCompletion }
  }

  /// Queues a completion for the completions phase of this turn, or of the next one if that has passed.
  package func enqueueCompletion(_ block: @escaping () -> Void) {
    enqueueCompletion(of: ownerOfNewCompletions, block)
  }

  /// Queues a completion of a transition's log.
  package func enqueueCompletion(of owner: RewindLog?, _ block: @escaping () -> Void) {
    // The block runs inside `perform`, so it needs no binding.
    completions.append(QueuedCompletion(owner: owner, block: block))
  }

  /// Whether completions of a log wait.
  package func hasCompletions(of log: RewindLog) -> Bool {
    (completionsOfTurn + completions).contains { $0.isOwned(by: log) }
  }

  /// Runs the waiting completions of a log at once.
  package func runCompletions(of log: RewindLog) {
    let owned = (completionsOfTurn.reversed() + completions).filter { $0.isOwned(by: log) }
    completionsOfTurn.removeAll { $0.isOwned(by: log) }
    completions.removeAll { $0.isOwned(by: log) }
    run(owned)
  }

  /// Ends the animations of a layer and below, unfinished, and runs their completions at once.
  package func endAnimations(below layer: CALayer) {
    let waiting = completions
    completions = []
    layer.endAnimationsOfSubtree()
    let notifications = completions
    completions = waiting
    run(notifications)
  }

  func drainCompletions() {
    // Completions that a completion queues run in the next turn: a chain of empty animations must not hang this one.
    let earlier = completionsOfTurn.count
    completionsOfTurn += completions.reversed()
    completions = []
    while completionsOfTurn.count > earlier { run([completionsOfTurn.removeLast()]) }
  }

  private func run(_ completions: [QueuedCompletion]) {
    let outer = (isDeliveringCompletions, ownerOfRunningCompletion)
    isDeliveringCompletions = true
    for completion in completions {
      ownerOfRunningCompletion = completion.owner
      completion.block()
    }
    (isDeliveringCompletions, ownerOfRunningCompletion) = outer
  }
}

extension QueuedCompletion {
  @MainActor fileprivate func isOwned(by log: RewindLog) -> Bool { owner?.current === log }
}
