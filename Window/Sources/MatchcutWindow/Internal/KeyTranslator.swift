import CSDL2
import StudioHost

/// Makes presses and text of the keyboard's events.
struct KeyTranslator {
  /// Whether text is typed: the first responder takes it.
  var takesText = false
  /// The codes of the keys that are down in the app.
  private var down: Set<Int> = []

  init() {}

  /// The inputs of a key that goes down.
  ///
  /// While text is typed, a key with a character comes as text, too, in the keyboard's own layout; it is no press then.
  /// Repetitions count while text is typed.
  mutating func keyDown(_ key: SDL_Keysym, isRepeat: Bool) -> [Session.Kind] {
    guard takesText || !isRepeat, let code = UIKeyboardHIDUsage(rawValue: Int(key.scancode.rawValue)) else { return [] }
    if takesText {
      switch code {
      case .keyboardDeleteOrBackspace where !Self.isShortcut(key.mod): return [.deleteBackward]
      case .keyboardReturnOrEnter, .keypadEnter: return [.text("\n")]
      default: if Self.isCharacter(key) { return [] }
      }
    }
    down.insert(code.rawValue)
    return [.keyDown(code.rawValue, code, Self.modifiers(key.mod))]
  }

  /// The inputs of a key that comes up.
  mutating func keyUp(_ key: SDL_Keysym) -> [Session.Kind] {
    let code = Int(key.scancode.rawValue)
    return down.remove(code) == nil ? [] : [.keyUp(code)]
  }

  /// Whether the keyboard's layout gives the key a character that is typed with these modifiers.
  private static func isCharacter(_ key: SDL_Keysym) -> Bool {
    let symbol = key.sym
    return symbol >= 32 && symbol != 127 && symbol < 1 << 30 && !isShortcut(key.mod)
  }

  /// Whether a modifier is held that makes a key a command. The right Alt types characters on many keyboards.
  static func isShortcut(_ modifiers: UInt16) -> Bool {
    let held = Int(modifiers)
    return held & Int(KMOD_CTRL.rawValue | KMOD_GUI.rawValue | KMOD_LALT.rawValue) != 0
  }

  /// The modifiers as UIKit's: Control is a desktop's command key, so the two are exchanged.
  static func modifiers(_ modifiers: UInt16) -> UIKeyModifierFlags {
    let held = UInt32(modifiers)
    var flags: UIKeyModifierFlags = []
    if held & UInt32(KMOD_SHIFT.rawValue) != 0 { flags.insert(.shift) }
    if held & UInt32(KMOD_CTRL.rawValue) != 0 { flags.insert(.command) }
    if held & UInt32(KMOD_GUI.rawValue) != 0 { flags.insert(.control) }
    if held & UInt32(KMOD_ALT.rawValue) != 0 { flags.insert(.alternate) }
    if held & UInt32(KMOD_CAPS.rawValue) != 0 { flags.insert(.alphaShift) }
    return flags
  }
}
