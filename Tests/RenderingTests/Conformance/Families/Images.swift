import CoreGraphics
import Rendering

// Images in layers: gravity, contents rectangle, and sampling.

extension RenderNode {
  /// An image in a rectangle.
  static func imageTile(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ image: CGImage = GoldenScene.board
  ) -> RenderNode {
    box(x, y, width, height).with { $0.contents = RenderContents(image: image) }
  }

  /// The node with changed contents.
  func contents(_ change: (inout RenderContents) -> Void) -> RenderNode {
    with { node in if var contents = node.contents { change(&contents); node.contents = contents } }
  }
}

extension OracleTolerance {
  /// Cairo's positions in an image have seven binary digits, ours eight.
  static let images = OracleTolerance(rounding: 3, edge: 40, edgeShare: 0.15)
}

extension ConformanceFamily {
  private static let small = CGImage.made(6, 6) { x, y in (x + y) % 2 == 0 ? 0xFFF0_4030 : 0xFF20_60F0 }

  static let contents = ConformanceFamily(
    "contents", oracle: .images,
    [
      scene("pixel for pixel", .imageTile(6, 6, 20, 20)),
      scene("soft edges", .imageTile(6, 6, 12, 12, GoldenScene.disc)),
      scene("a whole pixel on", .imageTile(6.5, 7, 20, 20)),
      scene("half a pixel on", .imageTile(6.25, 6, 20, 20)),
      scene("a part of a pixel on, both ways", .imageTile(6.3, 6.1, 20, 20)),
      scene("enlarged", .imageTile(4, 4, 24, 25)),
      scene("much enlarged", .imageTile(4, 4, 24, 24, small)),
      scene("reduced", .imageTile(6, 6, 15, 13)),
      ours("reduced to a seventh", .imageTile(12, 12, 3, 3)),
      scene("over a colour", .imageTile(6, 6, 12, 12, GoldenScene.disc).with { $0.backgroundColor = .ochre }),
      scene("translucent", .imageTile(6, 6, 20, 20).faded(0.4)),
      scene("soft and translucent", .imageTile(8, 8, 12, 12, GoldenScene.disc).faded(0.6)),
      scene("rounded and masking", .imageTile(6, 6, 20, 20).rounded(7).masking()),
      scene("rounded, not masking", .imageTile(6, 6, 20, 20).rounded(7).bordered(1)),
      scene("nearest", .imageTile(4, 4, 24, 24, small).contents { $0.magnification = .nearest }),
      ours("nearest, between pixels", .imageTile(4.2, 4.3, 21, 23, small).contents { $0.magnification = .nearest }),
      ours("trilinear", .imageTile(10, 10, 5, 5).contents { $0.minification = .trilinear }),
      ours(
        "nine parts",
        .imageTile(4, 4, 24, 20).contents {
          ($0.center, $0.scale) = (CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5), 4)
        }),
      ours(
        "three parts",
        .imageTile(4, 8, 24, 10, small).contents {
          ($0.center, $0.scale) = (CGRect(x: 0.4, y: 0, width: 0.2, height: 1), 1)
        }),
    ])

  static let gravity = ConformanceFamily(
    "gravity", oracle: .images,
    RenderContents.Gravity.allCases.map { gravity in
      scene(
        "\(gravity.rawValue)", .imageTile(4, 8, 24, 15).contents { ($0.gravity, $0.scale) = (gravity, 3) }.bordered(0.5)
      )
    } + [
      scene(
        "a part of the image",
        .imageTile(6, 6, 20, 20).contents { $0.rect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25) }),
      scene(
        "a part, in the middle",
        .imageTile(4, 8, 24, 15).contents {
          ($0.rect, $0.gravity, $0.scale) = (CGRect(x: 0.5, y: 0, width: 0.5, height: 1), .center, 2)
        }),
      scene(
        "more than fits, masking",
        .imageTile(8, 8, 16, 16).contents { ($0.gravity, $0.scale) = (.topLeft, 1.6) }.masking()),
      scene(
        "filling and masking",
        .imageTile(4, 10, 24, 12).contents { $0.gravity = .resizeAspectFill }.rounded(6).masking()),
    ])
}
