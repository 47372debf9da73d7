import CoreGraphics

/// A text layer's animatable properties, by the names that key paths use.
package enum TextProperty: String, CaseIterable, Sendable {
  case fontSize, foregroundColor

  /// The property's value.
  package func value(in state: TextProperties) -> AnimationValue {
    switch self {
    case .fontSize: .number(Double(state.fontSize))
    case .foregroundColor: AnimationValue(optional: state.foregroundColor)
    }
  }

  /// Sets a value; returns whether its kind fits.
  package func set(_ value: AnimationValue, in state: inout TextProperties) -> Bool {
    switch (self, value) {
    case (.fontSize, .number(let number)): state.fontSize = CGFloat(number)
    case (.foregroundColor, .color(let color)): state.foregroundColor = color
    case (.foregroundColor, .none): state.foregroundColor = nil
    default: return false
    }
    return true
  }
}
