import CoreGraphics
import Rendering

extension GoldenScene {
  private static let star: CGPath = {
    let path = CGMutablePath()
    for index in 0..<5 {
      let angle = Double(index) * 0.8 * EngineMath.pi
      let point = CGPoint(x: 20 + 18 * EngineMath.sin(angle), y: 19 - 18 * EngineMath.cos(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }()

  private static func oval(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: x, y: y, width: size, height: size), transform: nil)
  }

  private static func leaf(_ path: CGPath, _ color: CGColor = .white) -> RenderNode {
    RenderNode.box(0, 0, 40, 36).with { $0.shape = RenderShape(path: path, fillColor: color) }
  }

  private static func gradient(_ kind: RenderGradient.Kind, _ start: CGPoint, _ end: CGPoint) -> RenderGradient {
    RenderGradient(kind: kind, colors: [.red, .white, .blue], locations: [0, 0.3, 1], start: start, end: end)
  }

  private static func swung(_ angle: CGFloat, _ z: CGFloat = 0) -> CATransform3D {
    CATransform3D.swing(angle).then(.translation(0, 0, z)).then(.eye(90)).about(20, 18).then(.translation(20, 12))
  }

  private static func curled(_ progress: CGFloat, _ angle: CGFloat) -> RenderNode {
    card(20, 12).with {
      $0.contents = RenderContents(image: board)
      $0.curl = RenderCurl(progress: progress, angle: angle, radius: 5, backColor: .gray(1, alpha: 0.75))
    }
  }

  private static func behind(_ filters: [RenderFilter]) -> [RenderNode] {
    [
      imageNode(board, 50, 44),
      .box(26, 16, 40, 30).with {
        $0.backdropFilters = filters
        $0.backgroundColor = .gray(1, alpha: 0.2)
        $0.cornerRadius = 8
        $0.cornerCurve = .continuous
      },
    ]
  }

  /// Masks, shadows, gradients, shapes, depth, filters, blend modes and curls.
  static let vocabulary: [GoldenScene] = [
    GoldenScene(
      name: "an outline as a mask", fingerprint: 0x60dd_3664_cb63_bc79,
      frame: frame([card(20, 12).with { $0.mask = [leaf(oval(4, 2, 32))] }])),
    GoldenScene(
      name: "a soft mask", fingerprint: 0x04f3_9a35_85cf_7ffe,
      frame: frame([
        card(20, 12).with {
          $0.mask = [imageNode(disc, 40, 36).with { $0.transform = .translation(2.5, 1) }, leaf(oval(30, 20, 9))]
          $0.opacity = 0.9
        }
      ])),
    GoldenScene(
      name: "a card with a shadow", fingerprint: 0x732b_1144_db9b_b683,
      frame: frame([
        card(20, 12).with {
          $0.shadow = RenderShadow(color: .black, opacity: 0.6, offset: CGSize(width: 1, height: 3), radius: 4)
        }
      ])),
    GoldenScene(
      name: "the shadow of an outline, turned and translucent", fingerprint: 0xbf7c_7a14_706c_e8bc,
      frame: frame([
        leaf(star, .red).with {
          $0.shadow = RenderShadow(color: .blue, opacity: 1, offset: CGSize(width: 3, height: 2), radius: 1.5)
          $0.transform = CATransform3D.turn(0.3).about(20, 18).then(.translation(20, 12))
          $0.opacity = 0.6
        }
      ])),
    GoldenScene(
      name: "a wide shadow of a path in perspective", fingerprint: 0xf8e6_01ac_c09c_669f,
      frame: frame([
        card(20, 12).with {
          $0.shadow = RenderShadow(
            color: .black, opacity: 0.8, offset: .zero, radius: 9,
            path: CGPath(rect: CGRect(x: -4, y: 0, width: 48, height: 36), transform: nil))
          $0.transform = swung(0.7)
        }
      ])),
    GoldenScene(
      name: "two round corners, continuous", fingerprint: 0x4fa6_11a9_ee08_2a08,
      frame: frame([
        card(20, 12).with {
          $0.maskedCorners = [.minXMinY, .maxXMaxY]
          $0.cornerCurve = .continuous
          $0.masksToBounds = true
        }
      ])),
    GoldenScene(
      name: "filled and stroked shapes", fingerprint: 0x514a_8e2c_eec3_1851,
      frame: frame([
        leaf(star, .red).with {
          $0.shape?.usesEvenOddFill = true
          $0.shape?.stroke = star.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10)
          $0.shape?.strokeColor = .blue
        },
        leaf(star, .green).with { $0.transform = swung(-0.8) },
      ])),
    GoldenScene(
      name: "three gradients", fingerprint: 0x8ac4_44f8_0de9_c4cd,
      frame: frame([
        .box(2, 4, 24, 50).with { $0.gradient = gradient(.axial, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)) },
        .box(28, 4, 24, 50).with {
          $0.gradient = gradient(.radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
          $0.cornerRadius = 10
        },
        .box(54, 4, 24, 50).with { $0.gradient = gradient(.conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0)) },
      ])),
    GoldenScene(
      name: "an image in nine parts", fingerprint: 0x2d5f_504b_a903_c114,
      frame: frame([
        imageNode(board, 60, 44).with {
          $0.contents?.center = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
          $0.contents?.scale = 2
          $0.transform = .translation(10.3, 8.4)
        }
      ])),
    GoldenScene(
      name: "nearest and trilinear images", fingerprint: 0xf737_113b_0b30_3d95,
      frame: frame([
        imageNode(board, 36, 50).with {
          $0.contents?.magnification = .nearest
          $0.transform = .translation(2.2, 3)
        },
        imageNode(board, 7, 7).with {
          $0.contents?.minification = .trilinear
          $0.transform = .translation(45, 5)
        },
      ])),
    GoldenScene(
      name: "planes that go through each other", fingerprint: 0x8bea_f2c7_e489_d237,
      frame: frame([
        imageNode(board).with { $0.transform = swung(0.8) },
        card(20, 12).with { $0.transform = swung(-0.6) },
      ])),
    GoldenScene(
      name: "a box of a transform layer", fingerprint: 0x2396_2fb1_40cc_b495,
      frame: frame([
        RenderNode.box(0, 0, 40, 36).with { box in
          box.flattensChildren = false
          box.transform = CATransform3D.swing(0.6).then(.eye(150)).about(20, 18).then(.translation(20, 12))
          box.children = [
            .box(0, 0, 40, 36, .red).with { $0.transform = .translation(0, 0, 20) },
            .box(0, 0, 40, 36, .green).with {
              $0.transform = CATransform3D.swing(EngineMath.pi / 2).about(20, 18).then(.translation(20, 0))
            },
            .box(0, 0, 40, 36, .blue).with { $0.transform = .translation(0, 0, -20) },
          ]
        }
      ])),
    GoldenScene(
      name: "a blurred card", fingerprint: 0x4dfa_8d7b_c7ce_20be,
      frame: frame([card(20, 12).with { $0.filters = [.blur(radius: 2), .saturation(0.5)] }])),
    GoldenScene(
      name: "a very blurred card", fingerprint: 0x9592_36f6_57a9_ec27,
      frame: frame([card(20, 12).with { $0.filters = [.blur(radius: 9)] }])),
    GoldenScene(
      name: "grey, tinted and multiplied", fingerprint: 0x9437_8df7_a0bc_3fa7,
      frame: frame([
        imageNode(board, 22, 50).with {
          $0.filters = [.saturation(0)]
          $0.transform = .translation(2, 5)
        },
        imageNode(disc, 22, 22).with {
          $0.filters = [.tint(CGColor(srgbRed: 0, green: 0.6, blue: 0, alpha: 0.5))]
          $0.transform = .translation(28, 5)
        },
        imageNode(board, 22, 50).with {
          $0.colorFactor = CGColor(srgbRed: 1, green: 0.5, blue: 0.5, alpha: 0.8)
          $0.transform = .translation(54, 5)
        },
      ])),
    GoldenScene(
      name: "a blurred backdrop", fingerprint: 0x2a0a_41a5_396d_aaa1,
      frame: frame(behind([.blur(radius: 3), .saturation(1.8)]))),
    GoldenScene(
      name: "blend modes", fingerprint: 0xfc50_89b5_ab35_b873,
      frame: frame(
        [imageNode(board, 80, 60).with { $0.transform = CATransform3DIdentity }]
          + CGBlendMode.allCases.enumerated().map { index, mode in
            imageNode(disc, 11, 11).with {
              $0.transform = .translation(CGFloat(index % 7) * 11 + 1, CGFloat(index / 7) * 14 + 2)
              $0.blendMode = mode
            }
          })),
    GoldenScene(
      name: "a tree as a bitmap", fingerprint: 0xe007_24f1_6448_acd4,
      frame: frame([
        card(20, 12).with {
          $0.rasterizationScale = 1
          $0.transform = CATransform3D.turn(0.2).about(20, 18).then(.translation(20, 12))
          $0.opacity = 0.8
        }
      ])),
    GoldenScene(name: "a page that is turned", fingerprint: 0xda3e_9b4e_efd2_f476, frame: frame([curled(0.35, -2.4)])),
    GoldenScene(
      name: "a page turned sideways", fingerprint: 0x73ff_9a0e_061c_4f69, frame: frame([curled(0.6, EngineMath.pi)])),
  ]
}
