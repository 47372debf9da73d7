/// What lies below a layer's animations: the layer's own model, which is large and which few of them look at, or another one.
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
