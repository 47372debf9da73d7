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

/// Modifier keys that are held during a press.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: Int

  /// Creates flags from Apple's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
