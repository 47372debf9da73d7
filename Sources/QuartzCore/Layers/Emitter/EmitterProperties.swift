import CoreGraphics

/// How an emitter layer sends out particles.
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
