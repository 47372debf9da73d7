/// A key that is pressed, with its code and its characters.
@preconcurrency @MainActor public final class UIKey: NSObject {
  /// The key's code.
  public let keyCode: UIKeyboardHIDUsage
  /// The modifier keys that are held, and whether the key is on the number pad.
  public let modifierFlags: UIKeyModifierFlags
  /// The characters on an American keyboard; empty for keys without characters.
  public let characters: String
  /// The characters without modifier keys.
  public let charactersIgnoringModifiers: String

  init(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) {
    (keyCode, modifierFlags) = (code, code.isOnNumberPad ? flags.union(.numericPad) : flags)
    charactersIgnoringModifiers = code.characters.plain
    let isUpper = flags.contains(.shift) != (flags.contains(.alphaShift) && code.isLetter)
    characters = isUpper ? code.characters.shifted : code.characters.plain
  }
}
