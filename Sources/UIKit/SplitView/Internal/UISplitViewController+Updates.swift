/// One change after the other: what a screen or the delegate asks for from inside one waits for its end.
extension UISplitViewController {
  /// Makes a change: now, or once the one under way is made.
  func whenIdle(_ change: @escaping (UISplitViewController) -> Void) {
    if updateState == .idle { change(self) } else { waitingChanges.append(change) }
  }

  /// Lets children change places; the columns are to be arranged afterwards, and what waits has its turn then.
  func replaceChildren(_ body: () -> Void) {
    let outer = updateState
    updateState = .replacingChildren
    body()
    updateState = outer
  }

  /// What was asked for while something else was being changed has its turn.
  func performWaitingChanges() {
    while updateState == .idle, !waitingChanges.isEmpty { waitingChanges.removeFirst()(self) }
  }
}
