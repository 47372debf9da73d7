import Foundation

extension MediaEnvironment {
  /// Runs one turn of the loop at the clock's present time.
  ///
  /// The phases are the same in every mode: turn queue, display links (when `isFrame`), layout, commit, after-commit
  /// blocks (then layout and commit again), completions (then layout and commit again). Input is delivered before the
  /// turn, and the frame is built after it. A push or pop begins in layout (T-20), a presentation or dismissal in the
  /// after-commit blocks (T-22).
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

  /// Lays out the layers that need it, and commits the implicit transaction.
  package func layoutAndCommit() {
    let outer = isCommitting
    isCommitting = true
    layoutTrees()
    transactions.commitImplicit(in: self)
    commitTrees()
    isCommitting = outer
  }

  /// Whether a layer needs layout or a commit, or a commit is running.
  var hasUncommittedChanges: Bool {
    if isCommitting { return true }
    var isWaiting = false
    forEachRoot { isWaiting = isWaiting || $0.subtreeNeedsLayout || $0.subtreeNeedsCommit }
    return isWaiting
  }

  /// Queues a block that runs once the current turn's changes are committed.
  package func runAfterCommit(_ block: @escaping () -> Void) {
    // The block runs inside `perform`, so it needs no binding.
    afterCommit.append(block)
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

  private func fireDisplayLinks() {
    for link in displayLinks { link.fire(at: clock.now) }
  }

  private func layoutTrees() {
    willLayOut()
    forEachRoot { root in
      var passes = 0
      while root.subtreeNeedsLayout {
        if passes == Self.layoutPassLimit {
          report(.endlessLayout(layer: root.firstLayerThatNeedsLayout?.debugName ?? root.debugName))
          break
        }
        root.layoutSubtree()
        willLayOut()
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
