/// Keys of a keyboard that is connected.
extension TextEditor {
  /// Handles the keys of presses that have begun; returns the presses that are left for the next responder.
  func take(_ presses: Set<UIPress>) -> Set<UIPress> {
    let taken = presses.filter { $0.key.map(handle) ?? false }
    pressedKeys.formUnion(taken)
    return presses.subtracting(taken)
  }

  /// Forgets the presses that end; returns those of which the next responder has got the beginning.
  func release(_ presses: Set<UIPress>) -> Set<UIPress> {
    let rest = presses.subtracting(pressedKeys)
    pressedKeys.subtract(presses)
    return rest
  }

  /// Handles a key that was pressed; returns whether it is one that edits or moves.
  private func handle(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags
    if flags.contains(.command) { return command(key) }
    switch key.keyCode {
    case .keyboardLeftArrow: move(.left, extends: flags.contains(.shift))
    case .keyboardRightArrow: move(.right, extends: flags.contains(.shift))
    case .keyboardUpArrow: move(.up, extends: flags.contains(.shift))
    case .keyboardDownArrow: move(.down, extends: flags.contains(.shift))
    case .keyboardDeleteOrBackspace: typeDelete()
    case .keyboardReturnOrEnter, .keypadEnter: type("\n")
    default:
      guard !key.characters.isEmpty, !flags.contains(.control), key.keyCode != .keyboardEscape else { return false }
      type(key.characters)
    }
    return true
  }

  /// Handles a key that is pressed with the command key: select all, copy, cut, paste, and moves to the ends.
  private func command(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardA: select(0..<text.count)
    case .keyboardC: copySelection()
    case .keyboardX:
      copySelection()
      deleteSelection()
    case .keyboardV: paste(owner?.uiEnvironment.pasteboard.string)
    case .keyboardLeftArrow, .keyboardUpArrow: select(0..<0)
    case .keyboardRightArrow, .keyboardDownArrow: select(text.count..<text.count)
    default: return false
    }
    return true
  }

  /// Copies the selected text; hidden text is never copied.
  func copySelection() {
    guard !selection.isEmpty, let owner, !owner.isSecureTextEntry else { return }
    owner.uiEnvironment.pasteboard.string = selectedText
  }

  /// Whether an action of the edit menu can be performed now.
  func canPerform(_ name: String) -> Bool? {
    guard let owner else { return nil }
    switch name {
    case "copy:": return !selection.isEmpty && !owner.isSecureTextEntry
    case "cut:": return !selection.isEmpty && owner.isTextEditable && !owner.isSecureTextEntry
    case "delete:": return !selection.isEmpty && owner.isTextEditable
    case "paste:": return owner.isTextEditable && owner.uiEnvironment.pasteboard.hasStrings
    case "select:": return selection.isEmpty && text.count > 0
    case "selectAll:": return text.count > 0 && selection != 0..<text.count
    default: return nil
    }
  }
}
