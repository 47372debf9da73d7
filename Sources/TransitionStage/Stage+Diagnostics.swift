import UIKit

extension Stage {
  /// Removes a diagnostic that the test expects from the list.
  ///
  /// - Throws: ``StageError/missingDiagnostic(identifier:reported:)`` if it was not reported.
  @discardableResult
  public func expectDiagnostic(_ identifier: String) throws -> Diagnostic {
    guard let index = diagnostics.firstIndex(where: { $0.identifier == identifier }) else {
      throw StageError.missingDiagnostic(identifier: identifier, reported: diagnostics.map(\.identifier))
    }
    return diagnostics.remove(at: index)
  }

  /// Whether nothing moves and no block waits.
  public var isQuiet: Bool { !isMoving && environment.turnQueue.waiting.isEmpty }

  /// Whether something moves, apart from blocks that wait for a time.
  package var isMoving: Bool {
    environment.hasRunningAnimations || !environment.drivers.isEmpty || !environment.pendingTransitions.isEmpty
      || !environment.completions.isEmpty || !environment.afterCommit.isEmpty || !fingers.isEmpty || !scrolls.isEmpty
      || !environment.runningDynamicAnimators.isEmpty || !environment.runningPropertyAnimators.isEmpty
      || !(codeTime?.isQuiet ?? true)
  }

  /// The earliest time for which a block waits, in seconds; nil for none.
  package var nextWork: TimeInterval? {
    environment.turnQueue.waiting.lazy.map(\.time).min()
  }

  /// Whether only animations and timers without an end are left, so that waiting would never end.
  var onlyEndlessThingsRun: Bool {
    guard environment.drivers.isEmpty, fingers.isEmpty, scrolls.isEmpty, environment.turnQueue.waiting.isEmpty,
      environment.completions.isEmpty, environment.pendingTransitions.isEmpty,
      environment.runningDynamicAnimators.isEmpty, codeTime?.isQuiet ?? true
    else { return false }
    let running = environment.runningAnimations
    return !running.isEmpty && running.allSatisfy { $0.remaining >= Self.endless }
  }

  /// Returns the error of a stage that has not settled: what runs, whether more time would help, and the diagnostics so
  /// far.
  package func unsettled(after seconds: TimeInterval) -> StageError {
    .doesNotSettle(
      after: seconds, running: whatRuns,
      hasNoEnd: environment.runningAnimations.contains { $0.remaining >= Self.endless },
      reported: collapsed(diagnostics.map(\.message)))
  }

  /// Seconds from which an animation counts as endless, such as a spring without friction.
  private static let endless: TimeInterval = 1e6

  /// A line for each running animation (layer, key, remaining time, origin), transition and pending block.
  public var whatRuns: [String] {
    let animations = environment.runningAnimations.map { layer, entry, remaining in
      let left = remaining < Self.endless ? "\(Int((remaining * 1000).rounded())) ms left" : "no end"
      let origin = entry.originName.map { ", started by \($0)" } ?? ""
      return "animation \"\(entry.key ?? "nil")\" of \(layer.debugName), \(left)\(origin)"
    }
    let transitions = environment.drivers.map { "the transition from \($0.name), \($0.state)" }
    let waiting = environment.turnQueue.waiting.filter { !$0.isExact }.map { "\($0.label), due at \($0.time) s" }
    let asked = Array(
      repeating: "a transition that was asked for and has not begun", count: environment.pendingTransitions.count)
    let dynamics = environment.runningDynamicAnimators.map { animator in
      "a dynamic animator with \(animator.behaviors.count) behaviors"
    }
    let animators = environment.runningPropertyAnimators.map { "a property animator of \($0.duration) s" }
    let code = codeTime.map { $0.waiting + $0.whatRunsElsewhere } ?? []
    return animations + transitions + asked + waiting + code + dynamics + animators
  }
}

extension Stage {
  /// The fidelity notes that the stage's code has met so far, each once, in order: where a device may do otherwise.
  ///
  /// They fail no test by themselves; `#expect(stage.notes.isEmpty)` holds a test to what is known.
  public var notes: [FidelityNote] { environment.notes }

  /// Called with each note when it is met for the first time; does nothing unless set. `{ print($0) }` prints them.
  public var noteHandler: (FidelityNote) -> Void {
    get { environment.noteHandler }
    set { environment.noteHandler = newValue }
  }
}
