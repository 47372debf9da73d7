extension Diagnostic {
  /// A layer was added to itself or to one of its own sublayers.
  package static func layerInsideItself(layer: String) -> Diagnostic {
    Diagnostic(
      identifier: "layer-inside-itself",
      happened: "\(layer) was added to itself or to a layer inside it.",
      reason: "A tree with a loop has no root and would never finish drawing.",
      remedy: "The call is ignored. Remove the outer layer from its superlayer first.")
  }
}
