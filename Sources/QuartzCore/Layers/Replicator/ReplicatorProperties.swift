import CoreGraphics

/// The properties of a replicator layer.
package struct ReplicatorProperties {
  package var instanceCount = 1
  package var preservesDepth = false
  /// The delay of each copy relative to the one before, in seconds.
  package var instanceDelay = 0.0
  package var instanceTransform = CATransform3DIdentity
  package var instanceColor: CGColor? = CGColor.white
  package var redOffset: Float = 0
  package var greenOffset: Float = 0
  package var blueOffset: Float = 0
  package var alphaOffset: Float = 0

  package init() {}
}

extension LayerProperties {
  /// A replicator layer's properties; the defaults for any other layer.
  package var replicator: ReplicatorProperties {
    get { if case .replicator(let replicator)? = kind { replicator } else { ReplicatorProperties() } }
    set { kind = .replicator(newValue) }
  }
}

/// A replicator layer's animatable properties, by the names that key paths use.
package enum ReplicatorProperty: String, CaseIterable, Sendable {
  case instanceCount, instanceDelay, instanceTransform, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset

  /// The property's value.
  package func value(in state: ReplicatorProperties) -> AnimationValue {
    switch self {
    case .instanceCount: .number(Double(state.instanceCount))
    case .instanceDelay: .number(state.instanceDelay)
    case .instanceTransform: .transform(state.instanceTransform)
    case .instanceColor: AnimationValue(optional: state.instanceColor)
    case .instanceRedOffset: .number(Double(state.redOffset))
    case .instanceGreenOffset: .number(Double(state.greenOffset))
    case .instanceBlueOffset: .number(Double(state.blueOffset))
    case .instanceAlphaOffset: .number(Double(state.alphaOffset))
    }
  }

  /// Sets a value; returns whether its kind fits.
  package func set(_ value: AnimationValue, in state: inout ReplicatorProperties) -> Bool {
    switch (self, value) {
    // Between two whole counts the nearer one applies.
    case (.instanceCount, .number(let number)): state.instanceCount = Int(max(0, min(number, 1e6)).rounded())
    case (.instanceDelay, .number(let number)): state.instanceDelay = number
    case (.instanceTransform, .transform(let transform)): state.instanceTransform = transform
    case (.instanceColor, .color(let color)): state.instanceColor = color
    case (.instanceColor, .none): state.instanceColor = nil
    case (.instanceRedOffset, .number(let number)): state.redOffset = Float(number)
    case (.instanceGreenOffset, .number(let number)): state.greenOffset = Float(number)
    case (.instanceBlueOffset, .number(let number)): state.blueOffset = Float(number)
    case (.instanceAlphaOffset, .number(let number)): state.alphaOffset = Float(number)
    default: return false
    }
    return true
  }
}
