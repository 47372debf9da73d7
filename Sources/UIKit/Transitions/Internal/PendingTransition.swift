import QuartzCore

/// A transition between its request and its beginning, with everything that it begins with.
///
/// The container that made the request owns it; when the container drops it, nothing waits any more. The driver's
/// request owns it from the beginning of the transition to the end.
@MainActor package final class PendingTransition {
  /// The early calls of one interaction controller.
  private struct Entry {
    weak var driver: UIPercentDrivenInteractiveTransition?
    var calls: UIPercentDrivenInteractiveTransition.Calls
  }

  /// The system's gesture that made the request; nil for a request of the app.
  var interaction: SystemInteraction?
  /// The zoom that the request interrupted on its way in (T-110).
  var interruptedZoom: InterruptedZoom?
  /// The call that made the request, where no interaction controller can drive it (P-68).
  let unanimatedCall: UnanimatedCall?
  private var entries: [Entry] = []
  /// The transactions around the request, whose completions wait for the transition's end (T-122).
  private var transactions: [TransactionGroup] = []

  init(unanimatedCall: UnanimatedCall? = nil) {
    self.unanimatedCall = unanimatedCall
  }

  /// Whether an interaction controller can still drive the transition.
  var canBeDriven: Bool { unanimatedCall == nil }

  /// Takes over gesture, zoom, transactions and early calls of an earlier request that could not begin.
  func takeOver(_ earlier: PendingTransition) {
    interaction = interaction ?? earlier.interaction
    interruptedZoom = interruptedZoom ?? earlier.interruptedZoom
    transactions += earlier.transactions
    earlier.transactions = []
    for entry in earlier.entries {
      guard let driver = entry.driver else { continue }
      let later = takeCalls(of: driver)
      add(entry.calls, of: driver)
      if let later { add(later, of: driver) }
    }
  }

  /// Adds an interaction controller's calls before the start. The last call of each kind counts (C-84).
  func add(_ calls: UIPercentDrivenInteractiveTransition.Calls, of driver: UIPercentDrivenInteractiveTransition) {
    if let index = entries.firstIndex(where: { $0.driver === driver }) {
      entries[index].calls.add(calls)
    } else {
      entries.append(Entry(driver: driver, calls: calls))
    }
  }

  /// Removes and returns the calls of an interaction controller; nil where there are none.
  @discardableResult
  func takeCalls(
    of driver: UIPercentDrivenInteractiveTransition
  ) -> UIPercentDrivenInteractiveTransition.Calls? {
    guard let index = entries.firstIndex(where: { $0.driver === driver }) else { return nil }
    return entries.remove(at: index).calls
  }

  // MARK: Transactions

  /// Makes transactions wait for the transition, as for an animation.
  func join(_ groups: [TransactionGroup]) {
    for group in groups where !transactions.contains(identicalTo: group) {
      group.pending += 1
      transactions.append(group)
    }
  }

  /// Ends the wait of the transactions: the transition has ended, or had nothing to show.
  func leaveTransactions(in environment: UIEnvironment) {
    let groups = transactions
    transactions = []
    for group in groups { group.animationEnded(in: environment) }
  }
}
