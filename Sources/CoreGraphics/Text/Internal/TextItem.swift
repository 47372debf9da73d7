import Foundation

/// A part of a paragraph with its shaped glyphs.
struct TextItem {
  /// The part of the paragraph, with its style and direction.
  private let run: ShapingRun
  /// The font that draws it: the run's, or a fallback that has its letters.
  let font: TextFont
  /// The glyphs, from left to right; clusters are offsets in the paragraph.
  let glyphs: [ShapedGlyph]

  /// Shapes a run of a text in a font.
  init(_ run: ShapingRun, of string: String, font: TextFont) {
    (self.run, self.font) = (run, font)
    glyphs =
      run.kind == .letters
      ? font.shape(
        string, in: run.range, isRightToLeft: run.level % 2 == 1, joinsLetters: run.joinsLetters,
        language: run.language)
      : []
  }

  /// The range in bytes of the paragraph.
  var range: Range<Int> { run.range }
  /// The bidirectional level: odd levels are right to left.
  var level: UInt8 { run.level }
  /// Whether it is a tab, which has no glyph; its width depends on the line.
  var isTab: Bool { run.kind == .tab }
  /// The width of the object in points; nil for letters and tabs.
  private var objectWidth: CGFloat? { run.kind == .object ? (run.attachment?.advance ?? 0) + kern : nil }
  private var kern: CGFloat { run.kern }

  /// Returns the part of this item that lies in a run of a paragraph, shaped again; nil if it is empty.
  func clipped(to part: Range<Int>, of string: String) -> TextItem? {
    let common = range.clamped(to: part)
    guard !common.isEmpty else { return nil }
    let start = common.lowerBound - part.lowerBound
    return TextItem(
      run.part(start..<start + common.count, level: level, kind: run.kind), of: string, font: font)
  }

  /// Returns the width of the item, or of its part before an offset of the paragraph, in points.
  func width(before end: Int = .max) -> CGFloat {
    if let objectWidth { return range.lowerBound < end ? objectWidth : 0 }
    var (pen, letters) = (0, 0)
    for glyph in glyphs where glyph.cluster < end {
      pen += glyph.advance
      if glyph.advance > 0 { letters += 1 }
    }
    return CGFloat(pen) * font.unit + kern * CGFloat(letters)
  }

  /// Adds the advance at each offset, in points.
  func addAdvances(to advances: inout [CGFloat]) {
    if let objectWidth { advances[range.lowerBound] += objectWidth }
    let unit = font.unit
    for glyph in glyphs {
      advances[glyph.cluster] += CGFloat(glyph.advance) * unit + (glyph.advance > 0 ? kern : 0)
    }
  }

  /// Adds a piece for each style, from left to right.
  ///
  /// - Parameter tabWidth: the width of a tab, in points.
  func addPieces(of text: StyledText, tabWidth: CGFloat, to pieces: inout [TextPiece], x: inout CGFloat) {
    let spans = text.spanIndex(at: range.lowerBound)...text.spanIndex(at: range.upperBound - 1)
    var rest = glyphs[...]
    for index in spans {
      // Glyphs are ordered from left to right, so right-to-left text begins with those of its last letters.
      let span = level % 2 == 0 ? index : spans.upperBound - (index - spans.lowerBound)
      let end = span + 1 < text.spans.count ? min(text.spans[span + 1].start, range.upperBound) : range.upperBound
      let part = max(text.spans[span].start, range.lowerBound)..<end
      let own = rest.prefix { level % 2 == 0 ? $0.cluster < part.upperBound : $0.cluster >= part.lowerBound }
      rest = rest.dropFirst(own.count)
      let (placed, width) = isTab ? ([], tabWidth) : objectWidth.map { ([], $0) } ?? place(own, of: text)
      let string = part == 0..<text.count ? text.string : String(text.substring(part))
      pieces.append(
        TextPiece(
          text: string, start: part.lowerBound, isRightToLeft: level % 2 == 1, style: text.spans[span].style,
          font: font, isObject: objectWidth != nil, glyphs: placed, x: x, width: width))
      x += width
    }
  }

  /// Puts glyphs beside each other; returns them and their width.
  private func place(_ glyphs: ArraySlice<ShapedGlyph>, of text: StyledText) -> ([TextGlyph], CGFloat) {
    let unit = font.unit
    var placed: [TextGlyph] = []
    placed.reserveCapacity(glyphs.count)
    var (pen, letters) = (0, 0)
    for glyph in glyphs {
      let x = CGFloat(pen + glyph.xOffset) * unit + kern * CGFloat(letters)
      let isSpace = text.string.utf8[text.index(glyph.cluster)] == 0x20
      let position = CGPoint(x: x, y: -CGFloat(glyph.yOffset) * unit)
      let cluster = UInt32(truncatingIfNeeded: glyph.cluster)
      placed.append(TextGlyph(glyph: glyph.glyph, cluster: cluster, position: position, isSpace: isSpace))
      pen += glyph.advance
      // Marks have no advance, and no kern is added after them.
      if glyph.advance > 0 { letters += 1 }
    }
    return (placed, CGFloat(pen) * unit + kern * CGFloat(letters))
  }
}
