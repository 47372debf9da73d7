/// Two neighbours between which a line might end, and what else that depends on; the rules' numbers are those of annex
/// 14.
struct LineBreakContext {
  let before: LineBreakClass
  let after: LineBreakClass
  /// The class before the spaces, if `before` is a space; otherwise that of `before`.
  let beforeSpaces: LineBreakClass?
  /// The class after `after`.
  let following: LineBreakClass?
  /// The class before `before`.
  let earlier: LineBreakClass?
  /// Whether a joiner ends `before`.
  let isAfterJoiner: Bool
  /// Whether `before` belongs to a number that has begun.
  let isInNumber: Bool
  /// Whether `before` is the first of a pair of letters that make a flag.
  let hasOddFlags: Bool

  /// Whether a line may end between the two.
  var mayBreak: Bool {
    if let decision = hardRules ?? spaceRules ?? glueRules { return decision }
    return !(isWordInside || isNumberInside || isSyllableInside)
  }

  /// LB4…LB8a: what ends lines, spaces, and joiners.
  private var hardRules: Bool? {
    if before == .carriageReturn, after == .lineFeed { return false }
    if before.endsLine { return true }
    if after.endsLine || after == .space || after == .zeroWidthSpace { return false }
    if beforeSpaces == .zeroWidthSpace { return true }
    return isAfterJoiner ? false : nil
  }

  /// LB11…LB18: glue, punctuation across spaces, and then the spaces themselves.
  private var spaceRules: Bool? {
    if after == .wordJoiner || before == .wordJoiner || before == .glue { return false }
    if after == .glue, before != .space, before != .breakAfter, before != .hyphen { return false }
    switch after {
    case .closing, .closingParenthesis, .closingParenthesisWide, .exclamation, .infixSeparator, .solidus: return false
    default: break
    }
    let (from, isOpening) = (beforeSpaces, after == .opening || after == .openingWide)
    if from == .opening || from == .openingWide || from == .quotation && isOpening { return false }
    if after == .nonstarter, from == .closing || from == .closingParenthesis || from == .closingParenthesisWide {
      return false
    }
    if from == .breakBoth, after == .breakBoth { return false }
    return before == .space ? true : nil
  }

  /// LB19…LB22: quotation marks, what breaks before or after, hyphens.
  private var glueRules: Bool? {
    if before == .quotation || after == .quotation { return false }
    if before == .contingent || after == .contingent { return true }
    if after == .breakAfter || after == .hyphen || after == .nonstarter || before == .breakBefore { return false }
    if earlier == .hebrewLetter, before == .hyphen || before == .breakAfter { return false }
    if before == .solidus, after == .hebrewLetter { return false }
    return after == .inseparable ? false : nil
  }

  /// LB23, LB24, LB28…LB30: letters, digits and parentheses.
  private var isWordInside: Bool {
    if before.isAlphabetic {
      return after.isAlphabetic || after == .numeric || after == .prefix || after == .postfix || after == .opening
    }
    if after.isAlphabetic {
      switch before {
      case .numeric, .prefix, .postfix, .infixSeparator, .closingParenthesis: return true
      default: return false
      }
    }
    return before == .numeric && after == .opening || before == .closingParenthesis && after == .numeric
  }

  /// LB23a and LB25: numbers with their signs and units.
  private var isNumberInside: Bool {
    switch (before, after) {
    case (.prefix, _) where after.isIdeographic, (_, .postfix) where before.isIdeographic: true
    case (.prefix, .numeric), (.postfix, .numeric), (.opening, .numeric), (.hyphen, .numeric): true
    case (.prefix, .opening), (.prefix, .openingWide), (.prefix, .hyphen), (.postfix, .opening),
      (.postfix, .openingWide),
      (.postfix, .hyphen):
      following == .numeric
    case (_, .numeric), (_, .postfix), (_, .prefix): isInNumber
    default: false
    }
  }

  /// LB26, LB27, LB30a and LB30b: Korean syllables, flags, and emoji with their modifiers.
  private var isSyllableInside: Bool {
    switch (before, after) {
    case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT): true
    case (.jamoV, .jamoV), (.jamoV, .jamoT), (.hangulLV, .jamoV), (.hangulLV, .jamoT): true
    case (.jamoT, .jamoT), (.hangulLVT, .jamoT): true
    case (_, .postfix) where before.isKorean, (.prefix, _) where after.isKorean: true
    case (.regional, .regional): hasOddFlags
    case (.emojiBase, .emojiModifier), (.ideographUnassigned, .emojiModifier), (.letterUnassigned, .emojiModifier): true
    default: false
    }
  }
}
