import CoreGraphics

/// A gradient layer's animatable properties, by the names that key paths use.
package enum GradientProperty: String, CaseIterable, Sendable {
  case startPoint, endPoint

  /// The property's value.
  package func value(in state: GradientProperties) -> AnimationValue {
    switch self {
    case .startPoint: .point(state.startPoint)
    case .endPoint: .point(state.endPoint)
    }
  }

  /// Writes a value; returns whether its kind fitted.
  package func set(_ value: AnimationValue, in state: inout GradientProperties) -> Bool {
    switch (self, value) {
    case (.startPoint, .point(let point)): state.startPoint = point
    case (.endPoint, .point(let point)): state.endPoint = point
    default: return false
    }
    return true
  }
}
