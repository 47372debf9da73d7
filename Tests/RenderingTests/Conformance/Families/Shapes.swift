import CoreGraphics
import Rendering

// Gradients, outlines, clips, and pairs of properties.

extension ConformanceFamily {
  private static func gradient(
    _ kind: RenderGradient.Kind, _ start: CGPoint, _ end: CGPoint, _ colors: [CGColor] = [.red, .white, .blue],
    _ locations: [CGFloat] = [0, 0.3, 1]
  ) -> RenderNode {
    RenderNode.tile(nil).with {
      $0.gradient = RenderGradient(kind: kind, colors: colors, locations: locations, start: start, end: end)
    }
  }

  private static func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  static let gradients = ConformanceFamily(
    "gradients", oracle: .edges,
    [
      scene("across", gradient(.axial, at(0, 0), at(1, 0))),
      scene("down", gradient(.axial, at(0, 0), at(0, 1))),
      scene("oblique", gradient(.axial, at(0, 0), at(1, 1))),
      scene("a part of the way", gradient(.axial, at(0.3, 0), at(0.7, 0), [.ink, .ochre], [0, 1])),
      scene("from right to left", gradient(.axial, at(1, 0), at(0, 0), [.ink, .ochre], [0, 1])),
      scene("late colours", gradient(.axial, at(0, 0), at(1, 0), [.ink, .ochre], [0.4, 0.8])),
      scene(
        "to nothing",
        gradient(.axial, at(0, 0), at(1, 0), [.ink, CGColor(srgbRed: 0.1, green: 0.2, blue: 0.45, alpha: 0)], [0, 1])),
      scene(
        "five colours",
        gradient(.axial, at(0, 0), at(1, 0), [.red, .green, .blue, .ochre, .ink], [0, 0.25, 0.5, 0.75, 1])),
      scene("rounded", gradient(.axial, at(0, 0), at(1, 1)).rounded(7)),
      scene("translucent", gradient(.axial, at(0, 0), at(1, 0)).faded(0.5)),
      scene("turned", gradient(.axial, at(0, 0), at(1, 0)).turned(.turn(0.5))),
      scene(
        "oblique in a wide layer",
        gradient(.axial, at(0, 0), at(1, 1)).with { $0.bounds.size = CGSize(width: 24, height: 10) }),
      scene("radial", gradient(.radial, at(0.5, 0.5), at(1, 1))),
      scene("radial, off the middle", gradient(.radial, at(0.2, 0.3), at(1, 0.9))),
      scene(
        "radial in a wide layer",
        gradient(.radial, at(0.5, 0.5), at(1, 1), [.ochre, .ink], [0, 1]).with {
          $0.bounds.size = CGSize(width: 24, height: 10)
        }),
      ours("conic", gradient(.conic, at(0.5, 0.5), at(0.5, 0))),
      ours("conic, off the middle", gradient(.conic, at(0.3, 0.6), at(1, 0.6), [.ochre, .ink, .ochre], [0, 0.5, 1])),
      ours("a sudden change", gradient(.axial, at(0, 0), at(1, 0), [.ink, .ink, .ochre, .ochre], [0, 0.5, 0.5, 1])),
    ])

