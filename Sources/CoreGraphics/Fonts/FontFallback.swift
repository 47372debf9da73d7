/// The fallback fonts for graphemes that a font lacks: known files of the standard folders, by script, so that the same
/// fonts give the same pixels everywhere.
package enum FontFallback {
  /// A family of font files, and the Debian package that contains it.
  private struct Family {
    let regular: String
    let bold: String
    let package: String

    static func noto(_ name: String) -> Family {
      Family(
        regular: "NotoSans\(name)-Regular.ttf", bold: "NotoSans\(name)-Bold.ttf", package: "fonts-noto-core")
    }
  }

  private static let emoji = "NotoColorEmoji.ttf"
  private static let cjk = Family(
    regular: "NotoSansCJK-Regular.ttc", bold: "NotoSansCJK-Bold.ttc", package: "fonts-noto-cjk")
  private static let dejaVu = Family(
    regular: "DejaVuSans.ttf", bold: "DejaVuSans-Bold.ttf", package: "fonts-dejavu-core")
  /// The last candidates, mainly for symbols.
  private static let general = [
    .noto(""), dejaVu, .noto("Symbols"), .noto("Symbols2"), .noto("Math"), cjk,
  ]
  private static let eastAsian: Set<String> = ["Hani", "Hira", "Kana", "Hang", "Bopo"]
  private static let names = [
    "Arab": "Arabic", "Armn": "Armenian", "Beng": "Bengali", "Deva": "Devanagari", "Ethi": "Ethiopic",
    "Geor": "Georgian",
    "Gujr": "Gujarati", "Guru": "Gurmukhi", "Hebr": "Hebrew", "Khmr": "Khmer", "Knda": "Kannada", "Laoo": "Lao",
    "Mlym": "Malayalam", "Mong": "Mongolian", "Mymr": "Myanmar", "Orya": "Oriya", "Sinh": "Sinhala", "Syrc": "Syriac",
    "Taml": "Tamil", "Telu": "Telugu", "Thaa": "Thaana", "Thai": "Thai", "Tibt": "Tibetan",
  ]

  /// Returns the fallback face for a grapheme; nil if the font itself draws it, or if no installed font does.
  static func face(for letter: Character, of own: FontFace, in library: FontLibrary) -> FontFace? {
    if letter.wantsEmoji, let face = library.installedFace(file: emoji), face.covers(letter) { return face }
    guard !own.draws(letter) else { return nil }
    for family in families(for: letter) {
      for file in own.isBold ? [family.bold, family.regular] : [family.regular] {
        if let face = library.installedFace(file: file), face.covers(letter) { return face }
      }
    }
    return nil
  }

  /// Returns the Debian package of a font for a grapheme, as far as known.
  package static func package(for letter: Character) -> String {
    letter.wantsEmoji ? "fonts-noto-color-emoji" : families(for: letter).first?.package ?? cjk.package
  }

  private static func families(for letter: Character) -> [Family] {
    guard let scalar = letter.unicodeScalars.first else { return [] }
    let script = Script(of: scalar).name
    // Marks and full-width letters that East Asian scripts share.
    let isEastAsian =
      eastAsian.contains(script) || (0x2E80...0x33FF).contains(scalar.value) || (0xFE30...0xFE4F).contains(scalar.value)
      || (0xFF00...0xFFEF).contains(scalar.value)
    if isEastAsian { return [cjk] + general }
    return (names[script].map { [.noto($0)] } ?? []) + general
  }
}

extension Character {
  /// Whether the grapheme is shown as emoji where there is a choice.
  var wantsEmoji: Bool {
    if isASCII { return false }
    var isEmoji = false
    for (index, scalar) in unicodeScalars.enumerated() {
      switch scalar.value {
      case 0xFE0E: return false
      case 0xFE0F: isEmoji = true
      default:
        let properties = scalar.properties
        if index == 0 && properties.isEmojiPresentation || index > 0 && properties.isEmojiModifier { isEmoji = true }
      }
    }
    return isEmoji
  }
}
