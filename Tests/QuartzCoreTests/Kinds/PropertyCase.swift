import CoreGraphics
import Foundation
import QuartzCore
import Raster

/// Every property that layers of every class can animate, with two values to go between.
@MainActor struct PropertyCase {
  let keyPath: String
  let make: @MainActor () -> CALayer
  let from, to: Any

  static let all: [PropertyCase] = plain + shapes + gradients + texts + replicators + emitters

  private static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(srgbRed: 0, green: 0.5, blue: 1, alpha: 0.5)

  private static func cases(_ make: @escaping @MainActor () -> CALayer, _ values: [(String, Any, Any)])
    -> [PropertyCase]
  {
    values.map { PropertyCase(keyPath: $0.0, make: make, from: $0.1, to: $0.2) }
  }

  private static func sized<Layer: CALayer>(_ layer: Layer) -> Layer {
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
    return layer
  }

  private static var turn: CATransform3D { CATransform3DMakeRotation(1.2, 0.3, 0.5, 1) }

  private static var plain: [PropertyCase] {
    cases(
      {
        let layer = sized(CALayer())
        layer.shadowOpacity = 1
        layer.borderWidth = 1
        layer.backgroundColor = red
        return layer
      },
      [
        ("bounds", CGRect(x: 0, y: 0, width: 1, height: 2), CGRect(x: 3, y: 4, width: 50, height: 60)),
        ("position", CGPoint(x: 1, y: 2), CGPoint(x: 30, y: -4)), ("zPosition", 0.0, 50.0),
        ("anchorPoint", CGPoint.zero, CGPoint(x: 1, y: 1)), ("anchorPointZ", 0.0, 20.0),
        ("transform", CATransform3DIdentity, turn), ("sublayerTransform", CATransform3DIdentity, turn),
        ("opacity", 0.2, 0.9), ("backgroundColor", red, blue), ("cornerRadius", 0.0, 12.0), ("borderWidth", 1.0, 5.0),
        ("borderColor", red, blue), ("contentsScale", 1.0, 3.0),
        ("contentsRect", CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0.5, y: 0, width: 0.5, height: 1)),
        ("contentsCenter", CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)),
        ("shadowColor", red, blue), ("shadowOpacity", 0.1, 1.0), ("shadowRadius", 1.0, 9.0),
        ("shadowOffset", CGSize(width: 0, height: 1), CGSize(width: 9, height: -5)),
        (
          "shadowPath", CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
          CGPath(rect: CGRect(x: 5, y: 5, width: 90, height: 20), transform: nil)
        ),
        ("shadowOffset.height", 0.0, 12.0), ("transform.rotation.z", 0.0, 3.0),
      ])
  }

  private static var shapes: [PropertyCase] {
    cases(
      {
        let layer = sized(CAShapeLayer())
        layer.path = CGPath(ellipseIn: layer.bounds, transform: nil)
        layer.strokeColor = blue
        layer.lineDashPattern = [3, 2]
        return layer
      },
      [
        (
          "path", CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
          CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 140), transform: nil)
        ),
        ("fillColor", red, blue), ("strokeColor", red, blue), ("strokeStart", 0.0, 0.6), ("strokeEnd", 0.1, 1.0),
        ("lineWidth", 1.0, 7.0), ("miterLimit", 2.0, 12.0), ("lineDashPhase", 0.0, 25.0),
        ("lineDashPattern", [3, 2], [6, 9]),
      ])
  }

  private static var gradients: [PropertyCase] {
    cases(
      {
        let layer = sized(CAGradientLayer())
        layer.colors = [red, blue, red]
        layer.locations = [0, 0.5, 1]
        return layer
      },
      [
        ("colors", [red, blue, red], [blue, blue, red]), ("locations", [-1, -0.5, 0], [1, 1.5, 2]),
        ("startPoint", CGPoint.zero, CGPoint(x: 1, y: 0)), ("endPoint.x", 0.0, 1.0),
      ])
  }

  private static var texts: [PropertyCase] {
    cases(
      {
        let layer = sized(CATextLayer())
        layer.string = "Ag"
        return layer
      },
      [("fontSize", 8.0, 30.0), ("foregroundColor", red, blue)])
  }

  private static var replicators: [PropertyCase] {
    cases(
      {
        let layer = sized(CAReplicatorLayer())
        layer.addSublayer(sized(CALayer()))
        layer.instanceCount = 3
        return layer
      },
      [
        ("instanceCount", 1, 6), ("instanceDelay", 0.0, 0.5), ("instanceTransform", CATransform3DIdentity, turn),
        ("instanceColor", red, blue), ("instanceRedOffset", -0.5, 0.0), ("instanceGreenOffset", -0.5, 0.0),
        ("instanceBlueOffset", -0.5, 0.0), ("instanceAlphaOffset", -0.5, 0.0),
      ])
  }

  private static var emitters: [PropertyCase] {
    cases(
      {
        let (layer, cell) = (sized(CAEmitterLayer()), CAEmitterCell())
        cell.name = "spark"
        cell.contents = CGImage(PixelBuffer(width: 2, height: 2))
        (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionRange) = (30, 0.5, 20, 3)
        layer.emitterCells = [cell]
        layer.emitterShape = .cuboid
        return layer
      },
      [
        ("birthRate", 0.0, 2.0), ("lifetime", 0.2, 1.0), ("velocity", 0.0, 4.0), ("scale", 0.5, 2.0),
        ("spin", 0.0, 2.0),
        ("emitterPosition", CGPoint.zero, CGPoint(x: 40, y: 0)), ("emitterZPosition", 0.0, 9.0),
        ("emitterSize", CGSize.zero, CGSize(width: 40, height: 30)), ("emitterDepth", 0.0, 9.0),
        ("emitterCells.spark.birthRate", 0.0, 60.0), ("emitterCells.spark.color", red, blue),
      ])
  }

  /// Whether the layer alone, without sublayers and contents, does not show the change.
  var isUnseen: Bool {
    [
      "sublayerTransform", "contentsScale", "contentsRect", "contentsCenter", "miterLimit", "anchorPointZ",
      "instanceDelay",
    ].contains(keyPath)
  }
}
