extension Diagnostic {
  /// A transform layer was given something that it doesn't draw.
  package static func ignoredByTransformLayer(layer: String, property: String) -> Diagnostic {
    Diagnostic(
      identifier: "ignored-by-transform-layer",
      happened: "\(layer) was given a value for \(property).",
      reason: "A CATransformLayer only holds its sublayers in space; it draws nothing itself, so this has no effect.",
      remedy: "Give it to a sublayer, or use a CALayer, which flattens what is inside.")
  }
}
