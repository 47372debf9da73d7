import CoreGraphics
import Foundation
import Synchronization
import Testing

/// How much work layout is, in bytes of text that were shaped.
@Suite struct LayoutWorkTests {
  /// Counts bytes.
  private final class Meter: Sendable {
    let count = Atomic(0)
  }

  private let meter = Meter()

  /// A face of the system's font that no other test shapes with; what it shapes is counted.
  private func font(_ weight: FontWeight = .regular) throws -> TextFont {
    var font = try TextFont.system(size: 15, weight: weight)
    font.face = try FontFace(path: font.face.path) { [meter] in meter.count.add($0, ordering: .relaxed) }
    return font
  }

  /// A text of so many letters, in words of which each has another colour.
  private func runs(_ count: Int, in fonts: [TextFont]) -> [TextRun] {
    let words = ["Lorem ", "ipsum ", "dolor ", "sit ", "amet, "]
    var (runs, length): ([TextRun], Int) = ([], 0)
    while length < count {
      let word = words[runs.count % words.count]
      let color = CGColor(gray: CGFloat(runs.count % 7) / 7, alpha: 1)
      runs.append(TextRun(word, TextStyle(font: fonts[runs.count % fonts.count], color: color)))
      length += word.count
    }
    return runs
  }

  /// The bytes that were shaped to lay runs out.
  private func work(
    _ runs: [TextRun], count: Int = 0, _ mode: TextLineBreakMode = .byTruncatingTail
  ) -> Int {
    meter.count.store(0, ordering: .relaxed)
    _ = TextLayout(runs, maximumSize: CGSize(width: 300, height: 0), numberOfLines: count, lineBreakMode: mode)
    return meter.count.load(ordering: .relaxed)
  }

  @Test(arguments: TextLineBreakMode.allCases)
  func styledTextOfTenThousandLettersIsNoMoreWorkThanPlainText(mode: TextLineBreakMode) throws {
    let (one, other) = (try font(), try font(.bold))
    let styled = runs(10_000, in: [one])
    let plain = TextRun(styled.map(\.text).joined(), TextStyle(font: one))
    #expect(work(styled, mode) == work([plain], mode))
    // Each letter is shaped once with its paragraph, and a few times with lines that might be.
    #expect(work([plain], mode) <= 5 * 10_000)
    #expect(work(runs(10_000, in: [one, other]), mode) <= 5 * 10_000)
  }

  @Test(arguments: [TextLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func aLongTextOnOneLineIsShapedAboutOnce(mode: TextLineBreakMode) throws {
    #expect(work(runs(10_000, in: [try font()]), count: 1, mode) <= 12_000)
  }

  @Test func workGrowsAsTheTextDoes() throws {
    let fonts = [try font(), try font(.bold)]
    let works = [5000, 10_000, 20_000].map { work(runs($0, in: fonts)) }
    #expect(works[1] < works[0] * 9 / 4 && works[2] < works[1] * 9 / 4)
    let word = [TextRun(String(repeating: "x", count: 10_000), TextStyle(font: fonts[0]))]
    #expect(work(word) <= 5 * 10_000)
  }

  @Test func textOfAFallbackFontIsNotShapedInTheOwnFont() throws {
    let font = try font()
    let text = String(repeating: "שלום עולם ", count: 500)
    let first = work([TextRun(text, TextStyle(font: font))])
    // Each letter was tried once by itself; the spaces between the words stay with the letters.
    #expect(first <= 2 * Set(text).count)
    #expect(work([TextRun(text, TextStyle(font: font))]) == 0)
  }

  @Test func manyStretchesInBothDirectionsEnd() throws {
    let fonts = [try font(), try font(.bold)]
    let letters: [Character] = ["a", "\u{5D0}", "b", "\u{5D1}", " "]
    let runs = (0..<100_000).map { TextRun(String(letters[$0 % 5]), TextStyle(font: fonts[$0 / 5 % 2])) }
    let layout = TextLayout(runs, maximumSize: CGSize(width: 500, height: 0), numberOfLines: 3)
    #expect(layout.lines.count == 3 && layout.isTruncated)
  }

  @Test func isolatesInIsolatesEnd() throws {
    let font = try font()
    for (open, close) in [("\u{2068}", "\u{2069}"), ("\u{2068}", ""), ("\u{202B}", "\u{202C}"), ("(", ")")] {
      let (begin, end) = (String(repeating: open, count: 50_000), String(repeating: close, count: 50_000))
      let layout = TextLayout("\(begin)\u{5D0}\(end)", font: font, maximumSize: CGSize(width: 500, height: 50))
      #expect(!layout.lines.isEmpty)
    }
  }
}
