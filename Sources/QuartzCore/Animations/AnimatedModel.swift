/// The model underneath a layer's animations: the layer's own, which is not copied, or another value.
@MainActor package enum AnimatedModel {
  case layer(CALayer)
  indirect case value(LayerProperties)

  /// The model.
  package var properties: LayerProperties {
    switch self {
    case .layer(let layer): layer.model_
    case .value(let model): model
    }
  }
}
