import Foundation

/// Cuts text into lines of a width.
struct LineBreaker {
  /// The font that measures.
  let font: TextFont
  /// The most width in points.
  let maximumWidth: CGFloat
  /// What becomes of text that does not fit.
  let mode: TextLineBreakMode

  /// The lines of a text, at most `limit` of them, and whether text was left out without an ellipsis.
  func lines(of text: String, limit: Int) -> (lines: [TextLine], isCut: Bool) {
    guard !text.isEmpty else { return ([], false) }
    var result: [TextLine] = []
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, paragraph) in paragraphs.enumerated() {
      var rest = paragraph
      repeat {
        let isLast = result.count + 1 == limit
        let (line, following) = firstLine(of: rest)
        let isTextLeft = !following.isEmpty || index + 1 < paragraphs.count
        guard isLast, isTextLeft || line.width > maximumWidth else {
          result.append(line)
          rest = following
          continue
        }
        // A truncated line shows as much as it can of its own paragraph.
        let end = truncated(rest, isTextLeft: isTextLeft)
        return (result + [end ?? line], isTextLeft && end == nil)
      } while !rest.isEmpty
    }
    return (result, false)
  }

  /// The first line of a paragraph and the text after it.
  private func firstLine(of text: Substring) -> (TextLine, Substring) {
    if mode == .byClipping { return (line(text), "") }
    let window = window(of: text)
    if window.endIndex == text.endIndex {
      let whole = line(text)
      if whole.width <= maximumWidth { return (whole, "") }
    }
    // The window's end is a place to break only where it is the text's.
    let ends = window.endIndex == text.endIndex ? [text.endIndex] : []
    let characters = Array(window.indices.dropFirst()) + ends
    let words = BreakPlaces.after(window).filter { $0 != window.endIndex } + ends
    if let (fitting, end) = longest(window, mode == .byCharWrapping ? characters : words) {
      return (fitting, text[end...])
    }
    // Not even one word fits: break it between characters, one at the least.
    if let (fitting, end) = longest(window, characters) { return (fitting, text[end...]) }
    let end = characters.first ?? text.endIndex
    return (line(text[..<end]), text[end...])
  }

  /// The beginning of a text that is surely longer than a line, so that a long text is not shaped anew for each line.
  private func window(of text: Substring) -> Substring {
    var count = 64.0
    if maximumWidth.isFinite, font.unit > 0 { count += maximumWidth / (font.size * font.glyphScale) * 4 }
    while true {
      let window = text.prefix(Int(min(count, 1e9)))
      if window.endIndex == text.endIndex || line(window).width > maximumWidth { return window }
      count *= 4
    }
  }

  /// The longest line that ends at one of the places and fits.
  private func longest(_ text: Substring, _ stops: [String.Index]) -> (TextLine, String.Index)? {
    guard !stops.isEmpty else { return nil }
    // Glyphs of the whole tell about where the line ends; only lines near there are shaped by themselves.
    var (low, high) = (0, stops.count)
    var best: (TextLine, String.Index)?
    var guess = min(estimate(text, stops), stops.count - 1)
    while low < high {
      let candidate = line(text[..<stops[guess]])
      if candidate.width <= maximumWidth {
        best = (candidate, stops[guess])
        low = guess + 1
        guess = low
      } else {
        high = guess
        guess = high - 1
      }
      // Next to the estimate step by step, farther away by halves.
      if guess < low || guess >= high { guess = (low + high) / 2 }
    }
    return best
  }

  /// The last stop at which the glyphs of the whole text, shaped once, still fit.
  private func estimate(_ text: Substring, _ stops: [String.Index]) -> Int {
    let limit = maximumWidth / max(font.unit, 1e-9)
    let base = text.startIndex
    var advances: [Int: Int] = [:]
    for glyph in font.shape(String(text)) { advances[glyph.cluster, default: 0] += glyph.advance }
    var pen = 0
    var stop = 0
    for (cluster, advance) in advances.sorted(by: { $0.key < $1.key }) {
      while stop < stops.count, text.utf8.distance(from: base, to: stops[stop]) <= cluster { stop += 1 }
      pen += advance
      if CGFloat(pen) > limit { break }
    }
    return max(0, min(stop, stops.count) - 1)
  }

  /// A line that stands for all of a text, by an ellipsis; nil for modes without one.
  private func truncated(_ text: Substring, isTextLeft: Bool) -> TextLine? {
    let characters = Array(text)
    func candidate(_ kept: Int) -> TextLine {
      let shown: String
      switch mode {
      case .byTruncatingHead:
        shown = "…" + String(characters.suffix(kept)).trimmingPrefix(while: \.isWhitespace)
      case .byTruncatingMiddle:
        let (head, tail) = ((kept + 1) / 2, kept / 2)
        shown =
          trimmedEnd(characters.prefix(head)) + "…"
          + String(characters.suffix(tail)).trimmingPrefix(while: \.isWhitespace)
      default: shown = trimmedEnd(characters.prefix(kept)) + "…"
      }
      return TextLine(shown, font: font, isTruncated: true)
    }
    switch mode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return nil
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: break
    }
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if candidate(middle).width <= maximumWidth { low = middle } else { high = middle - 1 }
    }
    return candidate(low)
  }

  private func line(_ text: Substring) -> TextLine {
    TextLine(trimmedEnd(text), font: font)
  }

  /// The text without white space at its end.
  private func trimmedEnd(_ text: some BidirectionalCollection<Character>) -> String {
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(text[...last])
  }
}
