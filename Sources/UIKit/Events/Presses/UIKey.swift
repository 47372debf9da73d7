/// A key that is pressed: which one, and what it writes.
@preconcurrency @MainActor public final class UIKey: NSObject {
  /// The key by its place.
  public let keyCode: UIKeyboardHIDUsage
  /// What is held with it, and whether it lies on the number pad.
  public let modifierFlags: UIKeyModifierFlags
  /// What it writes on an American keyboard; nothing for keys that write nothing.
  public let characters: String
  /// What it would write with nothing held.
  public let charactersIgnoringModifiers: String

  init(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) {
    (keyCode, modifierFlags) = (code, code.isOnNumberPad ? flags.union(.numericPad) : flags)
    charactersIgnoringModifiers = code.characters.plain
    let isUpper = flags.contains(.shift) != (flags.contains(.alphaShift) && code.isLetter)
    characters = isUpper ? code.characters.shifted : code.characters.plain
  }
}
