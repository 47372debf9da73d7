extension Diagnostic {
  /// An animation names a key path that layers do not have.
  package static func unknownKeyPath(layer: String, keyPath: String) -> Diagnostic {
    Diagnostic(
      identifier: "unknown-key-path",
      happened: "An animation of \(layer) names the key path \"\(keyPath)\".",
      reason: "Layers have no such property, so nothing would move.",
      remedy: "Check the spelling; component paths look like \"position.x\" or \"transform.rotation.z\".")
  }
}
