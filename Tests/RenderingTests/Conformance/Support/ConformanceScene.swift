import CoreGraphics
import Rendering
import Testing

/// A small frame that shows one property, or a telling pair of them.
struct ConformanceScene: Sendable, CustomTestStringConvertible {
  /// Points on each side of the canvas, and pixels in a point.
  static let (side, scale) = (32.0, 2.0)

  let family: String
  let name: String
  let frame: RenderFrame
  /// How near Cairo comes; nil where Cairo cannot draw it.
  let tolerance: OracleTolerance?

  var testDescription: String { "\(family): \(name)" }
}

/// A scene before it belongs to a family.
struct SceneDraft: Sendable {
  let name: String
  let nodes: [RenderNode]
  var background = CGColor.gray(0.9)
  /// Whether the family's oracle leaves it out.
  var isOurs = false
}

/// A scene of nodes on light grey.
func scene(_ name: String, _ nodes: RenderNode...) -> SceneDraft {
  SceneDraft(name: name, nodes: nodes)
}

/// A scene that Cairo has no words for, in a family for which it has.
func ours(_ name: String, _ nodes: RenderNode...) -> SceneDraft {
  SceneDraft(name: name, nodes: nodes, isOurs: true)
}
