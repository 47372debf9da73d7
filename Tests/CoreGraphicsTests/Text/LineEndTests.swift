import Testing

@testable import CoreGraphics

/// Where lines may end; `UnicodeConformanceTests` runs the consortium's own tests where they are installed.
@Suite struct LineEndTests {
  /// The text with a bar wherever a line may end.
  private func marked(_ text: String) -> String {
    var (result, start) = ("", 0)
    for end in LineBreakRules.breaks(in: text) {
      let utf8 = Array(text.utf8)[start..<end]
      result += (result.isEmpty ? "" : "|") + String(decoding: utf8, as: UTF8.self)
      start = end
    }
    return result
  }

  @Test func wordsAndSigns() {
    #expect(
      marked("The quick (brown) fox, “can’t” jump 32.3 feet, right?")
        == "The |quick |(brown) |fox, |“can’t” |jump |32.3 |feet, |right?")
    #expect(marked("well-known, 1/2 and/or http://a.b/c?d") == "well-|known, |1/2 |and/|or |http://|a.b/|c?|d")
    #expect(marked("a\u{A0}b\u{2060}c\u{200B}d\u{AD}e — f–g…h") == "a\u{A0}b\u{2060}c\u{200B}|d\u{AD}|e |— |f–|g…|h")
    #expect(marked("") == "" && marked("   ") == "   " && marked("a") == "a")
  }

  @Test func numbersStayWhole() {
    #expect(marked("$1,234.56 (12%) −5 °C -7") == "$1,234.56 |(12%) |−5 |°C |-7")
    #expect(marked("2001-11-22 €(0.25) 3.75€ 100%") == "2001-11-22 |€(0.25) |3.75€ |100%")
  }

  @Test func otherScripts() {
    #expect(marked("漢字。「かな」ー") == "漢|字。|「か|な」ー")
    #expect(marked("한국어 말") == "한|국|어 |말")
    #expect(marked("שלום עולם") == "שלום |עולם")
    #expect(marked("ไทย text") == "ไทย |text")
  }

  @Test func emoji() {
    #expect(marked("🇩🇪🇫🇷👍🏽👩‍👩‍👧❤️a") == "🇩🇪|🇫🇷|👍🏽|👩‍👩‍👧|❤️|a")
  }

  /// The text with a bar wherever a line may end that has no better place.
  private func parted(_ text: String) -> String {
    var (result, start) = ("", 0)
    for end in GraphemeBoundaries.offsets(in: text) {
      result += (start == 0 ? "" : "|") + String(decoding: Array(text.utf8)[start..<end], as: UTF8.self)
      start = end
    }
    return result
  }

  @Test func lettersOfSouthEastAsiaStayWithTheirSyllable() {
    // Thai: vowels before and after the consonant, closed syllables, and a consonant that is silent.
    #expect(parted("ภาษาไทย") == "ภา|ษา|ไท|ย")
    #expect(parted("เป็นคนดีและก็รัก") == "เป็น|ค|น|ดี|และ|ก็|รัก")
    #expect(parted("จันทร์ชื่อ") == "จัน|ทร์|ชื่อ")
    // The sign that repeats a word does not begin a line.
    #expect(parted("น้ำ ๆ") == "น้ำ| ๆ")
    // Lao, Burmese and Khmer.
    #expect(parted("ພາສາລາວ") == "ພາ|ສາ|ລາ|ວ")
    #expect(parted("မြန်မာဘာသာ") == "မြန်|မာ|ဘာ|သာ")
    #expect(parted("ភាសាខ្មែរ") == "ភា|សា|ខ្មែ|រ")
    // Elsewhere letters are Unicode's.
    #expect(parted("ae\u{301}🇩🇪👩‍👩‍👧漢") == "a|e\u{301}|🇩🇪|👩‍👩‍👧|漢" && parted("") == "")
    #expect(GraphemeBoundaries.offsets(in: String(repeating: "ไ", count: 1000)).count == 1)
  }

  @Test func ideographsAreDrawnAsTheTextsLanguageHasThem() {
    let languages: [(String, String?)] = [
      ("plain, ‘quoted’", nil), ("漢字", "zh-Hans"), ("漢字、かな", "ja"), ("漢字 한국", "ko"), ("한국 かな", "ja"), ("漢ㄅ", "zh-Hant"),
    ]
    for (text, language) in languages { #expect(IdeographLanguage.language(of: text) == language) }
  }
}
