/// The animations added since a transaction's completion was set; the completion runs when all have ended (C-23).
@MainActor package final class TransactionGroup {
  package var pending = 0
  package var completion: (() -> Void)?
  private var isClosed = false

  package init(completion: @escaping () -> Void) {
    self.completion = completion
  }

  /// The transaction was committed: nothing more joins.
  package func close(in environment: MediaEnvironment) {
    isClosed = true
    runIfDone(in: environment)
  }

  package func animationEnded(in environment: MediaEnvironment) {
    pending -= 1
    runIfDone(in: environment)
  }

  private func runIfDone(in environment: MediaEnvironment) {
    guard isClosed, pending == 0, let completion else { return }
    self.completion = nil
    environment.enqueueCompletion(completion)
  }
}
