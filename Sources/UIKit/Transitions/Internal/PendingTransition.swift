import QuartzCore

/// A transition between its request and its beginning, with everything that it will begin with.
///
/// Its requester owns it: once that is gone, nothing waits any more. The driver's request carries it on until the transition ends.
@MainActor package final class PendingTransition {
  /// The calls of one interaction controller.
  private struct Entry {
    weak var driver: UIPercentDrivenInteractiveTransition?
    var calls: UIPercentDrivenInteractiveTransition.Calls
  }

  /// The system's gesture that made the request; nil where the app did.
  var gesture: SystemInteraction?
  /// The zoom that the request caught on its way in (T-110).
  var caughtZoom: CaughtZoom?
  /// The call that made the request, where it left no interaction controller a chance (P-68).
  let undrivableCall: UndrivableCall?
  private var entries: [Entry] = []
  /// The transactions around the request, whose completions wait for the transition's end (T-122).
  private var transactions: [TransactionGroup] = []

  init(undrivableCall: UndrivableCall? = nil) {
    self.undrivableCall = undrivableCall
  }

  /// Whether an interaction controller may yet drive it.
  var mayBeDriven: Bool { undrivableCall == nil }

  /// Takes over the origin of an earlier request that could not begin, and the calls that were meant for it.
  func takeOver(_ earlier: PendingTransition) {
    gesture = gesture ?? earlier.gesture
    caughtZoom = caughtZoom ?? earlier.caughtZoom
    transactions += earlier.transactions
    earlier.transactions = []
    for entry in earlier.entries {
      guard let driver = entry.driver else { continue }
      let later = takeCalls(of: driver)
      add(entry.calls, of: driver)
      if let later { add(later, of: driver) }
    }
  }

  /// Adds what an interaction controller was called with before the start; the last call of each kind counts (C-84).
  func add(_ calls: UIPercentDrivenInteractiveTransition.Calls, of driver: UIPercentDrivenInteractiveTransition) {
    if let index = entries.firstIndex(where: { $0.driver === driver }) {
      entries[index].calls.add(calls)
    } else {
      entries.append(Entry(driver: driver, calls: calls))
    }
  }

  /// Removes the calls of an interaction controller, and returns them; nil where there are none.
  @discardableResult
  func takeCalls(
    of driver: UIPercentDrivenInteractiveTransition
  ) -> UIPercentDrivenInteractiveTransition.Calls? {
    guard let index = entries.firstIndex(where: { $0.driver === driver }) else { return nil }
    return entries.remove(at: index).calls
  }

  // MARK: Transactions

  /// Counts the transition among the animations of transactions.
  func join(_ groups: [TransactionGroup]) {
    for group in groups where !transactions.contains(identicalTo: group) {
      group.pending += 1
      transactions.append(group)
    }
  }

  /// The transition has ended, or there was nothing to see: the transactions wait for it no longer.
  func leaveTransactions(in environment: UIEnvironment) {
    let groups = transactions
    transactions = []
    for group in groups { group.animationEnded(in: environment) }
  }
}
