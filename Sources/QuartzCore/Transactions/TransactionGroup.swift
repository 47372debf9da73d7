/// The animations added since a transaction's completion was set; the completion runs when all have ended (C-23).
@MainActor package final class TransactionGroup {
  @exclusivity(unchecked) package var pending = 0
  @exclusivity(unchecked) package var completion: (() -> Void)?
  @exclusivity(unchecked) private var isClosed = false

  package init(completion: @escaping () -> Void) {
    self.completion = completion
  }

  /// The transaction was committed: nothing more joins.
  package func close(in environment: MediaEnvironment) {
    isClosed = true
    if let completion = completionIfDone() { environment.enqueueCompletion(completion) }
  }

  /// An animation ended, and its delegate has heard of it: the last one's end is the group's, in the same turn.
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
