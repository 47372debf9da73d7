import Foundation

extension Diagnostic {
  /// A layer was given geometry that is not finite; UIKit raises `CALayerInvalidGeometry`.
  package static func invalidGeometry(layer: String, property: String, value: String) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-geometry",
      happened: "\(layer) was given \(property) = \(value.replacingOccurrences(of: "Foundation.", with: "")).",
      reason:
        "A layer whose geometry is not finite cannot be drawn; Core Animation raises CALayerInvalidGeometry here.",
      remedy: "The old value is kept. Look for a division by zero or a frame that was not laid out yet.")
  }

  /// An animation was added whose times are no numbers.
  @MainActor static func invalidTiming(of animation: CAAnimation, on layer: CALayer) -> Diagnostic {
    let timing = animation.timing
    let wrong = [
      ("beginTime", timing.beginTime), ("duration", timing.duration), ("speed", timing.speed),
      ("timeOffset", timing.timeOffset), ("repeatCount", timing.repeatCount), ("repeatDuration", timing.repeatDuration),
    ].filter { $0.0.hasPrefix("repeat") ? $0.1.isNaN : !$0.1.isFinite }
    let keyPath = (animation as? CAPropertyAnimation)?.keyPath.map { " at the key path \"\($0)\"" } ?? ""
    return .invalidGeometry(
      layer: layer.debugName, property: "an animation\(keyPath) with " + wrong.map(\.0).joined(separator: ", "),
      value: wrong.map { "\($0.1)" }.joined(separator: ", "))
  }
}
