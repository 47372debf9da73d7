extension Diagnostic {
  /// A value function's transform was given to another property.
  package static func wrongValueFunction(layer: String, keyPath: String, function: String) -> Diagnostic {
    Diagnostic(
      identifier: "wrong-value-function",
      happened: "An animation of \(layer) has the value function \"\(function)\" for the key path \"\(keyPath)\".",
      reason: "Value functions make transforms, which the property cannot hold; the model's value shows.",
      remedy: "Use value functions with \"transform\" or \"sublayerTransform\".")
  }
}
