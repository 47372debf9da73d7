import CoreGraphics

/// Drawing into the current graphics context; without one nothing is drawn.
extension UIBezierPath {
  /// Fills the inside with the context's fill colour.
  public func fill() {
    fill(with: .normal, alpha: 1)
  }

  /// Strokes the path with the context's stroke colour.
  public func stroke() {
    stroke(with: .normal, alpha: 1)
  }

  /// Fills the inside with a blend mode and an alpha in 0…1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: fillRule) }
  }

  /// Strokes the path with a blend mode and an alpha in 0…1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashes)
      context.strokePath()
    }
  }

  /// Clips all further drawing to the inside.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: fillRule)
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ paint: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    // Plain drawing uses the context's own blend mode and alpha.
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(cgPath)
    paint(context)
    context.restoreGState()
  }
}
