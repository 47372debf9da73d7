/// The line breaking class of a character, named as in Unicode's annex 14, after its first rule: ambiguous, complex and
/// unknown characters are letters, and small kana do not start lines.
///
/// `openingWide` and `closingParenthesisWide` are of East Asian width; `ideographUnassigned` and `letterUnassigned` are
/// reserved for future emoji.
enum LineBreakClass: UInt8 {
  case letter, breakAfter, breakBefore, mandatory, breakBoth, contingent, closing, combining, closingParenthesis
  case closingParenthesisWide, carriageReturn, emojiBase, emojiModifier, exclamation, glue, hangulLV, hangulLVT
  case hebrewLetter, hyphen, ideographUnassigned, ideograph, inseparable, infixSeparator, jamoL, jamoT, jamoV
  case lineFeed, nextLine, nonstarter, numeric, opening, openingWide, postfix, prefix, quotation, regional, space
  case solidus, wordJoiner, letterUnassigned, zeroWidthSpace, zeroWidthJoiner

  private static let table = UnicodeTable(LineBreakData.text)

  /// The class of a character.
  init(of scalar: Unicode.Scalar) {
    self = Self(rawValue: Self.table[scalar]) ?? .letter
  }

  /// Whether the character ends a line by itself.
  var endsLine: Bool {
    switch self {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// Whether the character is one of an alphabet.
  var isAlphabetic: Bool {
    self == .letter || self == .hebrewLetter || self == .letterUnassigned
  }

  /// Whether the character is an ideograph or an emoji.
  var isIdeographic: Bool {
    switch self {
    case .ideograph, .ideographUnassigned, .emojiBase, .emojiModifier: true
    default: false
    }
  }

  /// Whether the character is a part or a whole of a Korean syllable.
  var isKorean: Bool {
    switch self {
    case .jamoL, .jamoV, .jamoT, .hangulLV, .hangulLVT: true
    default: false
    }
  }
}
