import CoreGraphics
import Foundation
import QuartzCore
import Raster

/// A frame of one class of layer at one time, without text, which would need a font.
@MainActor struct LayerScene {
  let name: String
  let time: Double
  /// A hash of the pixels, recorded after a look at the image.
  let fingerprint: UInt64
  let build: @MainActor (CALayer) -> Void

  static let all: [LayerScene] = [
    LayerScene(name: "shadow", time: 0, fingerprint: 0x9e76_46c5_602a_1d69, build: shadow),
    LayerScene(name: "mask", time: 0, fingerprint: 0xe640_aa7b_08c4_06c5, build: mask),
    LayerScene(name: "corners", time: 0, fingerprint: 0x8eae_c3dd_ea86_2b36, build: corners),
    LayerScene(name: "group-opacity", time: 0, fingerprint: 0x20db_29cb_610c_ec29, build: groupOpacity),
    LayerScene(name: "shape", time: 0, fingerprint: 0x6b48_55dc_155a_285a, build: shape),
    LayerScene(name: "stroke-250ms", time: 0.25, fingerprint: 0x9d7b_a584_0d5e_7d24, build: stroke),
    LayerScene(name: "stroke-750ms", time: 0.75, fingerprint: 0x75da_b02b_9eda_5d9d, build: stroke),
    LayerScene(name: "gradient", time: 0, fingerprint: 0xf6e8_cc23_f0bf_eea8, build: gradient),
    LayerScene(name: "replicator-0ms", time: 0, fingerprint: 0x8895_c148_9d93_1d7d, build: replicator),
    LayerScene(name: "replicator-500ms", time: 0.5, fingerprint: 0x6231_0ab1_6cad_90c7, build: replicator),
    LayerScene(name: "cube", time: 0, fingerprint: 0x91ac_9646_170f_e766, build: cube),
    LayerScene(name: "emitter-500ms", time: 0.5, fingerprint: 0x6abb_d6a2_5912_8c50, build: emitter),
    LayerScene(name: "emitter-2000ms", time: 2, fingerprint: 0x2272_0d91_c2ee_345b, build: emitter),
    LayerScene(name: "filters", time: 0, fingerprint: 0x4f78_e404_a4c2_1b06, build: filters),
    LayerScene(name: "contents", time: 0, fingerprint: 0x39c7_818c_ed80_2959, build: contents),
    LayerScene(name: "scroll", time: 0, fingerprint: 0xeef6_9e1c_3ead_2cae, build: scroll),
  ]

  private static let red = CGColor(srgbRed: 0.95, green: 0.25, blue: 0.2, alpha: 1)
  private static let blue = CGColor(srgbRed: 0.1, green: 0.4, blue: 0.95, alpha: 1)
  private static let yellow = CGColor(srgbRed: 1, green: 0.8, blue: 0.1, alpha: 1)

