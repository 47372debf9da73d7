extension Diagnostic {
  /// Key times run backwards, leave 0…1, or are of another number than the way takes.
  @MainActor package static func keyTimes(
    _ times: [Double], expected: Int, isInOrder: Bool, of animation: CAPropertyAnimation, on layer: CALayer
  ) -> Diagnostic {
    let what =
      "A keyframe animation of \(layer.debugName) at the key path \"\(animation.keyPath ?? "")\" has the key times"
    return Diagnostic(
      identifier: "key-times",
      happened: "\(what) \(times).",
      reason: isInOrder
        ? "It takes \(expected) of them, so they are left out and the values follow each other evenly."
        : "They must grow from 0 to 1, or no moment has one value; the model's value shows.",
      remedy:
        "Give one time to each value, 0 to the first and 1 to the last; discrete animations take one more, the end.")
  }
}
