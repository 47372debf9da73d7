import Foundation

/// A stretch of a paragraph that is shaped at once.
struct TextItem {
  /// What of the paragraph it is, in which style and direction.
  private let stretch: TextStretch
  /// The face and size that draw it: the stretch's, or others that have its letters.
  let font: TextFont
  /// The glyphs, from left to right; clusters are places in the paragraph.
  let glyphs: [ShapedGlyph]

  /// Shapes a stretch of a text in a font.
  init(_ stretch: TextStretch, of string: String, font: TextFont) {
    (self.stretch, self.font) = (stretch, font)
    glyphs =
      stretch.kind == .letters
      ? font.shape(
        string, in: stretch.range, isRightToLeft: stretch.level % 2 == 1, joinsLetters: stretch.joinsLetters,
        language: stretch.language)
      : []
  }

  /// From where to where, in bytes of the paragraph.
  var range: Range<Int> { stretch.range }
  /// The bidirectional level: odd ones run from right to left.
  var level: UInt8 { stretch.level }
  /// Whether it is a tab, which has no glyph, and a width that the line gives it.
  var isTab: Bool { stretch.kind == .tab }
  /// How wide the object is that it is, in points; nil for letters and tabs.
  private var objectWidth: CGFloat? { stretch.kind == .object ? (stretch.attachment?.advance ?? 0) + kern : nil }
  private var kern: CGFloat { stretch.kern }

  /// What a stretch of a paragraph has of this item, shaped anew; nil if nothing.
  func clipped(to part: Range<Int>, of string: String) -> TextItem? {
    let common = range.clamped(to: part)
    guard !common.isEmpty else { return nil }
    let start = common.lowerBound - part.lowerBound
    return TextItem(
      stretch.part(start..<start + common.count, level: level, kind: stretch.kind), of: string, font: font)
  }

  /// How wide the item is, or what of it stands before a place of the paragraph; in points.
  func width(before end: Int = .max) -> CGFloat {
    if let objectWidth { return range.lowerBound < end ? objectWidth : 0 }
    var (pen, letters) = (0, 0)
    for glyph in glyphs where glyph.cluster < end {
      pen += glyph.advance
      if glyph.advance > 0 { letters += 1 }
    }
    return CGFloat(pen) * font.unit + kern * CGFloat(letters)
  }

  /// Adds how far the pen moves on at each place, in points.
  func addAdvances(to advances: inout [CGFloat]) {
    if let objectWidth { advances[range.lowerBound] += objectWidth }
    let unit = font.unit
    for glyph in glyphs {
      advances[glyph.cluster] += CGFloat(glyph.advance) * unit + (glyph.advance > 0 ? kern : 0)
    }
  }

  /// Adds the pieces of each style, from left to right.
  ///
  /// - Parameter tabWidth: how wide a tab is, in points.
  func addPieces(of text: StyledText, tabWidth: CGFloat, to pieces: inout [TextPiece], x: inout CGFloat) {
    let spans = text.spanIndex(at: range.lowerBound)...text.spanIndex(at: range.upperBound - 1)
    var rest = glyphs[...]
    for index in spans {
      // Glyphs stand from left to right, so those of the last letters come first where text runs the other way.
      let span = level % 2 == 0 ? index : spans.upperBound - (index - spans.lowerBound)
      let end = span + 1 < text.spans.count ? min(text.spans[span + 1].start, range.upperBound) : range.upperBound
      let part = max(text.spans[span].start, range.lowerBound)..<end
      let own = rest.prefix { level % 2 == 0 ? $0.cluster < part.upperBound : $0.cluster >= part.lowerBound }
      rest = rest.dropFirst(own.count)
      let (placed, width) = isTab ? ([], tabWidth) : objectWidth.map { ([], $0) } ?? place(own, of: text)
      let string = part == 0..<text.count ? text.string : String(text.substring(part))
      pieces.append(
        TextPiece(
          text: string, style: text.spans[span].style, font: font, isObject: objectWidth != nil, glyphs: placed, x: x,
          width: width))
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
