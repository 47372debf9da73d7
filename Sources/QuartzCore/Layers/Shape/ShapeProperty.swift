import CoreGraphics

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
