import Foundation

extension CGContext {
  /// Draws laid-out text of several styles with its top left corner at a point.
  ///
  /// Meant for contexts whose y grows downwards, as UIKit's do.
  package func draw(_ layout: StyledTextLayout, at point: CGPoint) {
    for line in layout.lines {
      var pen = CGPoint(x: point.x + line.origin.x, y: point.y + line.origin.y)
      for piece in line.pieces {
        draw(piece, at: pen)
        pen.x += piece.width
      }
    }
  }

  private func draw(_ piece: StyledPiece, at pen: CGPoint) {
    let (style, metrics) = (piece.style, piece.style.font.metrics)
    let baseline = pen.y - style.rise
    func fill(_ color: CGColor, from top: CGFloat, height: CGFloat) {
      saveGState()
      setFillColor(color)
      self.fill(CGRect(x: pen.x, y: top, width: piece.width, height: height))
      restoreGState()
    }
    if let background = style.background {
      fill(background, from: baseline - metrics.ascender, height: metrics.lineHeight)
    }
    draw(piece.glyphs, font: style.font, at: CGPoint(x: pen.x, y: baseline), color: style.color)
    // Lines at text are a fourteenth of its size thick, as far below the baseline, and through the middle of an x.
    let thickness = style.font.size / 14
    if style.isUnderlined { fill(style.color, from: baseline + thickness, height: thickness) }
    if style.isStruckThrough {
      fill(style.color, from: baseline - metrics.xHeight / 2 - thickness / 2, height: thickness)
    }
  }
}
