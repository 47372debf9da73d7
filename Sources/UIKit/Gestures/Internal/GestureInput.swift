/// A touch or a press that recognizers get.
@MainActor protocol GestureInput: AnyObject {
  /// The recognizers that get it.
  var gestureRecognizers: [UIGestureRecognizer]? { get }
  /// The view that loses it to a recognizer, and is asked whether that may begin.
  var hitView: UIView? { get }
}

extension UITouch: GestureInput {
  var hitView: UIView? { view }
}

extension UIPress: GestureInput {
  var hitView: UIView? { responder as? UIView }
}

extension [any GestureInput] {
  /// Whether one of the recognizers tracks a touch or a press.
  @MainActor func containsInput(_ input: any GestureInput) -> Bool {
    for one in self where one === input { return true }
    return false
  }
}

extension [UIGestureRecognizer] {
  /// Whether one of the recognizers has claimed a touch or a press from its view.
  @MainActor func haveClaimed(_ input: any GestureInput) -> Bool {
    for one in self where one.hasClaimed(input) { return true }
    return false
  }

  /// Whether one of the recognizers that claim a touch or a press has still to send its action.
  @MainActor func haveQueuedAction(for input: any GestureInput) -> Bool {
    for one in self where one.recognitionIsQueued && one.cancelsTouchesInView && one.sequence.containsInput(input) {
      return true
    }
    return false
  }

  /// Whether the view must not get the beginning yet.
  @MainActor func delayBeginning(of input: any GestureInput) -> Bool {
    for one in self where one.delaysTouchesBegan && one.mayClaim(input) { return true }
    return false
  }

  /// Whether the view must not get the end yet.
  @MainActor func delayEnd(of input: any GestureInput) -> Bool {
    for one in self where one.delaysTouchesEnded && one.mayClaim(input) { return true }
    return false
  }
}

extension UIEnvironment {
  /// Sends or cancels delayed touches and presses, after a recognizer has changed its state.
  func deliverDelayedInput() {
    touches.review()
    presses.review()
  }
}
