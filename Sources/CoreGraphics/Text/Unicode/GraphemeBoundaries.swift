/// Where letters end that must not be parted, for lines that end inside words and for ellipses.
///
/// Beyond Unicode's grapheme clusters, what makes a syllable's body in the scripts of South East Asia stays together:
/// Thai and Lao vowels before and after their consonant, a consonant that closes a syllable where the vowel asks for
/// one, Burmese and Khmer consonants that are stacked or silenced. These scripts have no spaces between words, and only
/// a dictionary, which there is none of, would say where words end; so lines in them may end inside a word, but not
/// inside such a cluster.
enum GraphemeBoundaries {
  /// Returns the offsets, in bytes of UTF-8, of the ends of letters, in order.
  static func offsets(in text: String) -> [Int] {
    var result: [Int] = []
    var (offset, last): (Int, Character?) = (0, nil)
    for letter in text {
      if let last, !joins(last, letter) { result.append(offset) }
      offset += letter.utf8.count
      last = letter
    }
    if last != nil { result.append(offset) }
    return result
  }

  /// Whether two letters beside each other belong together.
  private static func joins(_ before: Character, _ after: Character) -> Bool {
    guard let last = before.unicodeScalars.last, let first = after.unicodeScalars.first else { return false }
    switch first.value {
    case 0x0E00...0x0E7F: return thai(before, last, after, first)
    case 0x0E80...0x0EFF: return lao(before, last, first)
    case 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: return burmese(last, after, first)
    case 0x1780...0x17FF: return last.value == 0x17D2 || isMark(first)
    default: return false
    }
  }

  /// A mark that Unicode's clusters leave by itself.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    LineBreakClass(of: scalar) == .combining
  }

  private static func thai(
    _ before: Character, _ last: Unicode.Scalar, _ after: Character, _ first: Unicode.Scalar
  ) -> Bool {
    switch last.value {
    case 0x0E40...0x0E44: return true
    default: break
    }
    switch first.value {
    // Vowels after their consonant, and the signs that repeat or shorten a word.
    case 0x0E2F, 0x0E30, 0x0E32, 0x0E33, 0x0E45, 0x0E46: return true
    default: break
    }
    // A consonant that is not spoken.
    if after.unicodeScalars.contains("\u{0E4C}") { return true }
    for scalar in before.unicodeScalars {
      switch scalar.value {
      // Vowels that do not end a syllable.
      case 0x0E31, 0x0E37: return (0x0E01...0x0E2E).contains(first.value)
      case 0x0E47: return before != "\u{0E01}\u{0E47}" && (0x0E01...0x0E2E).contains(first.value)
      default: break
      }
    }
    return false
  }

  private static func lao(_ before: Character, _ last: Unicode.Scalar, _ first: Unicode.Scalar) -> Bool {
    if (0x0EC0...0x0EC4).contains(last.value) { return true }
    switch first.value {
    case 0x0EAF, 0x0EB0, 0x0EB2, 0x0EB3, 0x0EBD, 0x0EC6: return true
    default: return before.unicodeScalars.contains("\u{0EB1}") && (0x0E81...0x0EAE).contains(first.value)
    }
  }

  private static func burmese(_ last: Unicode.Scalar, _ after: Character, _ first: Unicode.Scalar) -> Bool {
    if last.value == 0x1039 || isMark(first) { return true }
    // A consonant that is silenced, or carries the next one below it, ends the syllable before.
    return after.unicodeScalars.contains("\u{103A}") || after.unicodeScalars.contains("\u{1039}")
  }
}
