/// The characters of an American keyboard's keys.
extension UIKeyboardHIDUsage {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
  private static let digits = (plain: Array("1234567890"), shifted: Array("!@#$%^&*()"))
  private static let signs: [UIKeyboardHIDUsage: (plain: String, shifted: String)] = [
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
    return Self.signs[self] ?? ("", "")
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
