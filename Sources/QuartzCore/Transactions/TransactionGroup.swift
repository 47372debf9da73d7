/// The animations that were added since a transaction's completion was set, which runs when all have ended (C-23).
@MainActor package final class TransactionGroup {
  @exclusivity(unchecked) package var pending = 0
  @exclusivity(unchecked) package var completion: (() -> Void)?
  @exclusivity(unchecked) private var isClosed = false

  package init(completion: @escaping () -> Void) {
    self.completion = completion
  }

  /// Closes the group, because the transaction was committed.
  package func close(in environment: MediaEnvironment) {
    isClosed = true
    if let completion = completionIfDone() { environment.enqueueCompletion(completion) }
  }

  /// Counts the end of an animation, after its delegate was called; the last one runs the completion in the same turn.
  package func animationEnded(in environment: MediaEnvironment) {
    pending -= 1
    guard let completion = completionIfDone() else { return }
    if environment.isDeliveringCompletions { completion() } else { environment.enqueueCompletion(completion) }
  }

  private func completionIfDone() -> (() -> Void)? {
    guard isClosed, pending == 0 else { return nil }
    defer { completion = nil }
    return completion
  }
}
