import UIKit

/// Keys of a keyboard, and buttons of a remote control.
extension Stage {
  /// Presses a key for some seconds, with others held; it is released as time advances.
  public func press(
    _ key: UIKeyboardHIDUsage, holding modifiers: UIKeyModifierFlags = [], for seconds: TimeInterval = 0.1
  ) {
    let number = fingers.newNumber()
    send(.keyDown(number, key, modifiers))
    comesUp(number, after: seconds)
  }

  /// Presses a button for some seconds; it is released as time advances.
  public func press(_ button: UIPress.PressType, for seconds: TimeInterval = 0.1) {
    let number = fingers.newNumber()
    send(.buttonDown(number, button))
    comesUp(number, after: seconds)
  }

  private func comesUp(_ number: Int, after seconds: TimeInterval) {
    environment.turnQueue.add(at: clock.now + max(0, seconds.isFinite ? seconds : 0), label: "a key that is down") {
      [weak self, presses = environment.presses] in
      self?.note([.keyUp(number)])
      presses.end(number)
    }
  }
}
