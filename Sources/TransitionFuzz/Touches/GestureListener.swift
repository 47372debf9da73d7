import SeededRandom
import UIKit

/// The target and delegate of a recognizer, which decides at random and checks that the states have a legal order.
@MainActor final class GestureListener: NSObject, UIGestureRecognizerDelegate {
  private(set) weak var recognizer: UIGestureRecognizer?
  private var dice: XorshiftRandom
  private let complain: (String) -> Void
  private var isRunning = false
  private let kind: String

  init(_ recognizer: UIGestureRecognizer, seed: UInt64, complain: @escaping (String) -> Void) {
    self.recognizer = recognizer
    self.complain = complain
    kind = String(describing: type(of: recognizer))
    dice = XorshiftRandom(seed: seed)
    super.init()
    recognizer.addTarget(self, action: Selector("stateChanged:", GestureListener.stateChanged(_:)))
    recognizer.delegate = self
  }

  /// Checks that no gesture runs when all fingers have left.
  func checkAtRest() {
    guard let recognizer else { return }
    if isRunning { complain("\(kind) began and never ended") }
    if recognizer.state != .possible { complain("\(kind) is \(recognizer.state) at rest") }
    if recognizer.numberOfTouches > 0 { complain("\(kind) has touches at rest") }
  }

  private func stateChanged(_ recognizer: UIGestureRecognizer) {
    switch (recognizer.state, isRunning) {
    case (.began, false): isRunning = true
    case (.changed, true): break
    case (.ended, true), (.cancelled, true): isRunning = false
    case (.ended, false): break
    default: complain("\(kind) told of \(recognizer.state), under way: \(isRunning)")
    }
    let numbers = [recognizer.location(in: nil).x, recognizer.location(in: recognizer.view).y]
    if numbers.contains(where: { !$0.isFinite }) { complain("\(kind) is nowhere") }
    // Sometimes a target disables its recognizer.
    if dice.once(in: 200) { recognizer.isEnabled = false }
    if dice.once(in: 200) { recognizer.isEnabled = true }
    if dice.once(in: 300) { recognizer.view?.removeFromSuperview() }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !dice.once(in: 8) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { dice.once(in: 3) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { dice.once(in: 10) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { dice.once(in: 10) }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !dice.once(in: 10)
  }
}
