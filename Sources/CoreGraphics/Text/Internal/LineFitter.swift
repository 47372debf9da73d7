import Foundation

/// Finds the lines of a paragraph that fit into a width.
struct LineFitter {
  /// The paragraph.
  let paragraph: TextParagraph
  /// The maximum width in points.
  let width: CGFloat
  /// The handling of text that does not fit.
  let mode: TextLineBreakMode

  /// Returns the first line of the rest of the paragraph, and the start of the text after it.
  func firstLine(from start: Int) -> (line: TextLine, end: Int) {
    let rest = start..<paragraph.count
    if mode == .byClipping { return (paragraph.line(rest), rest.upperBound) }
    if start == 0, !isSurelyTooLong(rest) {
      let whole = paragraph.line(rest)
      if whole.width <= width { return (whole, rest.upperBound) }
    }
    if mode != .byCharWrapping, let found = longest(from: start, paragraph.words) { return found }
    // Not even one word fits: break between letters, after at least one.
    let letters = paragraph.letters
    let (line, end) =
      longest(from: start, letters)
      ?? {
        let end = letters[firstIndex(in: letters.indices) { letters[$0] > start }]
        return (paragraph.line(start..<end), end)
      }()
    // White space at a break belongs to no line.
    return (line, paragraph.text.trimmedStart(of: end..<rest.upperBound))
  }

  /// Returns the longest line that ends at one of the stops and fits.
  private func longest(from start: Int, _ stops: [Int]) -> (TextLine, Int)? {
    let pens = paragraph.pens
    let first = firstIndex(in: stops.indices) { stops[$0] > start }
    // The paragraph's advances estimate the line's end; only lines near there are shaped by themselves.
    let guess = firstIndex(in: first..<stops.count) { pens[stops[$0]] - pens[start] > width } - 1
    return last(in: first..<stops.count, near: guess) { index in
      let part = start..<stops[index]
      guard !isSurelyTooLong(part) else { return nil }
      let line = paragraph.line(part)
      return line.width <= width ? (line, stops[index]) : nil
    }
  }

  /// Whether a part is so much too long that it need not be shaped by itself, which changes its width little.
  private func isSurelyTooLong(_ part: Range<Int>) -> Bool {
    guard width.isFinite else { return false }
    let pens = paragraph.pens
    return pens[paragraph.text.trimmedEnd(of: part)] - pens[part.lowerBound] > 2 * width + 1000
  }

  /// Returns a line with an ellipsis for all the rest of the paragraph; nil for modes without one.
  func truncated(from start: Int) -> TextLine? {
    guard let truncation = LineTruncation(mode, start..<paragraph.count, of: paragraph) else { return nil }
    let least = truncation.line(keeping: 0)
    let counts = 0..<truncation.count + 1
    let guess = firstIndex(in: counts) { truncation.width(keeping: $0) + least.width > width } - 1
    return last(in: 1..<counts.upperBound, near: guess) { count in
      let line = truncation.line(keeping: count)
      return line.width <= width ? line : nil
    } ?? least
  }
}
