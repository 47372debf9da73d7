import Testing

@testable import CoreGraphics

/// Where lines may end; `UnicodeConformanceTests` runs the consortium's own tests where they are installed.
@Suite struct LineEndTests {
  /// The text with a bar wherever a line may end.
  private func marked(_ text: String) -> String {
    var (result, start) = ("", 0)
    for place in LineBreakRules.places(in: text) {
      let utf8 = Array(text.utf8)[start..<place]
      result += (result.isEmpty ? "" : "|") + String(decoding: utf8, as: UTF8.self)
      start = place
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

  @Test func pictures() {
    #expect(marked("🇩🇪🇫🇷👍🏽👩‍👩‍👧❤️a") == "🇩🇪|🇫🇷|👍🏽|👩‍👩‍👧|❤️|a")
  }
}
