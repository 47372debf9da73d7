import CoreGraphics
import Rendering

// Colours, corners, borders and opacity.

extension CGColor {
  static let ink = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.45, alpha: 1)
  static let ochre = CGColor(srgbRed: 0.8, green: 0.55, blue: 0.15, alpha: 1)
  static let veil = CGColor(srgbRed: 0.9, green: 0.1, blue: 0.3, alpha: 0.5)
}

extension RenderNode {
  /// A square in the middle of a scene.
  static func tile(_ color: CGColor? = .ink, children: [RenderNode] = []) -> RenderNode {
    .box(6, 6, 20, 20, color, children: children)
  }

  /// The node with rounded corners.
  func rounded(_ radius: CGFloat, _ corners: RenderCorners = .all) -> RenderNode {
    with {
      $0.cornerRadius = radius
      $0.maskedCorners = corners
    }
  }

  func masking() -> RenderNode { with { $0.masksToBounds = true } }

  func faded(_ opacity: CGFloat) -> RenderNode { with { $0.opacity = opacity } }

  func bordered(_ width: CGFloat, _ color: CGColor = .ochre) -> RenderNode {
    with {
      $0.borderWidth = width
      $0.borderColor = color
    }
  }
}

extension ConformanceFamily {
  static let backgrounds = ConformanceFamily(
    "backgrounds", oracle: .edges,
    [
      scene("opaque", .tile()),
      scene("translucent", .tile(.veil)),
      scene("white", .tile(.white)),
      scene("half a pixel to the right", .box(6.25, 6, 20, 20, .ink)),
      scene("a tenth of a pixel down", .box(6, 6.05, 20, 20, .ink)),
      scene("thinner than a pixel", .box(6, 15.1, 20, 0.2, .ink)),
      scene("a point", .box(15.6, 15.6, 0.3, 0.3, .ink)),
      scene("beyond the canvas", .box(-10, 20, 60, 60, .ink)),
      scene(
        "negative bounds", .box(6, 6, 20, 20).with { $0.bounds = CGRect(x: 26, y: 26, width: -12, height: 9) },
        .box(2, 2, 3, 3, .red)),
      scene(
        "bounds with an origin",
        RenderNode.tile(children: [.box(4, 4, 10, 10, .ochre)]).with { $0.bounds.origin = CGPoint(x: 3, y: -4) }),
      scene("under another", .box(4, 4, 16, 16, .ink), .box(12, 12, 16, 16, .veil)),
      scene(
        "three translucent ones", .box(4, 4, 16, 16, .veil), .box(9, 9, 16, 16, .veil), .box(14, 14, 16, 16, .veil)),
      scene("a child beyond its parent", .tile(children: [.box(10, 10, 16, 6, .ochre)])),
      scene("neighbours that share a pixel", .box(4, 4, 12.3, 20, .ink), .box(16.3, 4, 12, 20, .ink)),
    ])

  static let corners = ConformanceFamily(
    "corners", oracle: .edges,
    [
      scene("a small radius", .tile().rounded(2)),
      scene("a circle", .tile().rounded(10)),
      scene("a radius without room", .box(4, 7, 24, 18, .ink).rounded(90)),
      scene("a capsule", .box(3, 11, 26, 9, .ink).rounded(9)),
      scene("between pixels", .box(5.3, 6.2, 20.5, 20.3, .ink).rounded(6)),
      scene("translucent", .tile(.veil).rounded(6)),
      scene("one corner", .tile().rounded(8, .minXMinY)),
      scene("two opposite corners", .tile().rounded(8, [.maxXMinY, .minXMaxY])),
      scene("the lower corners", .tile().rounded(8, [.minXMaxY, .maxXMaxY])),
      scene("three corners", .tile().rounded(8, [.minXMinY, .maxXMinY, .maxXMaxY])),
      scene("a child that is not clipped", .tile(children: [.box(0, 0, 12, 12, .ochre)]).rounded(8)),
      ours("continuous", .tile().rounded(6).with { $0.cornerCurve = .continuous }),
      ours("continuous with little room", .tile().rounded(8.5).with { $0.cornerCurve = .continuous }),
      ours("one continuous corner", .tile().rounded(6, .maxXMaxY).with { $0.cornerCurve = .continuous }),
    ])

  static let borders = ConformanceFamily(
    "borders", oracle: .edges,
    [
      scene("one point", .tile().bordered(1)),
      scene("a quarter of a point", .tile().bordered(0.25)),
      scene("thick", .tile().bordered(6)),
      scene("thicker than the layer", .tile().bordered(15)),
      scene("around nothing", .tile(nil).bordered(3)),
      scene("translucent", .tile().bordered(4, .veil)),
      scene("rounded", .tile().rounded(7).bordered(2)),
      scene("rounded, wider than the radius", .tile().rounded(3).bordered(5)),
      scene("rounded, on one corner", .tile().rounded(8, .maxXMaxY).bordered(3)),
      scene("between pixels", .box(6.2, 6.4, 19.7, 19.3, .ink).bordered(1.3)),
      scene("above a child", .tile(children: [.box(-3, 4, 12, 8, .red)]).bordered(3)),
      scene("masking", .tile(children: [.box(-3, 4, 12, 8, .red)]).rounded(6).bordered(3).masking()),
    ])

  static let opacity = ConformanceFamily(
    "opacity", oracle: .edges,
    [
      scene("half", .tile().faded(0.5)),
      scene("almost nothing", .tile().faded(0.02)),
      scene("a third of a translucent colour", .tile(.veil).faded(0.33)),
      scene("a group", .tile(children: [.box(8, 8, 18, 18, .ochre)]).faded(0.5)),
      scene(
        "a group in a group",
        .tile(children: [.box(8, 8, 18, 18, .ochre, children: [.box(4, 4, 10, 10, .red)]).faded(0.6)]).faded(0.7)),
      scene("a border in a group", .tile().bordered(4).rounded(5).faded(0.4)),
      scene(
        "children of nothing", .tile(nil, children: [.box(0, 0, 10, 20, .ink), .box(6, 4, 14, 8, .ochre)]).faded(0.5)),
      scene("one child of nothing", .tile(nil, children: [.box(2, 2, 14, 14, .ink)]).faded(0.25)),
      scene("more than one", .tile(.red).faded(3)),
      scene("a hidden sibling", .tile(), .box(0, 0, 32, 32, .red).faded(0), .box(2, 2, 6, 6, .ochre)),
    ])
}
