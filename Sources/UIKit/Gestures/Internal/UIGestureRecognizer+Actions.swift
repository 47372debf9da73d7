import QuartzCore

/// Sending actions to targets.
extension UIGestureRecognizer {
  /// Sends actions in the phase of the turn queue, after the touches of this moment. Several changes before that
  /// send one action. After the first action, the views' touches are cancelled.
  func fire(isRecognition: Bool) {
    let state = machine.state
    if state == .changed, changeIsQueued { return }
    guard let environment = view?.window?.environment ?? view?.uiEnvironment else { return }
    changeIsQueued = state == .changed
    if state != .changed { environment.record(.input, debugName, "state", ["\(state)"]) }
    // The queue retains the recognizer, so that targets get the end even where it is released with its view.
    if isRecognition { recognitionIsQueued = true }
    environment.turnQueue.add(at: environment.clock.now, label: "a gesture's action") {
      [link = WeakReference(environment)] in
      self.sendActions(as: state)
      guard isRecognition else { return }
      self.recognitionIsQueued = false
      link.target?.deliverDelayedInput()
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

/// A target of a recognizer, with its action.
@MainActor struct GestureTarget {
  private let reference: AnyWeakReference
  let action: Selector

  init(object: AnyObject, action: Selector) {
    reference = AnyWeakReference(object)
    self.action = action
  }

  /// The target; nil when it was released.
  var object: AnyObject? { reference.target }
}
