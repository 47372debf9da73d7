import CoreGraphics

/// A gradient layer's animatable properties, by the names that key paths use.
package enum GradientProperty: String, CaseIterable, Sendable {
  case colors, locations, startPoint, endPoint

  /// The property's value.
  package func value(in state: GradientProperties) -> AnimationValue {
    switch self {
    case .colors: state.colors.map(AnimationValue.colors) ?? .none
    case .locations: state.locations.map { .numbers($0.map(Double.init)) } ?? .none
    case .startPoint: .point(state.startPoint)
    case .endPoint: .point(state.endPoint)
    }
  }

  /// Sets a value; returns whether its kind fits.
  package func set(_ value: AnimationValue, in state: inout GradientProperties) -> Bool {
    switch (self, value) {
    case (.colors, .colors(let colors)): state.colors = colors
    case (.colors, .none): state.colors = nil
    case (.locations, .numbers(let locations)): state.locations = locations.map { CGFloat($0) }
    case (.locations, .none): state.locations = nil
    case (.startPoint, .point(let point)): state.startPoint = point
    case (.endPoint, .point(let point)): state.endPoint = point
    default: return false
    }
    return true
  }
}
