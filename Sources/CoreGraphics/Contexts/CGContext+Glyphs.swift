import Foundation
import Raster

extension CGContext {
  /// Draws glyphs whose positions count from a point on the baseline.
  ///
  /// Where the transform only moves and scales evenly, glyphs stand on whole rows of pixels and at quarters of columns; else
  /// they are drawn as paths.
  package func draw(_ glyphs: [TextGlyph], font: TextFont, at point: CGPoint, color: CGColor) {
    withShadow { $0.drawPlain(glyphs, font: font, at: point, color: color) }
  }

  /// The same, without a shadow.
  private func drawPlain(_ glyphs: [TextGlyph], font: TextFont, at point: CGPoint, color: CGColor) {
    if font.face.hasColorGlyphs { return drawPictures(glyphs, font: font, at: point, alpha: color.alpha) }
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
      let place = CGPoint(x: point.x + glyph.position.x, y: point.y + glyph.position.y).applying(t)
      guard place.x.magnitude < 1e6, place.y.magnitude < 1e6 else { continue }
      let quarter = Int((place.x * steps).rounded())
      let column = quarter >> 2
      let row = Int(place.y.rounded())
      let image = font.face.image(of: glyph.glyph, pixelSize: pixelSize, step: quarter & 3)
      paint(image, column: column, row: row, clip, painter)
    }
  }

  /// Draws a line of a width in points along glyphs' edges; glyphs that are pictures have none.
  package func stroke(_ glyphs: [TextGlyph], font: TextFont, at point: CGPoint, color: CGColor, width: CGFloat) {
    guard !font.face.hasColorGlyphs, point.x.isFinite, point.y.isFinite else { return }
    saveGState()
    setStrokeColor(color)
    setLineWidth(width)
    beginPath()
    for glyph in glyphs {
      var place = CGAffineTransform(translationX: point.x + glyph.position.x, y: point.y + glyph.position.y)
      if let path = font.path(of: glyph.glyph).copy(using: &place) { addPath(path) }
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

  /// Draws glyphs that are pictures, of whose colour the opacity alone counts.
  private func drawPictures(_ glyphs: [TextGlyph], font: TextFont, at point: CGPoint, alpha: CGFloat) {
    saveGState()
    setAlpha(state.alpha * alpha)
    for glyph in glyphs {
      guard let picture = font.face.colorGlyph(glyph.glyph) else { continue }
      let scale = font.size * font.glyphScale / picture.pixelSize
      drawUpright(
        picture.image,
        in: CGRect(
          x: point.x + glyph.position.x + CGFloat(picture.left) * scale,
          y: point.y + glyph.position.y - CGFloat(picture.top) * scale, width: CGFloat(picture.image.width) * scale,
          height: CGFloat(picture.image.height) * scale)
      ) { font.face.picture(of: glyph.glyph, halved: $0) }
    }
    restoreGState()
  }

  private func drawPaths(_ glyphs: [TextGlyph], font: TextFont, at point: CGPoint, pixel: UInt32) {
    for glyph in glyphs {
      let place = CGAffineTransform(translationX: point.x + glyph.position.x, y: point.y + glyph.position.y)
        .concatenating(state.transform)
      let outline = font.path(of: glyph.glyph).outline(transform: place)
      paint(ScanConverter(outline), .pixel(pixel), mode: state.blendMode)
    }
  }
}
