import CoreGraphics
import Rendering

/// The properties of a shape layer.
package struct ShapeProperties {
  package var path: CGPath?
  package var fillColor: CGColor? = CGColor.black
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [CGFloat]?

  package init() {}
}

extension LayerProperties {
  /// A shape layer's properties; the defaults for any other layer.
  package var shape: ShapeProperties {
    get { if case .shape(let shape)? = kind { shape } else { ShapeProperties() } }
    set { kind = .shape(newValue) }
  }
}

/// A shape layer's animatable properties, by the names that key paths use.
package enum ShapeProperty: String, CaseIterable, Sendable {
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase, lineDashPattern

  /// The property's value.
  package func value(in state: ShapeProperties) -> AnimationValue {
    switch self {
    case .path: state.path.map(AnimationValue.path) ?? .none
    case .fillColor: AnimationValue(optional: state.fillColor)
    case .strokeColor: AnimationValue(optional: state.strokeColor)
    case .strokeStart: .number(Double(state.strokeStart))
    case .strokeEnd: .number(Double(state.strokeEnd))
    case .lineWidth: .number(Double(state.lineWidth))
    case .miterLimit: .number(Double(state.miterLimit))
    case .lineDashPhase: .number(Double(state.lineDashPhase))
    case .lineDashPattern: state.lineDashPattern.map { .numbers($0.map(Double.init)) } ?? .none
    }
  }

  /// Sets a value; returns whether its kind fits.
  package func set(_ value: AnimationValue, in state: inout ShapeProperties) -> Bool {
    switch (self, value) {
    case (.path, .path(let path)): state.path = path
    case (.path, .none): state.path = nil
    case (.fillColor, .color(let color)): state.fillColor = color
    case (.fillColor, .none): state.fillColor = nil
    case (.strokeColor, .color(let color)): state.strokeColor = color
    case (.strokeColor, .none): state.strokeColor = nil
    case (.strokeStart, .number(let number)): state.strokeStart = CGFloat(number)
    case (.strokeEnd, .number(let number)): state.strokeEnd = CGFloat(number)
    case (.lineWidth, .number(let number)): state.lineWidth = CGFloat(number)
    case (.miterLimit, .number(let number)): state.miterLimit = CGFloat(number)
    case (.lineDashPhase, .number(let number)): state.lineDashPhase = CGFloat(number)
    case (.lineDashPattern, .numbers(let lengths)): state.lineDashPattern = lengths.map { max(0, CGFloat($0)) }
    case (.lineDashPattern, .none): state.lineDashPattern = nil
    default: return false
    }
    return true
  }

  /// Whether a change is animated implicitly: all but the path's and the dash pattern's (C-20).
  package var hasImplicitAnimation: Bool { self != .path && self != .lineDashPattern }
}

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
