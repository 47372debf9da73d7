import Foundation

/// The rest of a paragraph with an ellipsis in place of some letters.
struct LineTruncation {
  private let paragraph: TextParagraph
  private let rest: Range<Int>
  private let mode: TextLineBreakMode
  private let first: Int

  /// Creates the truncation of a part; nil for modes without an ellipsis.
  init?(_ mode: TextLineBreakMode, _ rest: Range<Int>, of paragraph: TextParagraph) {
    switch mode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return nil
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: break
    }
    (self.mode, self.rest, self.paragraph) = (mode, rest, paragraph)
    let letters = paragraph.letters
    first = firstIndex(in: letters.indices) { letters[$0] > rest.lowerBound }
  }

  /// The number of letters.
  var count: Int { paragraph.letters.count - first }

  /// Returns the approximate width of the remaining letters.
  func width(keeping letterCount: Int) -> CGFloat {
    let (head, tail) = parts(keeping: letterCount)
    let pens = paragraph.pens
    return pens[head.upperBound] - pens[head.lowerBound] + pens[tail.upperBound] - pens[tail.lowerBound]
  }

  /// Returns the line of an ellipsis and some letters, without white space between them.
  func line(keeping letterCount: Int) -> TextLine {
    let text = paragraph.text
    var (head, tail) = parts(keeping: letterCount)
    head = head.lowerBound..<text.trimmedEnd(of: head)
    tail = text.trimmedStart(of: tail)..<tail.upperBound
    // The ellipsis has the style of its neighbour.
    let neighbour = head.isEmpty ? (tail.isEmpty ? rest : tail).lowerBound : head.upperBound - 1
    let ellipsis = StyledText("…", text.style(at: neighbour))
    let shortened = TextParagraph(
      text[head] + ellipsis + text[tail], level: paragraph.level, language: paragraph.language)
    return shortened.line(0..<shortened.count, isFirst: rest.lowerBound == 0)
  }

  /// Returns the remaining parts before and after the ellipsis.
  private func parts(keeping letterCount: Int) -> (head: Range<Int>, tail: Range<Int>) {
    let (before, after): (Int, Int) =
      switch mode {
      case .byTruncatingHead: (0, letterCount)
      case .byTruncatingMiddle: ((letterCount + 1) / 2, letterCount / 2)
      default: (letterCount, 0)
      }
    return (rest.lowerBound..<end(before), end(count - after)..<rest.upperBound)
  }

  /// Returns the end of a number of letters.
  private func end(_ number: Int) -> Int {
    number == 0 ? rest.lowerBound : paragraph.letters[first + number - 1]
  }
}
