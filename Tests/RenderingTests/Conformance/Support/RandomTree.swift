import CoreGraphics
import Rendering

/// Trees of nodes with all that nodes can have, from a seed alone.
struct RandomTree {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }

  private mutating func once(in count: Int) -> Bool { roll(count) == 0 }

  /// A number in tenths.
  private mutating func number(_ low: Int, _ high: Int) -> CGFloat {
    CGFloat(low * 10 + roll((high - low) * 10)) / 10
  }

  private mutating func color() -> CGColor {
    CGColor(
      srgbRed: CGFloat(roll(256)) / 255, green: CGFloat(roll(256)) / 255, blue: CGFloat(roll(256)) / 255,
      alpha: once(in: 3) ? CGFloat(roll(256)) / 255 : 1)
  }

  private mutating func path() -> CGPath {
    let rect = CGRect(x: number(-4, 10), y: number(-4, 10), width: number(2, 24), height: number(2, 24))
    return once(in: 2) ? CGPath(ellipseIn: rect, transform: nil) : CGPath(rect: rect, transform: nil)
  }

  /// A few trees, for a canvas of 80 × 60 points.
  mutating func forest() -> [RenderNode] {
    let count = 2 + roll(4)
    return (0..<count).map { _ in node(depth: 2) }
  }

  /// A frame of those.
  mutating func frame() -> RenderFrame {
    RenderFrame(80, 60, scale: 4, background: .gray(0.9, alpha: once(in: 4) ? 0.5 : 1), forest())
  }

  /// A tree.
  mutating func node(depth: Int) -> RenderNode {
    let count = depth == 0 ? 0 : roll(4)
    let children = (0..<count).map { _ in self.node(depth: depth - 1) }
    var node = RenderNode.box(
      number(-8, 60), number(-8, 44), number(1, 50), number(1, 40), once(in: 3) ? nil : color(), children: children)
    place(&node)
    if once(in: 3) { fill(&node) }
    if once(in: 3) { shape(&node) }
    if once(in: 4) { affect(&node, depth: depth) }
    return node
  }

  private mutating func place(_ node: inout RenderNode) {
    let middle = (node.bounds.width / 2, node.bounds.height / 2)
    let (x, y) = (node.transform.m41, node.transform.m42)
    func put(_ transform: CATransform3D) {
      node.transform = transform.about(middle.0, middle.1).then(.translation(x, y))
    }
    switch roll(10) {
    case 0: put(.turn(number(-3, 3)))
    case 1: put(.scale(number(-1, 2), number(-1, 2)))
    case 2: put(CATransform3D.swing(number(-2, 2)).then(.eye(number(30, 200))))
    case 3, 4: node.transform = .translation(CGFloat(roll(80)) / 4, CGFloat(roll(60)) / 4)
    default: break
    }
    if once(in: 5) { node.isDoubleSided = false }
    if once(in: 8) { node.flattensChildren = false }
  }

  private mutating func fill(_ node: inout RenderNode) {
    switch roll(4) {
    case 0, 1:
      node.contents = RenderContents(image: once(in: 2) ? GoldenScene.board : GoldenScene.disc)
      let gravities = RenderContents.Gravity.allCases
      if once(in: 2) { node.contents?.gravity = gravities[roll(gravities.count)] }
      if once(in: 3) { node.contents?.scale = number(1, 4) }
      if once(in: 4) { node.contents?.magnification = .nearest }
      if once(in: 4) { node.contents?.minification = .trilinear }
      if once(in: 4) { node.contents?.center = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
    case 2:
      let kinds = RenderGradient.Kind.allCases
      node.gradient = RenderGradient(
        kind: kinds[roll(kinds.count)], colors: [color(), color()], locations: [0, 1],
        start: CGPoint(x: number(0, 1), y: number(0, 1)), end: CGPoint(x: number(0, 1), y: number(0, 1)))
    default: node.shape = RenderShape(path: path(), fillColor: color(), usesEvenOddFill: once(in: 2))
    }
  }

  private mutating func shape(_ node: inout RenderNode) {
    node.cornerRadius = number(0, 15)
    if once(in: 3) { node.maskedCorners = RenderCorners(rawValue: UInt(roll(16))) }
    if once(in: 3) { node.cornerCurve = .continuous }
    if once(in: 2) { node.masksToBounds = true }
    if once(in: 2) { (node.borderWidth, node.borderColor) = (number(0, 4), color()) }
  }

  private mutating func affect(_ node: inout RenderNode, depth: Int) {
    switch roll(9) {
    case 0, 1: node.opacity = CGFloat(roll(256)) / 255
    case 2:
      node.shadow = RenderShadow(
        color: color(), opacity: number(0, 1), offset: CGSize(width: number(-6, 6), height: number(-6, 6)),
        radius: number(0, 5), path: once(in: 3) ? path() : nil)
    case 3: node.mask = [self.node(depth: 0)]
    case 4: node.filters = [once(in: 2) ? .blur(radius: number(0, 4)) : .saturation(number(0, 2))]
    case 5: node.backdropFilters = [.blur(radius: number(0, 4)), .tint(color())]
    case 6: node.blendMode = CGBlendMode.allCases[roll(CGBlendMode.allCases.count)]
    case 7: node.colorFactor = color()
    default: node.rasterizationScale = number(1, 3)
    }
  }
}
