/// A responder that takes typed text; as first responder it raises the keyboard.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts typed text.
  func insertText(_ text: String)
  /// Deletes the letter before the caret, or the selected text.
  func deleteBackward()
}
