extension CALayer {
  /// A property's value in the model. The properties that view animations change most are read without a copy of the
  /// model.
  package func modelValue(of property: LayerProperty) -> AnimationValue {
    switch property {
    case .position: .point(model_.geometry.position)
    case .bounds: .rect(model_.geometry.bounds)
    case .transform: .transform(model_.geometry.transform)
    case .opacity: .number(Double(model_.geometry.opacity))
    default: property.value(in: model_)
    }
  }
}
