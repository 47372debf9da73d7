/// The language as whose a text's ideographs are drawn, which differ between the languages that share them.
enum IdeographLanguage {
  /// The language by the letters that stand beside the ideographs, by BCP 47; nil for a text without letters of East
  /// Asia.
  ///
  /// Kana make a text Japanese, Hangul Korean, Bopomofo Chinese in traditional characters. Ideographs alone are
  /// simplified Chinese, as they are on an iPhone with no language of East Asia in its settings.
  static func language(of text: String) -> String? {
    guard !text.utf8.allSatisfy({ $0 < 0xE1 }) else { return nil }
    var found: String?
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3040...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: return "ja"
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF: found = "ko"
      case 0x3100...0x312F, 0x31A0...0x31BF: if found != "ko" { found = "zh-Hant" }
      case 0x2E80...0x303F, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF65, 0x20000...0x3FFFF:
        if found == nil { found = "zh-Hans" }
      default: break
      }
    }
    return found
  }
}
