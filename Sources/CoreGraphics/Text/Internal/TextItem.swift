import Foundation

/// A stretch of a paragraph that is shaped at once.
struct TextItem {
  /// From where to where, in bytes of the paragraph.
  let range: Range<Int>
  /// The face and size that draw it.
  let font: TextFont
  /// Points that are added after each letter.
  let kern: CGFloat
  /// The bidirectional level: odd ones run from right to left.
  let level: UInt8
  /// The glyphs, from left to right; clusters are places in the paragraph.
  let glyphs: [ShapedGlyph]

  /// Shapes a stretch of a text.
  init(_ range: Range<Int>, of string: String, font: TextFont, kern: CGFloat, level: UInt8) {
    (self.range, self.font, self.kern, self.level) = (range, font, kern, level)
    glyphs = font.shape(string, in: range, isRightToLeft: level % 2 == 1, joinsLetters: kern == 0)
  }

  /// What a stretch of a paragraph has of this item, shaped anew; nil if nothing.
  func clipped(to part: Range<Int>, of string: String) -> TextItem? {
    let common = range.clamped(to: part)
    guard !common.isEmpty else { return nil }
    let start = common.lowerBound - part.lowerBound
    return TextItem(start..<start + common.count, of: string, font: font, kern: kern, level: level)
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
    let spans = text.spanIndex(at: range.lowerBound)...text.spanIndex(at: range.upperBound - 1)
    var rest = glyphs[...]
    for index in spans {
      // Glyphs stand from left to right, so those of the last letters come first where text runs the other way.
      let span = level % 2 == 0 ? index : spans.upperBound - (index - spans.lowerBound)
      let end = span + 1 < text.spans.count ? min(text.spans[span + 1].start, range.upperBound) : range.upperBound
      let part = max(text.spans[span].start, range.lowerBound)..<end
      let own = rest.prefix { level % 2 == 0 ? $0.cluster < part.upperBound : $0.cluster >= part.lowerBound }
      rest = rest.dropFirst(own.count)
      let (placed, width) = place(own, of: text)
      let string = part == 0..<text.count ? text.string : String(text.substring(part))
      pieces.append(
        TextPiece(text: string, style: text.spans[span].style, font: font, glyphs: placed, x: x, width: width))
      x += width
    }
  }

  /// Glyphs beside each other, and how wide they are.
  private func place(_ glyphs: ArraySlice<ShapedGlyph>, of text: StyledText) -> ([TextGlyph], CGFloat) {
    let unit = font.unit
    var placed: [TextGlyph] = []
    placed.reserveCapacity(glyphs.count)
    var (pen, letters) = (0, 0)
    for glyph in glyphs {
      let x = CGFloat(pen + glyph.xOffset) * unit + kern * CGFloat(letters)
      let isSpace = text.string.utf8[text.index(glyph.cluster)] == 0x20
      let position = CGPoint(x: x, y: -CGFloat(glyph.yOffset) * unit)
      placed.append(TextGlyph(glyph: glyph.glyph, position: position, isSpace: isSpace))
      pen += glyph.advance
      // Marks have no advance, and no room is added after them.
      if glyph.advance > 0 { letters += 1 }
    }
    return (placed, CGFloat(pen) * unit + kern * CGFloat(letters))
  }
}
