extension Diagnostic {
  /// A filter that layers can't draw was given to one.
  package static func unknownFilter(layer: String, property: String, filter: String) -> Diagnostic {
    Diagnostic(
      identifier: "unknown-filter",
      happened: "\(layer) was given \(filter) as a part of \(property).",
      reason:
        "Layers draw CAFilter values and blend by names such as \"multiplyBlendMode\"; this is neither, and is left out.",
      remedy: "Use CAFilter(type:), or filter the picture before it becomes the layer's contents.")
  }
}
