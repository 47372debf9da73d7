import Foundation

/// Layers: the tree, geometry, and the content of each class of layer.
extension Diagnostic {
  /// A transform layer was given a property that it does not draw.
  package static func ignoredByTransformLayer(layer: String, property: String) -> Diagnostic {
    Diagnostic(
      identifier: "ignored-by-transform-layer",
      happened: "\(layer) was given a value for \(property).",
      reason: "A CATransformLayer only holds its sublayers in space; it draws nothing itself, so this has no effect.",
      remedy: "Give it to a sublayer, or use a CALayer, which flattens what is inside.")
  }

  /// A layer was given geometry that is not finite; UIKit raises `CALayerInvalidGeometry`.
  package static func invalidGeometry(layer: String, property: String, value: String) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-geometry",
      happened: "\(layer) was given \(property) = \(value.replacingOccurrences(of: "Foundation.", with: "")).",
      reason:
        "A layer whose geometry is not finite cannot be drawn; Core Animation raises CALayerInvalidGeometry here.",
      remedy: "The old value is kept. Look for a division by zero or a frame that was not laid out yet.")
  }

  /// An animation was added whose times are not finite.
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

  /// A layer was added to itself or to one of its own sublayers.
  package static func layerInsideItself(layer: String) -> Diagnostic {
    Diagnostic(
      identifier: "layer-inside-itself",
      happened: "\(layer) was added to itself or to a layer inside it.",
      reason: "A tree with a loop has no root and would never finish drawing.",
      remedy: "The call is ignored. Remove the outer layer from its superlayer first.")
  }

  /// A gradient has not as many locations as colours.
  package static func mismatchedLocations(layer: String, colors: Int, locations: Int) -> Diagnostic {
    Diagnostic(
      identifier: "mismatched-locations",
      happened: "\(layer) has \(colors) colors and \(locations) locations.",
      reason: "Each color needs a place of its own; the colors are spread evenly instead.",
      remedy: "Give as many locations as colors, or none.")
  }

  /// A tiled layer drew its contents.
  package static func drawnWhole(layer: String) -> Diagnostic {
    Diagnostic(
      identifier: "tiled-layer-drawn-whole",
      happened: "\(layer) draws its contents in one piece.",
      reason: "Tiles, levels of detail and fades are not supported; a large layer needs memory for all of its pixels.",
      remedy: "Divide a large image among several layers.")
  }

  /// An emitter's numbers ask for more particles than are drawn.
  package static func tooManyParticles(layer: String, count: Double) -> Diagnostic {
    Diagnostic(
      identifier: "too-many-particles",
      happened: "\(layer) would show about \(Int(min(count, 1e15))) particles at once.",
      reason: "At most \(EmitterSimulation.limit) are drawn, and the youngest are left out.",
      remedy: "Lower birthRate or lifetime, or use a larger image for each particle.")
  }

  /// A layer was given a filter that it cannot draw.
  package static func unknownFilter(layer: String, property: String, filter: String) -> Diagnostic {
    Diagnostic(
      identifier: "unknown-filter",
      happened: "\(layer) was given \(filter) as a part of \(property).",
      reason:
        "Layers draw CAFilter values and blend by names such as \"multiplyBlendMode\"; this is neither, and is left out.",
      remedy: "Use CAFilter(type:), or filter the image before it becomes the layer's contents.")
  }
}
