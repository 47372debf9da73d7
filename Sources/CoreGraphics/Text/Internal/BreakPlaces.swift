/// Where a line may end: after white space and hyphens, and between the characters of scripts that have no spaces.
enum BreakPlaces {
  /// The places after which a line may end, the text's end among them, in order.
  static func after(_ text: Substring) -> [String.Index] {
    var result: [String.Index] = []
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if next == text.endIndex || mayBreak(between: text[index], and: text[next]) { result.append(next) }
      index = next
    }
    return result
  }

  private static func mayBreak(between first: Character, and second: Character) -> Bool {
    // White space stays with the word before it.
    if isSpace(second) { return false }
    if isSpace(first) { return true }
    if "-\u{2010}\u{2013}\u{2014}\u{AD}".contains(first) { return second.isLetter }
    if closing.contains(second) || opening.contains(first) { return false }
    return isIdeograph(first) || isIdeograph(second)
  }

  private static let opening = Set("([{«“‘「『（【《〈［｛")
  private static let closing = Set(")]}»”’」』）】》〉］｝、。，．・：；！？!?,.:;…ー")

  private static func isSpace(_ character: Character) -> Bool {
    // No-break spaces hold together what they separate.
    character.isWhitespace && !"\u{A0}\u{202F}\u{2007}".contains(character) || character == "\u{200B}"
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x2E80...0x9FFF).contains(value) || (0xAC00...0xD7AF).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFF01...0xFF60).contains(value) || (0x20000...0x3FFFF).contains(value)
  }
}
