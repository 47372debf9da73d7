extension Diagnostic {
  /// A key path was set to a value of another kind.
  package static func wrongKindOfValue(layer: String, keyPath: String, value: String) -> Diagnostic {
    Diagnostic(
      identifier: "wrong-kind-of-value",
      happened: "\(layer) was given \(value) for the key path \"\(keyPath)\".",
      reason: "The property cannot hold it, so nothing was changed.",
      remedy: "Set a finite value of the property's own type.")
  }
}
