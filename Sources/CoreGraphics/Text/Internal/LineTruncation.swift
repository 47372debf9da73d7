import Foundation

/// The rest of a paragraph with an ellipsis in place of some letters.
struct Shortening {
  private let paragraph: TextParagraph
  private let rest: Range<Int>
  private let mode: TextLineBreakMode
  private let first: Int

  /// The shortening of a part; nil for modes that do not shorten.
  init?(_ mode: TextLineBreakMode, _ rest: Range<Int>, of paragraph: TextParagraph) {
    switch mode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return nil
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: break
    }
    (self.mode, self.rest, self.paragraph) = (mode, rest, paragraph)
    let letters = paragraph.letters
    first = firstIndex(in: letters.indices) { letters[$0] > rest.lowerBound }
  }

  /// How many letters there are.
  var count: Int { paragraph.letters.count - first }

  /// About how wide the letters are that are kept.
  func width(keeping kept: Int) -> CGFloat {
    let (head, tail) = parts(keeping: kept)
    let pens = paragraph.pens
    return pens[head.upperBound] - pens[head.lowerBound] + pens[tail.upperBound] - pens[tail.lowerBound]
  }

  /// The line of an ellipsis and some letters, no white space between them.
  func line(keeping kept: Int) -> TextLine {
    let text = paragraph.text
    var (head, tail) = parts(keeping: kept)
    head = head.lowerBound..<text.trimmedEnd(of: head)
    tail = text.trimmedStart(of: tail)..<tail.upperBound
    // The ellipsis looks like what it stands beside.
    let neighbour = head.isEmpty ? (tail.isEmpty ? rest : tail).lowerBound : head.upperBound - 1
    let ellipsis = StyledText("…", text.style(at: neighbour))
    let shortened = TextParagraph(
      text[head] + ellipsis + text[tail], level: paragraph.level, language: paragraph.language)
    return shortened.line(0..<shortened.count, isFirst: rest.lowerBound == 0)
  }

  /// What is kept before and after the ellipsis.
  private func parts(keeping kept: Int) -> (head: Range<Int>, tail: Range<Int>) {
    let (before, after): (Int, Int) =
      switch mode {
      case .byTruncatingHead: (0, kept)
      case .byTruncatingMiddle: ((kept + 1) / 2, kept / 2)
      default: (kept, 0)
      }
    return (rest.lowerBound..<place(before), place(count - after)..<rest.upperBound)
  }

  /// Where a number of letters ends.
  private func place(_ number: Int) -> Int {
    number == 0 ? rest.lowerBound : paragraph.letters[first + number - 1]
  }
}
