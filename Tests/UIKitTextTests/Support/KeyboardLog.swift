import UIKit

/// The calls of text fields, text views and the keyboard, in order.
@MainActor final class KeyboardLog: NSObject, UITextFieldDelegate {
  var calls: [String] = []
  /// The last user info of each notification, by its short name.
  var infos: [String: [AnyHashable: Any]] = [:]
  /// Decides about typed text; consents unless set.
  var decide: (UITextField, NSRange, String) -> Bool = { _, _, _ in true }
  var allowsBeginning = true
  var allowsEnding = true
  /// Called with each notification's short name.
  var onPost: (String) -> Void = { _ in }

  /// The calls so far, and forgets them.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func observe() {
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ] {
      NotificationCenter.default.addObserver(
        self, selector: Selector("posted", KeyboardLog.posted), name: name, object: nil)
    }
  }

  func posted(_ notification: Notification) {
    let name = String(notification.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count))
    calls.append(name)
    infos[name] = notification.userInfo
    onPost(name)
  }

  func frame(_ key: String, in name: String) -> CGRect? {
    (infos[name]?[key] as? NSValue)?.cgRectValue
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    calls.append("\(textField.tag) should begin")
    return allowsBeginning
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("\(textField.tag) did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    calls.append("\(textField.tag) should end")
    return allowsEnding
  }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("\(textField.tag) did end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    calls.append("\(range.location),\(range.length) \"\(string)\"")
    return decide(textField, range, string)
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    calls.append("\(textField.tag) should return")
    return true
  }
}
