import CoreGraphics
import Foundation
import QuartzCore

/// Changes a tree of layers in ways that a seed chooses.
@MainActor struct RandomChanges {
  private var state: UInt64
  private let root: CALayer
  private var layers: [CALayer] = []

  init(seed: UInt64, bench: LayerBench) {
    state = seed
    root = bench.root
    for index in 0..<12 {
      let layer = Self.layer(index)
      layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      layers.append(layer)
      root.addSublayer(layer)
    }
  }

  /// A layer; some are of other classes.
  private static func layer(_ index: Int) -> CALayer {
    switch index {
    case 3:
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = 2
      replicator.instanceTransform = CATransform3DMakeTranslation(4, 7, 0)
      return replicator
    case 5:
      let gradient = CAGradientLayer()
      gradient.colors = [CGColor.black, CGColor.white]
      return gradient
    case 7:
      let shape = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 3, y: 4))
      path.addLine(to: CGPoint(x: 12, y: 17))
      shape.path = path
      return shape
    default: return CALayer()
    }
  }

  /// Makes one change.
  mutating func make() {
    let layer = layers[number(layers.count)]
    switch number(17) {
    case 0: layer.position = CGPoint(x: Double(number(90)), y: Double(number(90)))
    case 1: layer.opacity = Float(number(4)) / 3
    case 2: layer.isHidden.toggle()
    case 3: layer.removeFromSuperlayer()
    case 4, 5: add(layer)
    case 6: layer.zPosition = CGFloat(number(3))
    case 7: animate(layer)
    case 8: layer.removeAllAnimations()
    case 9: layer.sublayerTransform = CATransform3DMakeTranslation(CGFloat(number(3)), 0, 0)
    case 10: mask(layer)
    case 11: layer.shadowOpacity = Float(number(3)) / 2
    case 12: layer.speed = Float(number(3)) / 2
    case 13: layer.isGeometryFlipped.toggle()
    case 14: layer.maskedCorners = CACornerMask(rawValue: UInt(number(16)))
    case 15: layer.add(CATransition(), forKey: nil)
    default: layer.backgroundColor = CGColor(gray: CGFloat(number(5)) / 4, alpha: 1)
    }
  }

  private mutating func add(_ layer: CALayer) {
    let parents = [root] + layers.filter { !$0.isDescendant(of: layer) }
    parents[number(parents.count)].insertSublayer(layer, at: UInt32(number(3)))
  }

  private mutating func animate(_ layer: CALayer) {
    let keyPath = ["opacity", "cornerRadius", "zPosition", "position.y", "bounds.size.height"][number(5)]
    let animation = linear(keyPath, from: 0, to: 1, duration: 0.3)
    animation.isRemovedOnCompletion = number(3) > 0
    animation.fillMode = .both
    animation.beginTime = 0
    layer.add(animation, forKey: keyPath)
  }

  private mutating func mask(_ layer: CALayer) {
    let other = layers[number(layers.count)]
    if other !== layer, !layer.isDescendant(of: other) { layer.mask = number(2) == 0 ? other : nil }
  }

  /// A number below a bound.
  private mutating func number(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
