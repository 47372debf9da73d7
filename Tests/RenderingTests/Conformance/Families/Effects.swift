import CoreGraphics
import Rendering

// Masks, shadows, filters, blend modes, bitmaps and curls.

extension OracleTolerance {
  /// A Gaussian of our own beside a sum over all pixels: what is left out beyond three deviations, and three roundings.
  static let blurs = OracleTolerance(rounding: 4, edge: 20, edgeShare: 0.08)
}

extension ConformanceFamily {
  private static let board = RenderNode.imageTile(6, 6, 20, 20)
  private static let card = RenderNode.tile(children: [.box(4, 4, 20, 5, .ochre)]).rounded(5)

  private static func disc(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat, _ color: CGColor = .white) -> RenderNode {
    RenderNode.box(0, 0, 20, 20).with {
      $0.shape = RenderShape(
        path: CGPath(ellipseIn: CGRect(x: x, y: y, width: size, height: size), transform: nil), fillColor: color)
    }
  }

  private static func masked(_ node: RenderNode, _ mask: RenderNode...) -> RenderNode { node.with { $0.mask = mask } }

  static let masks = ConformanceFamily(
    "masks", oracle: .images,
    [
      scene("a circle", masked(board, disc(2, 2, 16))),
      scene("a rectangle", masked(board, .box(3.2, 4.1, 12, 9, .white))),
      scene("a rounded rectangle", masked(card, .box(2, 2, 16, 14, .white).rounded(4))),
      scene("half a circle", masked(board, disc(2, 2, 16, .gray(1, alpha: 0.5)))),
      scene("two layers", masked(board, disc(0, 0, 12), disc(7, 7, 12))),
      scene("a soft image", masked(board, .imageTile(4, 4, 12, 12, GoldenScene.disc))),
      scene(
        "a gradient",
        masked(
          board,
          RenderNode.box(0, 0, 20, 20).with {
            $0.gradient = RenderGradient(
              kind: .axial, colors: [.white, .gray(1, alpha: 0)], locations: [0, 1], start: .zero,
              end: CGPoint(x: 1, y: 0))
          })),
      scene("a mask with a mask", masked(board, masked(.box(0, 0, 20, 20, .white), disc(2, 2, 16), disc(4, 0, 10)))),
      scene(
        "a mask of a mask of a mask",
        masked(board, masked(.box(0, 0, 20, 20, .white), masked(.box(2, 0, 18, 20, .white), disc(0, 2, 15))))),
      scene("a translucent group", masked(card.faded(0.5), disc(2, 2, 16))),
      scene("a turned mask", masked(board, .box(4, 4, 12, 12, .white).turned(.turn(0.5), x: 2, y: 0))),
      scene("an empty mask", masked(board, .box(0, 0, 0, 0)), .box(3, 3, 4, 4, .ink)),
    ])

  private static func shadowed(
    _ node: RenderNode, _ radius: CGFloat, opacity: CGFloat = 1, x: CGFloat = 1, y: CGFloat = 2, path: CGPath? = nil
  ) -> RenderNode {
    node.with {
      $0.shadow = RenderShadow(
        color: .black, opacity: opacity, offset: CGSize(width: x, height: y), radius: radius, path: path)
    }
  }

  static let shadows = ConformanceFamily(
    "shadows", oracle: .blurs,
    [
      scene("sharp", shadowed(.tile(), 0)),
      scene("narrow", shadowed(.tile(), 1)),
      scene("wide", shadowed(.tile(), 4)),
      scene("faint", shadowed(.tile(), 3, opacity: 0.3)),
      scene("far off", shadowed(.box(3, 3, 12, 12, .ink), 2, x: 12, y: 13)),
      scene("of a rounded layer", shadowed(.tile().rounded(8), 2)),
      scene(
        "of a path", shadowed(.tile(), 2, path: CGPath(rect: CGRect(x: -3, y: 6, width: 26, height: 8), transform: nil))
      ),
      scene(
        "of an oval path",
        shadowed(.tile(nil), 1.5, path: CGPath(ellipseIn: CGRect(x: 0, y: 4, width: 20, height: 12), transform: nil))),
      scene("of a masking layer", shadowed(card.masking(), 2.5, opacity: 0.6)),
      ours("of children", shadowed(.tile(nil, children: [.box(2, 2, 8, 8, .ink), .box(8, 10, 10, 6, .ochre)]), 2)),
      ours("of a soft image", shadowed(.imageTile(6, 6, 20, 20, GoldenScene.disc), 2, x: 4)),
      ours("of a turned layer", shadowed(.tile(), 2).turned(.turn(0.4))),
      ours("in perspective", shadowed(.tile(), 2).turned(CATransform3D.swing(0.7).then(.eye(50)))),
      ours("with a translucent layer", shadowed(.tile(), 2).faded(0.5)),
      ours("under a translucent colour", shadowed(.tile(.veil), 2, x: 5)),
    ])

