extension Diagnostic {
  /// An animation was committed with a layer that is in no tree.
  @MainActor package static func animationOutsideTrees(layer: String, animation: CAAnimation) -> Diagnostic {
    let keyPath = (animation as? CAPropertyAnimation)?.keyPath
    let what = keyPath.map { "An animation of the key path \"\($0)\"" } ?? "A \(type(of: animation))"
    return Diagnostic(
      identifier: "animation-outside-trees",
      happened: "\(what) was added to \(layer), which is in no layer tree.",
      reason: "Nothing shows the layer, so the animation was dropped and counts as not finished.",
      remedy: "Add the layer to a tree in the same turn of the loop, then the animation.")
  }
}
