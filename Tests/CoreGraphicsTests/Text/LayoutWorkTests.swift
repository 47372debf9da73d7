import CoreGraphics
import Foundation
import Testing

/// How much work layout is, in bytes of text that were shaped.
@Suite struct LayoutWorkTests {
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
    ShapingMeter.bytes {
      _ = TextLayout(
        runs, maximumSize: CGSize(width: 300, height: 0), numberOfLines: count, lineBreakMode: mode)
    }
  }

  @Test(arguments: TextLineBreakMode.allCases)
  func styledTextOfTenThousandLettersIsNoMoreWorkThanPlainText(mode: TextLineBreakMode) throws {
    let (one, other) = (try TextFont.system(size: 15), try TextFont.system(size: 15, weight: .bold))
    let styled = runs(10_000, in: [one])
    let plain = TextRun(styled.map(\.text).joined(), TextStyle(font: one))
    #expect(work(styled, mode) == work([plain], mode))
    // Each letter is shaped once with its paragraph, and a few times with lines that might be.
    #expect(work([plain], mode) <= 5 * 10_000)
    #expect(work(runs(10_000, in: [one, other]), mode) <= 5 * 10_000)
  }

  @Test(arguments: [TextLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func aLongTextOnOneLineIsShapedAboutOnce(mode: TextLineBreakMode) throws {
    let font = try TextFont.system(size: 15)
    #expect(work(runs(10_000, in: [font]), count: 1, mode) <= 12_000)
  }

  @Test func workGrowsAsTheTextDoes() throws {
    let fonts = [try TextFont.system(size: 15), try TextFont.system(size: 15, weight: .bold)]
    let works = [5000, 10_000, 20_000].map { work(runs($0, in: fonts)) }
    #expect(works[1] < works[0] * 9 / 4 && works[2] < works[1] * 9 / 4)
    let word = [TextRun(String(repeating: "x", count: 10_000), TextStyle(font: fonts[0]))]
    #expect(work(word) <= 5 * 10_000)
  }
}
