import UIKit

/// Text from the keyboard.
extension Stage {
  /// Types a text letter by letter into the first responder, as the keyboard on the screen does; a line feed presses
  /// the return key.
  ///
  /// Without a first responder that takes text, the diagnostic `typed-without-responder` is reported.
  public func type(_ text: String) {
    for letter in text {
      note([.text(String(letter))])
      guard environment.keyboard.type(String(letter)) else { return reportTyping(String(letter)) }
    }
  }

  /// Presses the keyboard's delete key some times.
  public func deleteBackward(times: Int = 1) {
    for _ in 0..<max(0, times) {
      note([.deleteBackward])
      guard environment.keyboard.type(nil) else { return reportTyping("the delete key") }
    }
  }

  /// The keyboard's frame at the end of its movement, on the screen, in points; nil while it is down.
  public var keyboardFrame: CGRect? { environment.keyboard.frameOnScreen }

  private func reportTyping(_ text: String) {
    environment.report(.typedWithoutResponder(text, responder: environment.presses.responderName))
  }
}
