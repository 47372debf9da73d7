/// A finger or a button of which recognizers hear.
@MainActor protocol GestureInput: AnyObject {
  /// The recognizers that hear of it.
  var gestureRecognizers: [UIGestureRecognizer]? { get }
  /// The view that loses it to a gesture, and is asked whether it may.
  var hitView: UIView? { get }
}

extension UITouch: GestureInput {
  var hitView: UIView? { view }
}

extension UIPress: GestureInput {
  var hitView: UIView? { responder as? UIView }
}

extension [any GestureInput] {
  /// Whether a finger or a button is among them.
  @MainActor func holds(_ input: any GestureInput) -> Bool {
    for one in self where one === input { return true }
    return false
  }
}

extension [UIGestureRecognizer] {
  /// Whether one of them has taken a finger or a button from its view.
  @MainActor func haveTaken(_ input: any GestureInput) -> Bool {
    for one in self where one.hasTaken(input) { return true }
    return false
  }

  /// Whether the targets of one of them are still to hear of the recognition that takes a finger or a button from its view.
  @MainActor func oweAction(for input: any GestureInput) -> Bool {
    for one in self where one.recognitionIsQueued && one.cancelsTouchesInView && one.sequence.holds(input) {
      return true
    }
    return false
  }

  /// Whether the view must not hear yet that a finger or a button has gone down.
  @MainActor func delayBeginning(of input: any GestureInput) -> Bool {
    for one in self where one.delaysTouchesBegan && one.mayTake(input) { return true }
    return false
  }

  /// Whether the view must not hear yet that a finger or a button has come up.
  @MainActor func delayEnd(of input: any GestureInput) -> Bool {
    for one in self where one.delaysTouchesEnded && one.mayTake(input) { return true }
    return false
  }
}

extension UIEnvironment {
  /// A recognizer has decided something: who was kept waiting may hear of touches and presses, or lose them.
  func gestureHasDecided() {
    touches.review()
    presses.review()
  }
}
