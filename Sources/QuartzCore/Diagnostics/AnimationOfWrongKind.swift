extension Diagnostic {
  /// A value of an animation is none that its property can have.
  @MainActor package static func animationValue(
    _ value: Any, of animation: CAPropertyAnimation, on layer: CALayer
  ) -> Diagnostic {
    let keyPath = animation.keyPath ?? ""
    return Diagnostic(
      identifier: "animation-of-wrong-kind",
      happened: "An animation of \(layer.debugName) gives the key path \"\(keyPath)\" the value \(value).",
      reason:
        "It is not finite, or of another type than the property, so there is no way to go; the model's value shows.",
      remedy: "Give every value of the animation the property's own type, such as CGPoint for \"position\".")
  }
}
