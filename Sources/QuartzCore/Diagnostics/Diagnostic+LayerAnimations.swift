/// Animations of layers: key paths, values, times, springs, and transitions.
extension Diagnostic {
  /// A value of an animation is none that its property can have.
  @MainActor package static func animationValue(
    _ value: Any, of animation: CAPropertyAnimation, on layer: CALayer
  ) -> Diagnostic {
    let keyPath = animation.keyPath ?? ""
    return Diagnostic(
      identifier: "animation-of-wrong-kind",
      happened: "An animation of \(layer.debugName) gives the key path \"\(keyPath)\" the value \(value).",
      reason:
        "It is not finite, or of another type than the property, so there is no way to go; the model's value shows.",
      remedy: "Give every value of the animation the property's own type, such as CGPoint for \"position\".")
  }

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

  /// Key times do not ascend from 0 to 1, or there are too few or too many of them.
  @MainActor package static func keyTimes(
    _ times: [Double], expected: Int, of animation: CAPropertyAnimation, on layer: CALayer
  ) -> Diagnostic {
    let what =
      "A keyframe animation of \(layer.debugName) at the key path \"\(animation.keyPath ?? "")\" has the key times"
    return Diagnostic(
      identifier: "key-times",
      happened: "\(what) \(times).",
      reason:
        "It takes \(expected) of them, growing from 0 to 1; these are left out, and the values follow each other evenly.",
      remedy:
        "Give one time to each value, 0 to the first and 1 to the last; discrete animations take one more, the end.")
  }

  /// A keyframe animation has no values and no path.
  package static func keyframesMissing(layer: String, keyPath: String, what: String) -> Diagnostic {
    Diagnostic(
      identifier: "keyframes-missing",
      happened: "A keyframe animation of \(layer) at the key path \"\(keyPath)\" has \(what).",
      reason: "There is nothing to show on the way; the model's value shows.",
      remedy: "Set values, or a path with at least one line or curve, before the animation is added.")
  }

  /// A spring was given an invalid constant.
  package static func refusedSpringConstant(layer: String, keyPath: String, constant: String) -> Diagnostic {
    Diagnostic(
      identifier: "refused-spring-constant",
      happened: "A spring animation of \(layer) at the key path \"\(keyPath)\" was given \(constant).",
      reason: "No spring moves so; the assignment was refused and the value before it holds.",
      remedy: "Use a mass and a stiffness above 0 and a damping of 0 or more, all finite.")
  }

  /// An animation names a key path that layers do not have.
  package static func unknownKeyPath(layer: String, keyPath: String) -> Diagnostic {
    Diagnostic(
      identifier: "unknown-key-path",
      happened: "An animation of \(layer) names the key path \"\(keyPath)\".",
      reason: "Layers have no such property, so nothing would move.",
      remedy: "Check the spelling; component paths look like \"position.x\" or \"transform.rotation.z\".")
  }

  /// A transition of a type that only private API has.
  package static func unknownTransition(layer: String, type: String) -> Diagnostic {
    Diagnostic(
      identifier: "unknown-transition",
      happened: "A transition of \(layer) has the type \"\(type)\".",
      reason:
        "Core Animation has fade, moveIn, push and reveal; others are private or belong to another system. It fades.",
      remedy: "Use one of the four, or UIView.transition for flips and curls.")
  }

  /// A key path was set to a value of another type.
  package static func wrongKindOfValue(layer: String, keyPath: String, value: String) -> Diagnostic {
    Diagnostic(
      identifier: "wrong-kind-of-value",
      happened: "\(layer) was given \(value) for the key path \"\(keyPath)\".",
      reason: "The property cannot hold it, so nothing was changed.",
      remedy: "Set a finite value of the property's own type.")
  }

  /// A value function was used with a property that is no transform.
  package static func wrongValueFunction(layer: String, keyPath: String, function: String) -> Diagnostic {
    Diagnostic(
      identifier: "wrong-value-function",
      happened: "An animation of \(layer) has the value function \"\(function)\" for the key path \"\(keyPath)\".",
      reason: "Value functions make transforms, which the property cannot hold; the model's value shows.",
      remedy: "Use value functions with \"transform\" or \"sublayerTransform\".")
  }
}