  private static func plate(_ x: Double, _ y: Double, _ side: Double, _ color: CGColor, in parent: CALayer) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: side, height: side)
    layer.backgroundColor = color
    parent.addSublayer(layer)
    return layer
  }

  private static func shadow(_ root: CALayer) {
    let card = plate(20, 20, 60, .white, in: root)
    card.cornerRadius = 12
    (card.shadowOpacity, card.shadowRadius, card.shadowOffset) = (0.5, 6, CGSize(width: 0, height: 4))
    let cast = plate(30, 115, 40, yellow, in: root)
    (cast.shadowOpacity, cast.shadowRadius, cast.shadowColor) = (0.8, 3, blue)
    cast.shadowPath = CGPath(ellipseIn: CGRect(x: -10, y: 35, width: 60, height: 16), transform: nil)
    cast.shadowOffset = .zero
  }

  private static func mask(_ root: CALayer) {
    let masked = plate(10, 10, 80, red, in: root)
    _ = plate(20, 20, 40, yellow, in: masked)
    let hole = CAShapeLayer()
    hole.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 60), transform: nil)
    masked.mask = hole
    let faded = plate(10, 110, 80, blue, in: root)
    let fade = CAGradientLayer()
    fade.frame = faded.bounds
    fade.colors = [CGColor.black, CGColor.clear]
    faded.mask = fade
  }

  private static func corners(_ root: CALayer) {
    let two = plate(10, 10, 80, red, in: root)
    (two.cornerRadius, two.borderWidth, two.borderColor) = (24, 4, blue)
    two.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let smooth = plate(10, 110, 80, blue, in: root)
    (smooth.cornerRadius, smooth.cornerCurve, smooth.masksToBounds) = (24, .continuous, true)
    _ = plate(40, 40, 60, yellow, in: smooth)
  }

  private static func groupOpacity(_ root: CALayer) {
    for (y, isGroup) in [(10.0, true), (110.0, false)] {
      let group = plate(10, y, 60, red, in: root)
      _ = plate(20, 20, 60, blue, in: group)
      (group.opacity, group.allowsGroupOpacity) = (0.5, isGroup)
    }
  }

  private static func star(in rect: CGRect) -> CGPath {
    let path = CGMutablePath()
    for (index, point) in [(50, 0), (80, 95), (0, 35), (100, 35), (20, 95)].enumerated() {
      let vertex = CGPoint(
        x: rect.minX + CGFloat(point.0) / 100 * rect.width, y: rect.minY + CGFloat(point.1) / 100 * rect.height)
      if index == 0 { path.move(to: vertex) } else { path.addLine(to: vertex) }
    }
    path.closeSubpath()
    return path
  }

  private static func shape(_ root: CALayer) {
    for (index, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
      let layer = CAShapeLayer()
      layer.path = star(in: CGRect(x: 12, y: 12 + Double(index) * 100, width: 76, height: 76))
      (layer.fillColor, layer.fillRule, layer.strokeColor, layer.lineWidth) = (yellow, rule, red, 3)
      layer.lineJoin = index == 0 ? .miter : .round
      if index == 1 { layer.lineDashPattern = [8, 5] }
      root.addSublayer(layer)
    }
  }

  private static func stroke(_ root: CALayer) {
    let layer = CAShapeLayer()
    layer.path = CGPath(ellipseIn: CGRect(x: 15, y: 15, width: 70, height: 170), transform: nil)
    (layer.fillColor, layer.strokeColor, layer.lineWidth, layer.lineCap) = (nil, blue, 10, .round)
    root.addSublayer(layer)
    animate(layer, "strokeEnd", from: 0, to: 1, duration: 1)
  }

  private static func gradient(_ root: CALayer) {
    for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 20, y: 5 + Double(index) * 65, width: 60, height: 60)
      (layer.type, layer.colors, layer.cornerRadius) = (type, [red, yellow, blue], 10)
      layer.locations = [0, 0.3, 1]
      if type != .axial { (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)) }
      root.addSublayer(layer)
    }
  }

  private static func replicator(_ root: CALayer) {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 50, width: 100, height: 100)
    (layer.instanceCount, layer.instanceDelay) = (12, 1.0 / 12)
    layer.instanceTransform = CATransform3DMakeRotation(2 * .pi / 12, 0, 0, 1)
    (layer.instanceColor, layer.instanceRedOffset, layer.instanceAlphaOffset) = (CGColor.white, -0.08, -0.05)
    let dot = plate(44, 5, 12, red, in: layer)
    dot.cornerRadius = 6
    root.addSublayer(layer)
    let animation = animate(dot, "transform.scale", from: 1, to: 0.3, duration: 1)
    animation?.repeatCount = .infinity
  }

  private static func cube(_ root: CALayer) {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 300
    root.sublayerTransform = eye
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 20, y: 70, width: 60, height: 60)
    root.addSublayer(cube)
    let turns: [(CGFloat, CGFloat, CGFloat, CGColor)] = [
      (0, 0, 1, red), (.pi / 2, 0, 1, blue), (-.pi / 2, 0, 1, yellow), (.pi / 2, 1, 0, .white),
      (-.pi / 2, 1, 0, .black),
      (.pi, 0, 1, CGColor(gray: 0.5, alpha: 1)),
    ]
    for (angle, x, y, color) in turns {
      let side = plate(0, 0, 60, color, in: cube)
      (side.borderWidth, side.isDoubleSided) = (1, true)
      side.transform = CATransform3DTranslate(CATransform3DMakeRotation(angle, x, y, 0), 0, 0, 30)
    }
    cube.transform = CATransform3DRotate(CATransform3DMakeRotation(-0.5, 1, 0, 0), 0.7, 0, 1, 0)
  }

  private static func emitter(_ root: CALayer) {
    root.backgroundColor = .black
    let layer = CAEmitterLayer()
    layer.frame = root.bounds
    layer.emitterPosition = CGPoint(x: 50, y: 190)
    (layer.renderMode, layer.seed, layer.beginTime) = (.additive, 7, 0)
    let cell = CAEmitterCell()
    var pixels = PixelBuffer(width: 8, height: 8)
    for y in 0..<8 {
      for x in 0..<8 where (2 * x - 7) * (2 * x - 7) + (2 * y - 7) * (2 * y - 7) < 64 {
        pixels.pixels[y * pixels.width + x] = 0xFFFF_FFFF
      }
    }
    cell.contents = CGImage(pixels)
    (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (60, 1.6, 0.4)
    (cell.velocity, cell.velocityRange, cell.yAcceleration) = (170, 50, 110)
    (cell.emissionLongitude, cell.emissionRange) = (-.pi / 2, 0.5)
    (cell.scale, cell.scaleRange, cell.scaleSpeed) = (0.9, 0.4, -0.3)
    (cell.color, cell.greenSpeed, cell.alphaSpeed) = (yellow, -0.4, -0.5)
    layer.emitterCells = [cell]
    root.addSublayer(layer)
  }

  private static func filters(_ root: CALayer) {
    for index in 0..<10 {
      _ = plate(0, Double(index) * 20, index % 2 == 0 ? 60 : 100, index % 3 == 0 ? red : blue, in: root)
    }
    let glass = plate(10, 20, 80, CGColor(gray: 1, alpha: 0.3), in: root)
    var blur = CAFilter(type: "gaussianBlur")
    blur?.setValue(6, forKey: "inputRadius")
    (glass.backgroundFilters, glass.cornerRadius) = ([blur].compactMap { $0 }, 16)
    let multiplied = plate(30, 120, 60, yellow, in: root)
    multiplied.compositingFilter = "multiplyBlendMode"
  }

  private static func contents(_ root: CALayer) {
    var pixels = PixelBuffer(width: 6, height: 6)
    for y in 0..<6 {
      for x in 0..<6 { pixels.pixels[y * pixels.width + x] = (x + y) % 2 == 0 ? 0xFFF0_4030 : 0xFF20_60F0 }
    }
    let image = CGImage(pixels)
    for (index, filter) in [CALayerContentsFilter.nearest, .linear].enumerated() {
      let layer = plate(5 + Double(index) * 47, 10, 43, .white, in: root)
      (layer.contents, layer.magnificationFilter) = (image, filter)
    }
    let stretched = plate(10, 70, 80, .white, in: root)
    (stretched.contents, stretched.magnificationFilter, stretched.contentsScale) = (image, .nearest, 0.1)
    stretched.contentsCenter = CGRect(x: 0.34, y: 0.34, width: 0.32, height: 0.32)
    let part = plate(30, 155, 40, .white, in: root)
    (part.contents, part.contentsRect, part.magnificationFilter) = (
      image, CGRect(x: 0, y: 0, width: 0.5, height: 0.5), .nearest
    )
  }

  private static func scroll(_ root: CALayer) {
    let scroller = CAScrollLayer()
    scroller.frame = CGRect(x: 10, y: 40, width: 80, height: 120)
    for index in 0..<8 {
      _ = plate(Double(index) * 25, Double(index) * 25, 40, index % 2 == 0 ? red : blue, in: scroller)
    }
    root.addSublayer(scroller)
    scroller.scroll(to: CGPoint(x: 40, y: 30))
  }

  @discardableResult
  private static func animate(
    _ layer: CALayer, _ keyPath: String, from: Double, to: Double, duration: Double
  ) -> CABasicAnimation? {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
    (animation.fillMode, animation.isRemovedOnCompletion, animation.repeatCount) = (.both, false, 1)
    layer.add(animation, forKey: nil)
    return animation
  }
}
