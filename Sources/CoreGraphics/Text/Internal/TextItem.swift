import Foundation

/// A stretch of a paragraph that is shaped at once.
struct TextItem {
  /// From where to where, in bytes of the paragraph.
  let range: Range<Int>
  /// The face and size that draw it.
  let font: TextFont
  /// Points that are added after each letter.
  let kern: CGFloat
  /// The glyphs, from left to right; clusters are places in the paragraph.
  let glyphs: [ShapedGlyph]

  /// Shapes a stretch of a text.
  init(_ range: Range<Int>, of string: String, font: TextFont, kern: CGFloat) {
    (self.range, self.font, self.kern) = (range, font, kern)
    glyphs = font.shape(string, in: range, joinsLetters: kern == 0)
  }

  /// What a stretch of a paragraph has of this item, shaped anew; nil if nothing.
  func clipped(to part: Range<Int>, of string: String) -> TextItem? {
    let common = range.clamped(to: part)
    guard !common.isEmpty else { return nil }
    let start = common.lowerBound - part.lowerBound
    return TextItem(start..<start + common.count, of: string, font: font, kern: kern)
  }

  /// The items of a paragraph: one for each font.
  static func items(of text: StyledText) -> [TextItem] {
    guard text.count > 0 else { return [] }
    var result: [TextItem] = []
    var start = 0
    for (index, span) in text.spans.enumerated() {
      let next = index + 1 < text.spans.count ? text.spans[index + 1] : nil
      // Letters that differ in colour alone stand together.
      if let next, next.style.font == span.style.font, next.style.kern == span.style.kern { continue }
      let end = next?.start ?? text.count
      result.append(TextItem(start..<end, of: text.string, font: span.style.font, kern: span.style.kern))
      start = end
    }
    return result
  }

  /// Adds how far the pen moves on at each place, in points.
  func addAdvances(to advances: inout [CGFloat]) {
    let unit = font.unit
    for glyph in glyphs {
      advances[glyph.cluster] += CGFloat(glyph.advance) * unit + (glyph.advance > 0 ? kern : 0)
    }
  }

  /// Adds the pieces of each style, from left to right.
  func addPieces(of text: StyledText, to pieces: inout [TextPiece], x: inout CGFloat) {
    let unit = font.unit
    var index = 0
    for span in text.spanIndex(at: range.lowerBound)...text.spanIndex(at: range.upperBound - 1) {
      let end = span + 1 < text.spans.count ? min(text.spans[span + 1].start, range.upperBound) : range.upperBound
      let start = max(text.spans[span].start, range.lowerBound)
      var placed: [TextGlyph] = []
      var (pen, letters) = (0, 0)
      // Marks have no advance, and no room is added after them.
      while index < glyphs.count, glyphs[index].cluster < end {
        let glyph = glyphs[index]
        placed.append(
          TextGlyph(
            glyph: glyph.glyph,
            position: CGPoint(
              x: CGFloat(pen + glyph.xOffset) * unit + kern * CGFloat(letters), y: -CGFloat(glyph.yOffset) * unit)))
        pen += glyph.advance
        if glyph.advance > 0 { letters += 1 }
        index += 1
      }
      let width = CGFloat(pen) * unit + kern * CGFloat(letters)
      let string = start..<end == 0..<text.count ? text.string : String(text.substring(start..<end))
      pieces.append(
        TextPiece(text: string, style: text.spans[span].style, font: font, glyphs: placed, x: x, width: width))
      x += width
    }
  }
}
