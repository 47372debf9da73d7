/// A call of an interaction controller that came before its transition had started (C-84).
///
/// Which transition that will be is not known yet: it is one of those that were waiting then, and not one that was asked for later.
@MainActor struct EarlyCall<Value> {
  let value: Value
  private let asked: Int

  init(_ value: Value, _ waiting: PendingTransitions) {
    self.value = value
    asked = waiting.asked
  }

  /// Whether the call is meant for a transition that has waited.
  func isFor(_ pending: PendingTransition) -> Bool { pending.number <= asked }
}
