extension Diagnostic {
  /// A keyframe animation has nothing to go through.
  package static func keyframesMissing(layer: String, keyPath: String, what: String) -> Diagnostic {
    Diagnostic(
      identifier: "keyframes-missing",
      happened: "A keyframe animation of \(layer) at the key path \"\(keyPath)\" has \(what).",
      reason: "There is nothing to show on the way; the model's value shows.",
      remedy: "Set values, or a path with at least one line or curve, before the animation is added.")
  }
}
