import UIKit

/// Typed text.
extension Diagnostic {
  /// A test types where nothing takes text.
  static func typedWithoutResponder(_ text: String, responder: String?) -> Diagnostic {
    let state = responder.map { "\($0) is first responder, and takes no text" } ?? "there is no first responder"
    return Diagnostic(
      identifier: "typed-without-responder",
      happened: "The test typed \"\(text)\" while \(state).",
      reason: "Typed text goes to the first responder, as it does on a device; here it is lost.",
      remedy: "Tap the field first, or call its becomeFirstResponder(), and let the stage advance.")
  }
}
