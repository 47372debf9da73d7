import CoreGraphics
import Rendering

// Transforms in the plane and in space, and depth.

extension RenderNode {
  /// The node with a transform about the middle of its square of 20 points.
  func turned(_ transform: CATransform3D, x: CGFloat = 6, y: CGFloat = 6) -> RenderNode {
    with { $0.transform = transform.about(10, 10).then(.translation(x, y)) }
  }
}

extension CATransform3D {
  static func shear(_ x: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m21 = x
    return t
  }

  /// A turn about the horizontal axis, in radians.
  static func nod(_ angle: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    let (s, c) = (EngineMath.sin(angle), EngineMath.cos(angle))
    (t.m22, t.m23, t.m32, t.m33) = (c, s, -s, c)
    return t
  }
}

extension ConformanceFamily {
  private static let board = RenderNode.imageTile(6, 6, 20, 20)
  private static let card = RenderNode.tile(children: [.box(4, 4, 20, 5, .ochre)]).rounded(5).bordered(1.5)

  private static let turnedChild = RenderNode.box(0, 0, 12, 6, .ochre).with {
    $0.transform = CATransform3D.turn(0.5).then(.translation(6, 2))
  }

  static let transforms = ConformanceFamily(
    "transforms", oracle: OracleTolerance(rounding: 3, edge: 48, edgeShare: 0.2),
    [
      scene("turned a little", .tile().turned(.turn(0.1))),
      scene("turned by an eighth", .tile().turned(.turn(EngineMath.pi / 4))),
      scene("turned by a quarter", board.turned(.turn(EngineMath.pi / 2))),
      scene("upside down", board.turned(.turn(EngineMath.pi))),
      scene("mirrored", board.turned(.scale(-1, 1))),
      scene("half as wide", .tile().turned(.scale(0.5, 1))),
      scene("larger than the canvas", board.turned(.scale(2, 2))),
      scene("sheared", .tile().rounded(5).turned(.shear(0.4))),
      scene("a card, turned", card.turned(.turn(-0.3))),
      scene("a card, turned and masking", card.masking().turned(.turn(0.35))),
      scene("a card, scaled to a part of a pixel", card.turned(.scale(0.77, 0.83))),
      scene("a card, turned and translucent", card.faded(0.5).turned(.turn(0.7))),
      scene("an image, turned", board.turned(.turn(0.26))),
      scene("an image, sheared", board.turned(.shear(-0.3))),
      scene("an image, turned and scaled", board.turned(CATransform3D.turn(1).then(.scale(0.8, 0.8)))),
      scene("a soft image, turned", .imageTile(6, 6, 20, 20, GoldenScene.disc).turned(.turn(0.5))),
      scene("a child turned in a turned parent", .tile(children: [turnedChild]).turned(.turn(0.3))),
      scene("a layer without width", .tile().turned(.scale(0, 1)), .box(2, 2, 5, 5, .ochre)),
    ])

  private static func seen(_ node: RenderNode, _ turn: CATransform3D, _ distance: CGFloat = 50) -> RenderNode {
    node.turned(turn.then(.eye(distance)))
  }

  private static let shaded = RenderNode.tile(nil).with {
    $0.gradient = RenderGradient(
      kind: .axial, colors: [.red, .blue], locations: [0, 1], start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5))
  }

  private static let disc = RenderNode.tile(nil).with {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    $0.shape = RenderShape(path: path, fillColor: .ink)
  }

  private static let longPlane = RenderNode.box(0, 0, 60, 20, .ink).with {
    $0.transform = CATransform3D.swing(-1.3).then(.eye(20)).about(0, 10).then(.translation(16, 6))
  }

  static let perspective = ConformanceFamily(
    "perspective",
    [
      scene("a colour, swung", seen(.tile(), .swing(0.7))),
      scene("a colour, nodding", seen(.tile(), .nod(0.7))),
      scene("a card, swung", seen(card, .swing(-0.6))),
      scene("a card, masking", seen(card.masking(), .nod(-0.6))),
      scene("an image, swung", seen(board, .swing(0.9))),
      scene("an image, nodding", seen(board, .nod(0.8))),
      scene("an image, both ways", seen(board, CATransform3D.swing(0.6).then(.nod(0.4)))),
      scene("an image, from nearby", seen(board, .swing(0.8), 18)),
      scene("an image, translucent", seen(board.faded(0.5), .swing(-0.8))),
      scene("a gradient", seen(shaded, .swing(1))),
      scene("an outline", seen(disc, .swing(0.9))),
      scene("moved towards the eye", .tile().turned(CATransform3D.translation(0, 0, 12).then(.eye(40)))),
      scene("moved away", .tile().turned(CATransform3D.translation(0, 0, -30).then(.eye(40)))),
      scene("through the eye", longPlane),
      scene(
        "behind the eye", .tile().turned(CATransform3D.translation(0, 0, 60).then(.eye(40))), .box(3, 3, 4, 4, .red)),
      scene("its back", seen(card, .swing(2.6))),
      scene(
        "its back, which it does not show", seen(card.with { $0.isDoubleSided = false }, .swing(2.6)),
        .box(3, 3, 4, 4, .ochre)),
    ])

  private static func plane(_ color: CGColor, _ transform: CATransform3D) -> RenderNode {
    .tile(color).turned(transform.then(.eye(60)))
  }

  /// A face before another, which is turned, both in a layer that is swung.
  private static func box(_ turn: CATransform3D, beside x: CGFloat) -> RenderNode {
    let front = RenderNode.box(0, 0, 20, 20, .red).with { $0.transform = .translation(0, 0, 10) }
    let side = RenderNode.box(0, 0, 20, 20, .ink).with { $0.transform = turn.about(10, 10).then(.translation(x, 0)) }
    return RenderNode.tile(nil, children: [front, side]).turned(CATransform3D.swing(-0.7).then(.eye(60)))
  }

  static let depth = ConformanceFamily(
    "depth",
    [
      scene(
        "the nearer above the later", plane(.ink, .translation(4, 4, 10)), plane(.ochre, .translation(-4, -4, -10))),
      scene("two planes that cross", plane(.ink, .swing(0.6)), plane(.ochre, .swing(-0.6))),
      scene("three planes that cross", plane(.ink, .swing(0.6)), plane(.ochre, .swing(-0.6)), plane(.red, .nod(0.9))),
      scene("translucent planes that cross", plane(.veil, .swing(0.6)), plane(.ink, .swing(-0.8))),
      scene("a plane through an image", board.turned(CATransform3D.nod(0.5).then(.eye(60))), plane(.veil, .nod(-0.6))),
      scene("a box", box(.swing(EngineMath.pi / 2), beside: 10).with { $0.flattensChildren = false }),
      scene("a box, flattened", box(.swing(EngineMath.pi / 3), beside: 0)),
      scene(
        "a box, translucent", box(.nod(EngineMath.pi / 2), beside: -4).with { $0.flattensChildren = false }.faded(0.5)),
    ])
}