  static let filters = ConformanceFamily(
    "filters",
    [
      scene("a narrow blur", board.with { $0.filters = [.blur(radius: 0.7)] }),
      scene("a blur", board.with { $0.filters = [.blur(radius: 2)] }),
      scene("a wide blur", card.with { $0.filters = [.blur(radius: 6)] }),
      scene("no colour", board.with { $0.filters = [.saturation(0)] }),
      scene("more colour", board.with { $0.filters = [.saturation(1.8)] }),
      scene("a tint", card.with { $0.filters = [.tint(.veil)] }),
      scene(
        "a matrix",
        card.with { $0.filters = [.colorMatrix([0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0.7, 0])] }),
      scene("blurred, then grey", board.with { $0.filters = [.blur(radius: 1.5), .saturation(0)] }),
      scene("a colour factor", board.with { $0.colorFactor = CGColor(srgbRed: 1, green: 0.5, blue: 0.5, alpha: 0.8) }),
      scene("a blurred backdrop", board, .box(10, 0, 10, 32).with { $0.backdropFilters = [.blur(radius: 2)] }),
      scene(
        "a wide backdrop, rounded", board,
        .tile(.gray(1, alpha: 0.2)).rounded(6).with { $0.backdropFilters = [.blur(radius: 6), .saturation(1.8)] }),
      scene("a grey backdrop", board, .box(10, 3, 14, 14).with { $0.backdropFilters = [.saturation(0)] }),
      scene(
        "blurred, masked and turned",
        masked(board.with { $0.filters = [.blur(radius: 1)] }, disc(1, 1, 18)).turned(.turn(0.3))),
    ])

  static let blending = ConformanceFamily(
    "blending", oracle: OracleTolerance(rounding: 3, edge: 24, edgeShare: 0.06),
    CGBlendMode.allCases.map { mode in
      let nodes = [
        RenderNode.box(0, 4, 32, 10, .ochre), .box(0, 14, 32, 6, .ink),
        .imageTile(5, 4, 12, 12, GoldenScene.disc).with { $0.blendMode = mode },
        .box(18, 2, 10, 26, .veil).with { $0.blendMode = mode },
      ]
      // Cairo has no sum of darkness.
      return SceneDraft(
        name: "\(mode)", nodes: nodes, background: .gray(0.9, alpha: 0.5), isOurs: mode == .plusDarker)
    })

  static let bitmaps = ConformanceFamily(
    "bitmaps",
    [
      scene("a tree at half the resolution", card.with { $0.rasterizationScale = 1 }),
      scene("a tree as a bitmap, turned", card.with { $0.rasterizationScale = 2 }.turned(.turn(0.3))),
      scene(
        "a tree as a bitmap, in perspective",
        card.with { $0.rasterizationScale = 2 }.turned(CATransform3D.swing(0.6).then(.eye(50)))),
      scene(
        "a page that begins to turn",
        board.with { $0.curl = RenderCurl(progress: 0.2, angle: -2.4, radius: 3, backColor: .gray(1, alpha: 0.8)) }),
      scene(
        "a page half turned",
        board.with { $0.curl = RenderCurl(progress: 0.5, angle: EngineMath.pi, radius: 3, backColor: .white) }),
      scene(
        "a page turned from its corner",
        card.with { $0.curl = RenderCurl(progress: 0.45, angle: -0.7, radius: 2, backColor: .ochre) }),
    ])
}
