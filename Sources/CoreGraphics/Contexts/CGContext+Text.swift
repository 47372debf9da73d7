import Foundation

extension CGContext {
  /// Draws laid-out text with its top left corner at a point.
  ///
  /// Meant for contexts whose y grows downwards, as UIKit's do.
  ///
  /// - Parameter color: of letters whose style names none; nil for the fill colour.
  package func draw(_ layout: TextLayout, at point: CGPoint, color: CGColor? = nil) {
    let color = color ?? state.fillColor
    for line in layout.lines {
      let origin = CGPoint(x: point.x + line.origin.x, y: point.y + line.origin.y)
      // What lies behind letters is drawn first, so that it covers none that reach over from the piece before.
      for piece in line.pieces { drawBackground(of: piece, at: origin) }
      for piece in line.pieces { draw(piece, at: origin, color: piece.style.color ?? color) }
    }
  }

  private func drawBackground(of piece: TextPiece, at origin: CGPoint) {
    guard let color = piece.style.background else { return }
    let metrics = piece.style.font.metrics
    fillBar(beside: piece, color, at: origin, from: -metrics.ascender, height: metrics.lineHeight)
  }

  private func draw(_ piece: TextPiece, at origin: CGPoint, color: CGColor) {
    let style = piece.style
    draw(piece.glyphs, font: piece.font, at: CGPoint(x: origin.x + piece.x, y: origin.y - style.rise), color: color)
    // Lines at text are a fourteenth of its size thick, as far below the baseline, and through the middle of an x.
    let thickness = style.font.size / 14
    if let stroke = style.underline {
      draw(stroke, beside: piece, at: origin, from: thickness, thickness: thickness * stroke.weight, color)
    }
    if let stroke = style.strikethrough {
      let middle = -style.font.metrics.xHeight / 2
      let height = thickness * stroke.weight * (stroke.isDouble ? 3 : 1)
      draw(stroke, beside: piece, at: origin, from: middle - height / 2, thickness: thickness * stroke.weight, color)
    }
  }

  private func draw(
    _ stroke: TextStroke, beside piece: TextPiece, at origin: CGPoint, from top: CGFloat, thickness: CGFloat,
    _ color: CGColor
  ) {
    for index in 0..<(stroke.isDouble ? 2 : 1) {
      fillBar(
        beside: piece, stroke.color ?? color, at: origin, from: top + CGFloat(2 * index) * thickness, height: thickness)
    }
  }

  /// Fills a rectangle as wide as a piece; its top counts from the piece's baseline.
  private func fillBar(
    beside piece: TextPiece, _ color: CGColor, at origin: CGPoint, from top: CGFloat, height: CGFloat
  ) {
    saveGState()
    setFillColor(color)
    fill(CGRect(x: origin.x + piece.x, y: origin.y - piece.style.rise + top, width: piece.width, height: height))
    restoreGState()
  }
}
