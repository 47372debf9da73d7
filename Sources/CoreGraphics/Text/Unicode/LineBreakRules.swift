/// Where lines may end, by the rules of Unicode's annex 14 (15.0), with numbers kept together as its example 7 has it.
///
/// Languages that are written without spaces and need a dictionary (Thai, Lao, Khmer, Burmese) break at spaces; what is
/// longer than a line breaks where `GraphemeBoundaries` says.
struct LineBreakRules {
  /// A character with the marks on it.
  private struct Unit {
    let kind: LineBreakClass
    /// The offset of its first byte.
    let start: Int
    var endsInJoiner: Bool
  }

  private var units: [Unit] = []
  private var end = 0

  /// Returns the offsets, in bytes of UTF-8, after which a line may end, in order; the text's end is among them.
  static func breaks(in text: String) -> [Int] {
    guard !text.isEmpty else { return [] }
    let rules = LineBreakRules(text)
    return rules.breaks + [rules.end]
  }

  private init(_ text: String) {
    for scalar in text.unicodeScalars {
      let kind = LineBreakClass(of: scalar)
      let isMark = kind == .combining || kind == .zeroWidthJoiner
      if isMark, let base = units.last, Self.takesMarks(base.kind) {
        units[units.count - 1].endsInJoiner = kind == .zeroWidthJoiner
      } else {
        // A mark on nothing is a letter (LB10).
        units.append(Unit(kind: isMark ? .letter : kind, start: end, endsInJoiner: kind == .zeroWidthJoiner))
      }
      end += UTF8.width(scalar)
    }
  }

  private static func takesMarks(_ kind: LineBreakClass) -> Bool {
    !kind.endsLine && kind != .space && kind != .zeroWidthSpace
  }

  private var breaks: [Int] {
    var result: [Int] = []
    // The class before the spaces that precede this unit, and the state of the units before.
    var (beforeSpaces, isInNumber, flags): (LineBreakClass?, Bool, Int) = (nil, false, 0)
    var wasInNumber = false
    for index in units.indices.dropFirst() {
      let (before, after) = (units[index - 1], units[index])
      if before.kind != .space { beforeSpaces = before.kind }
      flags = before.kind == .regional ? flags + 1 : 0
      wasInNumber = isInNumber
      switch before.kind {
      case .numeric: isInNumber = true
      case .solidus, .infixSeparator: break
      default: isInNumber = false
      }
      let closesNumber = before.kind == .closing || before.kind == .closingParenthesis
      let context = LineBreakContext(
        before: before.kind, after: after.kind, beforeSpaces: beforeSpaces,
        following: index + 1 < units.count ? units[index + 1].kind : nil,
        earlier: index > 1 ? units[index - 2].kind : nil, isAfterJoiner: before.endsInJoiner,
        isInNumber: isInNumber || closesNumber && wasInNumber, hasOddFlags: flags % 2 == 1)
      if context.mayBreak { result.append(after.start) }
    }
    return result
  }
}
