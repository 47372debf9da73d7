import CoreGraphics
import Rendering

/// The outline of a shape's stroke, with the properties that it was made from.
package struct StrokeCache {
  fileprivate let shape: ShapeProperties
  fileprivate let stroke: CGPath?
}

extension CAShapeLayer {
  /// The renderer's shape; nil if it draws nothing.
  package func renderShape(_ shape: ShapeProperties) -> RenderShape? {
    guard let path = shape.path, !path.isEmpty, shape.fillColor != nil || shape.strokeColor != nil else { return nil }
    var result = RenderShape(path: path, fillColor: shape.fillColor, usesEvenOddFill: shape.fillRule == .evenOdd)
    guard let color = shape.strokeColor, let stroke = stroke(of: shape) else { return result }
    (result.stroke, result.strokeColor) = (stroke, color)
    return result
  }

  private func stroke(of shape: ShapeProperties) -> CGPath? {
    if let strokeCache, strokeCache.shape.strokesLike(shape) { return strokeCache.stroke }
    let stroke = shape.stroke
    strokeCache = StrokeCache(shape: shape, stroke: stroke)
    return stroke
  }
}

extension ShapeProperties {
  /// The outline of the stroke: the path trimmed from start to end, dashed, then stroked; nil for none.
  fileprivate var stroke: CGPath? {
    guard let path, lineWidth > 0, let part = path.trimmed(from: strokeStart, to: strokeEnd) else { return nil }
    let dashed = lineDashPattern.map { part.copy(dashingWithPhase: lineDashPhase, lengths: $0) } ?? part
    let outline = dashed.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap.cap, lineJoin: lineJoin.join, miterLimit: max(1, miterLimit))
    return outline.isEmpty ? nil : outline
  }

  fileprivate func strokesLike(_ other: ShapeProperties) -> Bool {
    strokeStart == other.strokeStart && strokeEnd == other.strokeEnd && lineWidth == other.lineWidth
      && miterLimit == other.miterLimit && lineCap == other.lineCap && lineJoin == other.lineJoin
      && lineDashPhase == other.lineDashPhase && lineDashPattern == other.lineDashPattern
      && (path === other.path || path == other.path)
  }
}
