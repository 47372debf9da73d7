import CoreGraphics

/// The properties of an emitter layer.
package struct EmitterProperties {
  package var cells: [EmitterCell] = []
  package var birthRate: Float = 1
  package var lifetime: Float = 1
  package var velocity: Float = 1
  package var scale: Float = 1
  package var spin: Float = 1
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var size = CGSize.zero
  package var depth: CGFloat = 0
  package var shape = CAEmitterLayerEmitterShape.point
  package var mode = CAEmitterLayerEmitterMode.volume
  package var renderMode = CAEmitterLayerRenderMode.unordered
  package var preservesDepth = false
  package var seed: UInt32 = 0

  package init() {}
}

extension LayerProperties {
  /// An emitter layer's properties; the defaults for any other layer.
  package var emitter: EmitterProperties {
    get { if case .emitter(let emitter)? = kind { emitter } else { EmitterProperties() } }
    set { kind = .emitter(newValue) }
  }
}

/// An emitter layer's animatable properties, by the names that key paths use.
package enum EmitterProperty: String, CaseIterable, Sendable {
  case birthRate, lifetime, velocity, scale, spin, emitterPosition, emitterZPosition, emitterSize, emitterDepth, seed

  /// The property's value.
  package func value(in state: EmitterProperties) -> AnimationValue {
    switch self {
    case .birthRate: .number(Double(state.birthRate))
    case .lifetime: .number(Double(state.lifetime))
    case .velocity: .number(Double(state.velocity))
    case .scale: .number(Double(state.scale))
    case .spin: .number(Double(state.spin))
    case .emitterPosition: .point(state.position)
    case .emitterZPosition: .number(Double(state.zPosition))
    case .emitterSize: .size(state.size)
    case .emitterDepth: .number(Double(state.depth))
    case .seed: .number(Double(state.seed))
    }
  }

  /// Sets a value; returns whether its kind fits.
  package func set(_ value: AnimationValue, in state: inout EmitterProperties) -> Bool {
    switch (self, value) {
    case (.birthRate, .number(let number)): state.birthRate = Float(number)
    case (.lifetime, .number(let number)): state.lifetime = Float(number)
    case (.velocity, .number(let number)): state.velocity = Float(number)
    case (.scale, .number(let number)): state.scale = Float(number)
    case (.spin, .number(let number)): state.spin = Float(number)
    case (.emitterPosition, .point(let point)): state.position = point
    case (.emitterZPosition, .number(let number)): state.zPosition = CGFloat(number)
    case (.emitterSize, .size(let size)): state.size = size
    case (.emitterDepth, .number(let number)): state.depth = CGFloat(number)
    case (.seed, .number(let number)): state.seed = UInt32(max(0, min(number, 4_294_967_295)))
    default: return false
    }
    return true
  }

  /// Whether a change is animated implicitly.
  package var hasImplicitAnimation: Bool { self != .seed }
}
