import Foundation

/// Cuts text into lines of a width, in time that grows as the text does.
struct LineBreaker {
  /// The most width in points.
  let maximumWidth: CGFloat
  /// The most height in points.
  let maximumHeight: CGFloat
  /// The most lines.
  let maximumCount: Int
  /// What becomes of text that does not fit.
  let mode: TextLineBreakMode

  /// The lines of a text, and whether text was left out without an ellipsis.
  func lines(of text: StyledText) -> (stack: LineStack, isCut: Bool) {
    var stack = LineStack()
    var last: (paragraph: TextParagraph, start: Int)?
    let paragraphs = text.paragraphs
    for (index, text) in paragraphs.enumerated() {
      let paragraph = TextParagraph(text)
      var start = 0
      repeat {
        let (line, end) = firstLine(of: paragraph, from: start)
        let isTextLeft = end < paragraph.count || index + 1 < paragraphs.count
        if let last, !fits(line, below: stack) {
          // There is no room for this line, so the one before it ends the text.
          guard let ended = truncated(last.paragraph, from: last.start) else { return (stack, true) }
          stack.removeLast()
          stack.append(ended)
          return (stack, false)
        }
        stack.append(line)
        let isLast = stack.lines.count == maximumCount || !isTextLeft && !fits(line, below: stack)
        guard isLast, isTextLeft || line.width > maximumWidth else {
          (last, start) = ((paragraph, start), end)
          continue
        }
        // A truncated line shows as much as it can of its own paragraph.
        guard let ended = truncated(paragraph, from: start) else { return (stack, isTextLeft) }
        stack.removeLast()
        stack.append(ended)
        return (stack, false)
      } while start < paragraph.count
    }
    return (stack, false)
  }

  private func fits(_ line: TextLine, below stack: LineStack) -> Bool {
    // A thousandth of a point is lost to rounding when a label takes the height that was measured for it.
    stack.bottom(ofNext: line.heights) <= maximumHeight + 0.001
  }

  /// The first line of the rest of a paragraph, and where the text after it starts.
  private func firstLine(of paragraph: TextParagraph, from start: Int) -> (TextLine, Int) {
    let rest = start..<paragraph.count
    if mode == .byClipping { return (paragraph.line(rest), rest.upperBound) }
    if start == 0, !isSurelyTooLong(paragraph, rest) {
      let whole = paragraph.line(rest)
      if whole.width <= maximumWidth { return (whole, rest.upperBound) }
    }
    if mode != .byCharWrapping, let found = longest(paragraph, start, paragraph.words) { return found }
    // Not even one word fits: break it between letters, after one at the least.
    let letters = paragraph.letters
    let found = longest(paragraph, start, letters)
    let (line, end) =
      found
      ?? {
        let end = letters[firstIndex(in: letters.indices) { letters[$0] > start }]
        return (paragraph.line(start..<end), end)
      }()
    // White space at a break belongs to no line.
    return (line, paragraph.text.trimmedStart(of: end..<rest.upperBound))
  }

  /// The longest line that ends at one of the places and fits.
  private func longest(_ paragraph: TextParagraph, _ start: Int, _ stops: [Int]) -> (TextLine, Int)? {
    let pens = paragraph.pens
    let first = firstIndex(in: stops.indices) { stops[$0] > start }
    // The paragraph's glyphs tell about where the line ends; only lines near there are shaped by themselves.
    let guess = firstIndex(in: first..<stops.count) { pens[stops[$0]] - pens[start] > maximumWidth } - 1
    return last(in: first..<stops.count, near: guess) { index in
      let part = start..<stops[index]
      guard !isSurelyTooLong(paragraph, part) else { return nil }
      let line = paragraph.line(part)
      return line.width <= maximumWidth ? (line, stops[index]) : nil
    }
  }

  /// Whether a part is so much too long that it need not be shaped by itself, which changes little of its width.
  private func isSurelyTooLong(_ paragraph: TextParagraph, _ part: Range<Int>) -> Bool {
    guard maximumWidth.isFinite else { return false }
    let pens = paragraph.pens
    return pens[paragraph.text.trimmedEnd(of: part)] - pens[part.lowerBound] > 2 * maximumWidth + 1000
  }

  /// A line that stands for all the rest of a paragraph, by an ellipsis; nil for modes without one.
  private func truncated(_ paragraph: TextParagraph, from start: Int) -> TextLine? {
    let rest = start..<paragraph.count
    guard let shortening = Shortening(mode, rest, of: paragraph) else { return nil }
    let least = shortening.line(keeping: 0)
    let guess =
      firstIndex(in: 0..<shortening.count + 1) { shortening.width(keeping: $0) + least.width > maximumWidth } - 1
    return last(in: 1..<shortening.count + 1, near: guess) { kept in
      let line = shortening.line(keeping: kept)
      return line.width <= maximumWidth ? line : nil
    } ?? least
  }
}