  private static let star: CGPath = {
    let path = CGMutablePath()
    for index in 0..<5 {
      let angle = Double(index) * 0.8 * EngineMath.pi
      let point = CGPoint(x: 10 + 9 * EngineMath.sin(angle), y: 10 - 9 * EngineMath.cos(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }()

  private static let wave: CGPath = {
    let path = CGMutablePath()
    path.move(to: at(1, 12))
    path.addCurve(to: at(19, 8), control1: at(8, -10), control2: at(12, 30))
    return path
  }()

  private static let oval = CGPath(ellipseIn: CGRect(x: 1, y: 4, width: 18, height: 11), transform: nil)

  private static func filled(_ path: CGPath, _ color: CGColor? = .ink, evenOdd: Bool = false) -> RenderNode {
    RenderNode.tile(nil).with { $0.shape = RenderShape(path: path, fillColor: color, usesEvenOddFill: evenOdd) }
  }

  private static func stroked(
    _ path: CGPath, _ width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, fill: CGColor? = nil
  ) -> RenderNode {
    filled(path, fill).with {
      $0.shape?.stroke = path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 10)
      $0.shape?.strokeColor = .ochre
    }
  }

  static let shapes = ConformanceFamily(
    "shapes", oracle: .crossings,
    [
      scene("an oval", filled(oval)),
      scene("a star", filled(star)),
      scene("a star by crossings", filled(star, evenOdd: true)),
      scene("an open curve, filled", filled(wave)),
      scene("translucent", filled(star, .veil)),
      scene("a line", stroked(wave, 2)),
      scene("a thin line", stroked(wave, 0.3)),
      scene("round ends", stroked(wave, 4, cap: .round)),
      scene("square ends", stroked(wave, 4, cap: .square)),
      scene("pointed corners", stroked(star, 2)),
      scene("round corners", stroked(star, 2, join: .round)),
      scene("cut corners", stroked(star, 2, join: .bevel)),
      scene("filled and stroked", stroked(oval, 3, fill: .ink)),
      scene("turned", filled(star).turned(.turn(0.4))),
      scene("beyond its layer", filled(star).with { $0.bounds.size = CGSize(width: 4, height: 4) }.bordered(1)),
      scene("masking", filled(star).with { $0.bounds.size = CGSize(width: 12, height: 12) }.masking()),
      scene("a translucent group", stroked(oval, 4, fill: .ink).faded(0.5)),
    ])

  private static let inside = RenderNode.box(-4, 5, 30, 6, .ochre)

  static let clipping = ConformanceFamily(
    "clipping", oracle: .clips,
    [
      scene("upright", .tile(children: [inside]).masking()),
      scene("between pixels", .box(6.3, 6.2, 19.1, 19.4, .ink, children: [inside]).masking()),
      scene("rounded", .tile(children: [.box(0, 0, 14, 14, .ochre)]).rounded(8).masking()),
      scene("one corner", .tile(children: [.box(0, 0, 14, 14, .ochre)]).rounded(8, .minXMinY).masking()),
      scene(
        "a clip in a clip",
        .tile(children: [
          RenderNode.box(5, 5, 20, 20, .ochre, children: [.box(4, 4, 20, 20, .red)]).rounded(6).masking()
        ]).rounded(6).masking()),
      scene("an image in a clip", .tile(children: [.imageTile(3, 3, 20, 20)]).rounded(8).masking()),
      scene(
        "a turned child",
        .tile(children: [RenderNode.box(0, 0, 20, 20, .ochre).turned(.turn(0.6), x: 5, y: 5)]).masking()),
      scene(
        "turned, with a turned child",
        .tile(children: [RenderNode.box(0, 0, 20, 20, .ochre).turned(.turn(0.6), x: 5, y: 5)]).masking().turned(
          .turn(0.2))),
      scene("a translucent clip", .tile(children: [inside, .box(6, 0, 5, 20, .red)]).rounded(6).masking().faded(0.6)),
      scene("all outside", .tile(children: [.box(30, 30, 5, 5, .red)]).rounded(4).masking()),
    ])

  static let pairs = ConformanceFamily(
    "pairs", oracle: .images,
    [
      scene(
        "a gradient under an image",
        gradient(.axial, at(0, 0), at(1, 0)).with { $0.contents = RenderContents(image: GoldenScene.disc) }),
      scene("a gradient with a border, rounded", gradient(.radial, at(0.5, 0.5), at(1, 1)).rounded(6).bordered(2)),
      scene("an image with a border, rounded and masking", .imageTile(6, 6, 20, 20).rounded(6).bordered(2).masking()),
      scene(
        "a clipped group, turned and translucent",
        .tile(children: [inside, .imageTile(8, 8, 16, 16)]).rounded(6).masking().faded(0.6).turned(.turn(0.3))),
      scene(
        "multiplied in a translucent group",
        .tile(children: [.box(4, 4, 20, 8, .ochre).with { $0.blendMode = .multiply }]).faded(0.7)),
      scene(
        "a masked gradient, turned",
        gradient(.axial, at(0, 0), at(1, 1)).with { $0.mask = [filled(star, .white)] }.turned(.turn(0.3))),
      ours(
        "a shadow and a mask",
        .tile().with {
          ($0.shadow, $0.mask) = (
            RenderShadow(color: .black, opacity: 1, offset: CGSize(width: 3, height: 3), radius: 1),
            [.box(0, 0, 26, 15, .white)]
          )
        }),
      ours(
        "a blurred child in a clip",
        .tile(children: [RenderNode.box(2, 2, 22, 8, .ochre).with { $0.filters = [.blur(radius: 1.5)] }]).rounded(6)
          .masking()),
      ours(
        "a shadow in perspective, translucent",
        RenderNode.tile().rounded(6).with {
          $0.shadow = RenderShadow(color: .black, opacity: 0.7, offset: .zero, radius: 2)
        }.faded(0.6).turned(CATransform3D.swing(0.5).then(.eye(50)))),
      ours(
        "a push with its dimming and shadow", .box(-6, 0, 32, 32, .white, children: [.imageTile(8, 4, 20, 10)]),
        .box(0, 0, 32, 32, .gray(0, alpha: 0.06)),
        RenderNode.box(14.3, 0, 32, 32, .white, children: [.imageTile(3, 6, 12, 12, GoldenScene.disc)]).with {
          $0.shadow = RenderShadow(color: .black, opacity: 0.3, offset: .zero, radius: 2)
        }),
      ours(
        "a sheet over a page that is scaled",
        RenderNode.imageTile(6, 6, 20, 20).rounded(3).masking().turned(.scale(0.9, 0.9)),
        .box(0, 0, 32, 32, .gray(0, alpha: 0.2)), .box(0, 12, 32, 24, .white).rounded(5, [.minXMinY, .maxXMinY])),
    ])
}
