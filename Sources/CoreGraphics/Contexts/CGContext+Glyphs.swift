import Foundation
import Raster

extension CGContext {
  /// Draws glyphs at positions relative to a point on the baseline.
  ///
  /// If the transform only translates and scales uniformly, glyphs are placed on whole rows of pixels and quarters of
  /// columns; else they are drawn as paths.
  package func draw(_ glyphs: [TextGlyph], font: TextFont, at point: CGPoint, color: CGColor) {
    withShadow { $0.drawWithoutShadow(glyphs, font: font, at: point, color: color) }
  }

  /// Draws glyphs without a shadow.
  private func drawWithoutShadow(_ glyphs: [TextGlyph], font: TextFont, at point: CGPoint, color: CGColor) {
    if font.face.hasColorGlyphs { return drawColorGlyphs(glyphs, font: font, at: point, alpha: color.alpha) }
    let t = state.transform
    let pixel = color.premultipliedBGRA(alpha: state.alpha)
    let pixelSize = font.size * font.glyphScale * t.a
    guard pixelSize.magnitude < 1e5, point.x.isFinite, point.y.isFinite else { return }
    guard t.b == 0, t.c == 0, t.a == t.d, pixelSize > 0, pixelSize <= 160 else {
      return drawPaths(glyphs, font: font, at: point, pixel: pixel)
    }
    let clip = state.clip
    guard !clip.bounds.isEmpty else { return }
    let painter = SpanPainter(memory: memory, source: .pixel(pixel), mode: state.blendMode, width: 1)
    let steps = CGFloat(GlyphImage.steps)
    for glyph in glyphs {
      let origin = CGPoint(x: point.x + glyph.position.x, y: point.y + glyph.position.y).applying(t)
      guard origin.x.magnitude < 1e6, origin.y.magnitude < 1e6 else { continue }
      let quarter = Int((origin.x * steps).rounded())
      let column = quarter >> 2
      let row = Int(origin.y.rounded())
      let image = font.face.image(of: glyph.glyph, pixelSize: pixelSize, step: quarter & 3)
      paint(image, column: column, row: row, clip, painter)
    }
  }

  /// Strokes glyphs' edges with a width in points; colour glyphs have none.
  package func stroke(_ glyphs: [TextGlyph], font: TextFont, at point: CGPoint, color: CGColor, width: CGFloat) {
    guard !font.face.hasColorGlyphs, point.x.isFinite, point.y.isFinite else { return }
    saveGState()
    setStrokeColor(color)
    setLineWidth(width)
    beginPath()
    for glyph in glyphs {
      var offset = CGAffineTransform(translationX: point.x + glyph.position.x, y: point.y + glyph.position.y)
      if let path = font.path(of: glyph.glyph).copy(using: &offset) { addPath(path) }
    }
    strokePath()
    restoreGState()
  }

  private func paint(_ image: GlyphImage, column: Int, row: Int, _ clip: ClipRegion, _ painter: SpanPainter) {
    let bounds = PixelRect(
      x: image.bounds.minX + column, y: image.bounds.minY + row, width: image.bounds.width,
      height: image.bounds.height)
    guard !bounds.intersection(clip.bounds).isEmpty else { return }
    for span in image.spans {
      let y = span.y + row
      let start = max(span.x + column, clip.bounds.minX)
      let end = min(span.x + column + span.length, clip.bounds.maxX)
      guard y >= clip.bounds.minY, y < clip.bounds.maxY, start < end else { continue }
      var coverage = span.coverage
      if !state.shouldAntialias {
        guard coverage >= 128 else { continue }
        coverage = 255
      }
      clip.forEachRun(of: CoverageSpan(y: y, x: start, length: end - start, coverage: coverage)) {
        x, length, coverage in
        painter.paint(y: y, x: x, count: length, coverage: coverage)
      }
    }
  }

  /// Draws colour glyphs; only the opacity of the colour applies.
  private func drawColorGlyphs(_ glyphs: [TextGlyph], font: TextFont, at point: CGPoint, alpha: CGFloat) {
    saveGState()
    setAlpha(state.alpha * alpha)
    for glyph in glyphs {
      guard let glyphBitmap = font.face.colorGlyph(glyph.glyph) else { continue }
      let scale = font.size * font.glyphScale / glyphBitmap.pixelSize
      drawUpright(
        glyphBitmap.image,
        in: CGRect(
          x: point.x + glyph.position.x + CGFloat(glyphBitmap.left) * scale,
          y: point.y + glyph.position.y - CGFloat(glyphBitmap.top) * scale,
          width: CGFloat(glyphBitmap.image.width) * scale,
          height: CGFloat(glyphBitmap.image.height) * scale)
      ) { font.face.colorImage(of: glyph.glyph, halved: $0) }
    }
    restoreGState()
  }

  private func drawPaths(_ glyphs: [TextGlyph], font: TextFont, at point: CGPoint, pixel: UInt32) {
    for glyph in glyphs {
      let offset = CGAffineTransform(translationX: point.x + glyph.position.x, y: point.y + glyph.position.y)
        .concatenating(state.transform)
      let outline = font.path(of: glyph.glyph).outline(transform: offset)
      paint(ScanConverter(outline), .pixel(pixel), mode: state.blendMode)
    }
  }
}
