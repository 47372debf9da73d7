import Foundation

extension MediaEnvironment {
  /// Runs one turn of the loop at the clock's present time.
  ///
  /// The phases, the same in every mode: turn queue, display links (when `isFrame`), layout, commit, after-commit blocks
  /// (then layout and commit again), completions (then, where they changed something, layout and commit again). Input is
  /// delivered before this is called; the frame is built after it. A push or pop begins in layout (T-20), a presentation or
  /// dismissal in the after-commit blocks (T-22).
  public func runTurn(isFrame: Bool = true) {
    perform {
      turnNumber += 1
      turnQueue.runDue(at: clock.now)
      if isFrame { fireDisplayLinks() }
      layoutAndCommit()
      drainAfterCommit()
      checkClocks()
      notifyDelayedStarts()
      finishAnimations()
      drainCompletions()
      layoutAndCommit()
      drainAfterCommit()
      turnDidEnd()
    }
  }

  /// Lays out what asked for it and commits the implicit transaction.
  package func layoutAndCommit() {
    let outer = isCommitting
    isCommitting = true
    layoutTrees()
    transactions.commitImplicit(in: self)
    commitTrees()
    isCommitting = outer
  }

  /// Whether something waits for a commit, or is just being committed.
  var hasUncommittedChanges: Bool {
    if isCommitting { return true }
    var isWaiting = false
    forEachRoot { isWaiting = isWaiting || $0.subtreeNeedsLayout || $0.subtreeNeedsCommit }
    return isWaiting
  }

  /// Queues a block that runs once the current turn's changes are committed.
  package func runAfterCommit(_ block: @escaping () -> Void) {
    // It runs in a turn, which is the environment's.
    afterCommit.append(block)
  }

  /// Queues a completion for the completions phase of this turn, or of the next if this turn's has passed.
  package func enqueueCompletion(_ block: @escaping () -> Void) {
    // It runs in a turn, which is the environment's.
    completions.append(block)
  }

  /// Ends, unfinished, what runs in a layer and below, and tells those who wait for it at once, not with the turn.
  package func endAnimations(below layer: CALayer) {
    let waiting = completions
    completions = []
    layer.endAnimationsOfSubtree()
    let notifications = completions
    completions = waiting
    let outer = isDeliveringCompletions
    isDeliveringCompletions = true
    for block in notifications { block() }
    isDeliveringCompletions = outer
  }

  private func drainAfterCommit() {
    var rounds = 0
    while !afterCommit.isEmpty, rounds < Self.layoutPassLimit {
      let blocks = afterCommit
      afterCommit = []
      for block in blocks { block() }
      layoutAndCommit()
      rounds += 1
    }
  }

  private func drainCompletions() {
    // What a completion enqueues belongs to the next turn: a chain of empty animations must not hang this one.
    let blocks = completions
    completions = []
    isDeliveringCompletions = true
    for block in blocks { block() }
    isDeliveringCompletions = false
  }

  private func fireDisplayLinks() {
    for link in displayLinks { link.fire(at: clock.now) }
  }

  private func layoutTrees() {
    forEachRoot { root in
      var passes = 0
      while root.subtreeNeedsLayout {
        if passes == Self.layoutPassLimit {
          report(.endlessLayout(layer: root.firstLayerThatNeedsLayout?.debugName ?? root.debugName))
          break
        }
        root.layoutSubtree()
        passes += 1
      }
    }
  }

  private func commitTrees() {
    captureForTransitions()
    forEachRoot { root in
      if root.subtreeNeedsCommit { root.commitSubtree(parentTime: clock.now) }
    }
    dropDetachedAnimations()
    discardCommittedStates()
  }
}
