/// Makes one change at a time: a change that is requested during another waits for its end.
extension UISplitViewController {
  /// Makes a change, now or after the current one.
  func whenIdle(_ change: @escaping (UISplitViewController) -> Void) {
    if updateState == .idle { change(self) } else { waitingChanges.append(change) }
  }

  /// Runs a body that replaces children. Afterwards the columns need an update, and waiting changes are made then.
  func replaceChildren(_ body: () -> Void) {
    let outer = updateState
    updateState = .replacingChildren
    body()
    updateState = outer
  }

  /// Makes the changes that have waited.
  func performWaitingChanges() {
    while updateState == .idle, !waitingChanges.isEmpty { waitingChanges.removeFirst()(self) }
  }
}
