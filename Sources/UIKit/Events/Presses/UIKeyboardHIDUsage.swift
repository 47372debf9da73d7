/// A key by its code in the USB HID usage tables (page 7); the keys that keyboards have in common.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable, CaseIterable {
  /// Letters.
  case keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF
  /// Letters.
  case keyboardG = 10, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL
  /// Letters.
  case keyboardM = 16, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR
  /// Letters.
  case keyboardS = 22, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX
  /// Letters.
  case keyboardY = 28, keyboardZ
  /// Digits.
  case keyboard1 = 30, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6
  /// Digits.
  case keyboard7 = 36, keyboard8, keyboard9, keyboard0
  /// Return, escape, delete, tab and space.
  case keyboardReturnOrEnter = 40, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  /// Punctuation.
  case keyboardHyphen = 45, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  /// Punctuation.
  case keyboardSemicolon = 51, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  /// Caps lock.
  case keyboardCapsLock = 57
  /// Function keys.
  case keyboardF1 = 58, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6
  /// Function keys.
  case keyboardF7 = 64, keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
  /// Insert, home, page up, forward delete, end and page down.
  case keyboardInsert = 73, keyboardHome, keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
  /// Arrows.
  case keyboardRightArrow = 79, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  /// Operators and enter of the number pad.
  case keypadNumLock = 83, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
  /// Digits of the number pad.
  case keypad1 = 89, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
  /// Modifiers.
  case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  /// Modifiers.
  case keyboardRightControl = 228, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}

/// The characters of an American keyboard's keys.
extension UIKeyboardHIDUsage {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
  private static let digits = (plain: Array("1234567890"), shifted: Array("!@#$%^&*()"))
  private static let symbols: [UIKeyboardHIDUsage: (plain: String, shifted: String)] = [
    .keyboardHyphen: ("-", "_"), .keyboardEqualSign: ("=", "+"), .keyboardOpenBracket: ("[", "{"),
    .keyboardCloseBracket: ("]", "}"), .keyboardBackslash: ("\\", "|"), .keyboardSemicolon: (";", ":"),
    .keyboardQuote: ("'", "\""), .keyboardGraveAccentAndTilde: ("`", "~"), .keyboardComma: (",", "<"),
    .keyboardPeriod: (".", ">"), .keyboardSlash: ("/", "?"), .keyboardSpacebar: (" ", " "),
    .keyboardReturnOrEnter: ("\r", "\r"), .keyboardTab: ("\t", "\t"), .keyboardDeleteOrBackspace: ("\u{8}", "\u{8}"),
  ]

  private static let numberPad = Array("/*-+\r1234567890.")

  /// Whether the key is on the number pad.
  var isOnNumberPad: Bool { (Self.keypadNumLock.rawValue...Self.keypadPeriod.rawValue).contains(rawValue) }

  var isLetter: Bool { (Self.keyboardA.rawValue...Self.keyboardZ.rawValue).contains(rawValue) }

  /// The characters of the key alone, and with shift.
  var characters: (plain: String, shifted: String) {
    if isLetter {
      let letter = Self.letters[rawValue - Self.keyboardA.rawValue]
      return (String(letter), letter.uppercased())
    }
    if (Self.keyboard1.rawValue...Self.keyboard0.rawValue).contains(rawValue) {
      let index = rawValue - Self.keyboard1.rawValue
      return (String(Self.digits.plain[index]), String(Self.digits.shifted[index]))
    }
    if isOnNumberPad, self != .keypadNumLock {
      let character = String(Self.numberPad[rawValue - Self.keypadSlash.rawValue])
      return (character, character)
    }
    return Self.symbols[self] ?? ("", "")
  }

  /// The corresponding button of a remote control; a type of their own for other keys.
  var pressType: UIPress.PressType {
    switch self {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardReturnOrEnter, .keypadEnter: .select
    case .keyboardEscape: .menu
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: UIPress.PressType(rawValue: 2000 + rawValue)
    }
  }
}
