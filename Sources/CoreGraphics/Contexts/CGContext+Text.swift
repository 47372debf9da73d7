import Foundation

extension CGContext {
  /// Draws laid-out text with its top left corner at a point, in a context whose y grows downwards, as UIKit's do.
  ///
  /// - Parameters:
  ///   - color: for glyphs whose style has no colour; nil for the fill colour.
  ///   - shadow: for glyphs whose style has no shadow; nil for the context's own.
  package func draw(_ layout: TextLayout, at point: CGPoint, color: CGColor? = nil, shadow: DropShadow? = nil) {
    draw(layout.lines[...], at: point, color: color, shadow: shadow)
  }

  /// Draws some lines of laid-out text; `point` is the top left corner of the whole layout.
  package func draw(
    _ lines: ArraySlice<TextLine>, at point: CGPoint, color: CGColor? = nil, shadow: DropShadow? = nil
  ) {
    let color = color ?? state.fillColor
    for line in lines {
      let origin = CGPoint(x: point.x + line.origin.x, y: point.y + line.origin.y)
      // Backgrounds are drawn first, so that they cover no glyph that overhangs from the run before.
      for piece in line.pieces { drawBackground(of: piece, at: origin) }
      for piece in line.pieces { draw(piece, at: origin, color: piece.style.color ?? color, shadow) }
    }
  }

  /// Draws a glyph run with its lines, as a group over its shadow.
  private func draw(_ piece: TextPiece, at origin: CGPoint, color: CGColor, _ shadow: DropShadow?) {
    let (style, outer) = (piece.style, state.shadow)
    if var own = style.shadow ?? shadow {
      // Downwards also if the context's base space grows upwards.
      if baseTransform.d < 0 { own.offset.height.negate() }
      state.shadow = own
    }
    // No glyph, and no line at one, reaches farther than this.
    let reach = 2 * style.font.size * (1 + style.slant.magnitude) + (style.outline?.width ?? 0) * style.font.size
    let letters = CGRect(
      x: origin.x + piece.x + min(0, piece.width), y: origin.y - style.rise, width: piece.width.magnitude, height: 0)
    var area = letters.insetBy(dx: -reach, dy: -reach)
    if piece.isObject, let objectBounds = style.attachment?.bounds {
      area = CGRect(
        x: origin.x + piece.x + objectBounds.minX, y: origin.y - style.rise - objectBounds.maxY,
        width: objectBounds.width,
        height: objectBounds.height
      ).insetBy(dx: -reach, dy: -reach)
    }
    withShadow(of: pixels(around: area)) { $0.draw(piece, at: origin, color: color) }
    state.shadow = outer
  }

  private func drawBackground(of piece: TextPiece, at origin: CGPoint) {
    guard let color = piece.style.background else { return }
    let metrics = piece.style.font.metrics
    saveGState()
    setFillColor(color)
    fill(
      CGRect(
        x: origin.x + piece.x, y: origin.y - piece.style.rise - metrics.ascender, width: piece.width,
        height: metrics.lineHeight))
    restoreGState()
  }

  private func draw(_ piece: TextPiece, at origin: CGPoint, color: CGColor) {
    let style = piece.style
    let point = CGPoint(x: origin.x + piece.x, y: origin.y - style.rise)
    if piece.isObject {
      if let attachment = style.attachment { draw(attachment, at: point) }
    } else {
      drawLetters(of: piece, at: point, color: color)
    }
    // Lines are a fourteenth of the font's size thick, as far below the baseline, or through the middle of the
    // x-height.
    let thickness = style.font.size / 14
    if let stroke = style.underline {
      draw(stroke, beside: piece, at: point, from: thickness, thickness: thickness * stroke.weight, color)
    }
    if let stroke = style.strikethrough {
      let middle = -style.font.metrics.xHeight / 2
      let height = thickness * stroke.weight * (stroke.isDouble ? 3 : 1)
      draw(stroke, beside: piece, at: point, from: middle - height / 2, thickness: thickness * stroke.weight, color)
    }
  }

  /// Draws a run's glyphs: slanted ones as paths, others on whole pixels.
  private func drawLetters(of piece: TextPiece, at point: CGPoint, color: CGColor) {
    let (style, leans) = (piece.style, piece.style.slant != 0)
    guard point.x.isFinite, point.y.isFinite else { return }
    if leans {
      saveGState()
      translateBy(x: point.x, y: point.y)
      concatenate(CGAffineTransform(a: 1, b: 0, c: -style.slant, d: 1, tx: 0, ty: 0))
    }
    let pen = leans ? .zero : point
    if style.outline?.fills ?? true { draw(piece.glyphs, font: piece.font, at: pen, color: color) }
    if let outline = style.outline {
      stroke(
        piece.glyphs, font: piece.font, at: pen, color: outline.color ?? color, width: outline.width * style.font.size)
    }
    if leans { restoreGState() }
  }

  /// Draws an attachment at the pen, on whole pixels, so that an image that fits the pixels stays sharp.
  private func draw(_ attachment: TextAttachment, at point: CGPoint) {
    guard let image = attachment.image else { return }
    let (objectBounds, t) = (attachment.bounds, state.transform)
    var point = point
    if t.b == 0, t.c == 0, t.isInvertible {
      let pen = point.applying(t)
      point = CGPoint(x: pen.x.rounded(), y: pen.y.rounded()).applying(t.inverted())
    }
    let rect = CGRect(
      x: point.x + objectBounds.minX, y: point.y - objectBounds.maxY, width: objectBounds.width,
      height: objectBounds.height)
    drawUpright(image, in: rect)
  }

  /// Draws a line along a glyph run that starts at a point of its baseline; `top` counts from there.
  private func draw(
    _ stroke: TextStroke, beside piece: TextPiece, at point: CGPoint, from top: CGFloat, thickness: CGFloat,
    _ color: CGColor
  ) {
    let stretches = stroke.isByWord ? piece.words : [min(0, piece.width)...max(0, piece.width)]
    saveGState()
    setFillColor(stroke.color ?? color)
    setStrokeColor(stroke.color ?? color)
    setLineWidth(thickness)
    for row in 0..<(stroke.isDouble ? 2 : 1) {
      let y = point.y + top + CGFloat(2 * row) * thickness
      for stretch in stretches {
        let (start, width) = (point.x + stretch.lowerBound, stretch.upperBound - stretch.lowerBound)
        guard stroke.pattern != .solid else {
          fill(CGRect(x: start, y: y, width: width, height: thickness))
          continue
        }
        // Dashes count from the line's start, so they continue from run to run.
        setLineDash(phase: piece.x + stretch.lowerBound, lengths: stroke.pattern.lengths.map { $0 * thickness })
        strokeLineSegments(between: [
          CGPoint(x: start, y: y + thickness / 2), CGPoint(x: start + width, y: y + thickness / 2),
        ])
      }
    }
    restoreGState()
  }
}
