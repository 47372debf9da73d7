extension Diagnostic {
  /// A key path was set to a value of another kind.
  package static func wrongKindOfValue(layer: String, keyPath: String, value: String) -> Diagnostic {
    Diagnostic(
      identifier: "wrong-kind-of-value",
      happened: "\(layer) was given \(value) for the key path \"\(keyPath)\".",
      reason: "The property cannot hold it, so nothing was changed.",
      remedy: "Set a finite value of the property's own type.")
  }

  /// A layer was added to itself or to one of its own sublayers.
  package static func layerInsideItself(layer: String) -> Diagnostic {
    Diagnostic(
      identifier: "layer-inside-itself",
      happened: "\(layer) was added to itself or to a layer inside it.",
      reason: "A tree with a loop has no root and would never finish drawing.",
      remedy: "The call is ignored. Remove the outer layer from its superlayer first.")
  }

  /// An animation names a key path that layers do not have.
  package static func unknownKeyPath(layer: String, keyPath: String) -> Diagnostic {
    Diagnostic(
      identifier: "unknown-key-path",
      happened: "An animation of \(layer) names the key path \"\(keyPath)\".",
      reason: "Layers have no such property, so nothing would move.",
      remedy: "Check the spelling; component paths look like \"position.x\" or \"transform.rotation.z\".")
  }
}
