import QuartzCore

/// How a gesture tells its targets.
extension UIGestureRecognizer {
  /// Actions are sent with the turn's queue, after the touches of this moment. Changes that follow one another before that are
  /// told once: the second telling would show nothing new. After the first action, views hear that the touches were taken from them.
  func fire(isRecognition: Bool) {
    let state = machine.state
    if state == .changed, changeIsQueued { return }
    guard let environment = view?.window?.environment ?? view?.uiEnvironment else { return }
    changeIsQueued = state == .changed
    if state != .changed { environment.record(.input, debugName, "state", ["\(state)"]) }
    // The queue keeps the recognizer, so that targets hear of the end even where it goes with its view.
    if isRecognition { recognitionIsQueued = true }
    environment.turnQueue.add(at: environment.clock.now, label: "a gesture's action") { [weak environment] in
      self.sendActions(as: state)
      guard isRecognition else { return }
      self.recognitionIsQueued = false
      environment?.gestureHasDecided()
    }
  }

  private func sendActions(as state: State) {
    if state == .changed { changeIsQueued = false }
    let outer = reportedState
    reportedState = state
    defer { reportedState = outer }
    for target in targets {
      guard let object = target.object else { continue }
      if !target.action.send(to: object, from: self) {
        UIEnvironment.active.report(
          .actionMismatch(action: target.action.name, target: String(describing: type(of: object))))
      }
    }
  }
}
