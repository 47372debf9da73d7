import CoreGraphics
import Rendering
import Testing

/// A frame with a name, and the fingerprint of its pixels.
struct GoldenScene: CustomTestStringConvertible {
  let name: String
  let fingerprint: UInt64
  let frame: RenderFrame

  var testDescription: String { name }

  /// An image with soft edges: a disc over nothing.
  static let disc = CGImage.made(24, 24) { x, y in
    let (dx, dy) = (Double(x) - 11.5, Double(y) - 11.5)
    let alpha = UInt32(max(0, min(1, 12 - (dx * dx + dy * dy).squareRoot())) * 255)
    return alpha << 24 | (alpha * UInt32(x) / 23) << 16 | (alpha * UInt32(y) / 23) << 8
  }

  /// An opaque image of squares in changing colours.
  static let board = CGImage.made(40, 40) { x, y in
    let isDark = (x / 5 + y / 5) % 2 == 0
    let (r, g, b) = (UInt32(x * 6), UInt32(y * 6), UInt32(isDark ? 40 : 220))
    return 0xFF00_0000 | r << 16 | g << 8 | b
  }

  static func frame(_ nodes: [RenderNode]) -> RenderFrame {
    RenderFrame(80, 60, scale: 2, background: .gray(0.9), nodes)
  }

  static func card(_ x: CGFloat, _ y: CGFloat) -> RenderNode {
    RenderNode.box(x, y, 40, 36, .white, children: [.box(20, 18, 30, 30, .red)]).with {
      $0.cornerRadius = 9
      $0.borderWidth = 2
      $0.borderColor = .blue
    }
  }

  static func imageNode(_ image: CGImage, _ width: CGFloat = 40, _ height: CGFloat = 36) -> RenderNode {
    RenderNode.box(20, 12, width, height).with { $0.contents = RenderContents(image: image) }
  }

  /// Every scene.
  static let all = basic + vocabulary

  /// Colours, images, corners and perspective.
  private static let basic: [GoldenScene] = [
    GoldenScene(
      name: "upright layers", fingerprint: 0xf4f8_db1e_cc1c_edbd,
      frame: frame([.box(5, 5, 30, 20, .red, children: [.box(10, 5, 30, 30, .gray(0, alpha: 0.5))])])),
    GoldenScene(
      name: "layers between pixels", fingerprint: 0xd3e3_c8b5_31af_c6be,
      frame: frame([.box(5.3, 5.1, 30.7, 20.2, .red), .box(20.77, 10.33, 40.1, 40.2, .gray(0.2, alpha: 0.7))])),
    GoldenScene(name: "rounded, not masking", fingerprint: 0x3be7_348f_08cd_ec9f, frame: frame([card(10, 10)])),
    GoldenScene(
      name: "rounded and masking", fingerprint: 0x6e52_e8fa_5eae_dac3,
      frame: frame([card(10, 10).with { $0.masksToBounds = true }])),
    GoldenScene(
      name: "rounded, masking, translucent", fingerprint: 0xe625_ed82_8eec_5ce0,
      frame: frame([
        .box(0, 0, 30, 60, .black),
        card(10.4, 10.2).with {
          $0.masksToBounds = true
          $0.opacity = 0.7
        },
      ])),
    GoldenScene(
      name: "masks in masks", fingerprint: 0x760f_0da8_fe44_d1bb,
      frame: frame([
        card(8, 8).with {
          $0.masksToBounds = true
          $0.children.append(
            card(10, 10).with {
              $0.masksToBounds = true
              $0.opacity = 0.8
            })
        }
      ])),
    GoldenScene(
      name: "turned", fingerprint: 0x9395_21db_26f5_97c5,
      frame: frame([
        card(20, 12).with { $0.transform = CATransform3D.turn(0.4).about(20, 18).then(.translation(20, 12)) }
      ])),
    GoldenScene(
      name: "turned and masking", fingerprint: 0xfff6_bfeb_4b15_4357,
      frame: frame([
        card(20, 12).with {
          $0.transform = CATransform3D.turn(-0.3).about(20, 18).then(.translation(20, 12))
          $0.masksToBounds = true
        }
      ])),
    GoldenScene(
      name: "an image enlarged", fingerprint: 0x0638_1241_e445_ff55, frame: frame([imageNode(board, 50, 44)])),
    GoldenScene(name: "an image reduced", fingerprint: 0x1405_d635_5719_aa35, frame: frame([imageNode(board, 7, 5)])),
    GoldenScene(
      name: "an image between pixels", fingerprint: 0x6f05_4983_f2ca_ec4c,
      frame: frame([
        imageNode(board, 20, 20).with { $0.transform = .translation(20.3, 12.1) },
        imageNode(disc, 12, 12).with { $0.transform = .translation(50.2, 33.7) },
      ])),
    GoldenScene(
      name: "an image turned", fingerprint: 0xdf88_2fee_8fce_0c99,
      frame: frame([
        imageNode(board).with { $0.transform = CATransform3D.turn(0.6).about(20, 18).then(.translation(20, 12)) }
      ])),
    GoldenScene(
      name: "a translucent image with round corners", fingerprint: 0xebba_05fc_d495_8d15,
      frame: frame([
        imageNode(disc).with {
          $0.cornerRadius = 10
          $0.masksToBounds = true
          $0.opacity = 0.5
        }
      ])),
    GoldenScene(
      name: "an image in perspective", fingerprint: 0x5861_c858_5ca1_4988,
      frame: frame([
        imageNode(board).with {
          $0.transform = CATransform3D.swing(0.9).then(.eye(60)).about(20, 18).then(.translation(20, 12))
        }
      ])),
    GoldenScene(
      name: "a masked tree in perspective", fingerprint: 0xaee6_b504_4f22_d1eb,
      frame: frame([
        card(20, 12).with {
          $0.masksToBounds = true
          $0.children.append(imageNode(board, 20, 18))
          $0.transform = CATransform3D.swing(-0.8).then(.eye(70)).about(20, 18).then(.translation(20, 12))
        }
      ])),
    GoldenScene(
      name: "a plane that goes through the eye", fingerprint: 0x1da7_7a53_5b90_c710,
      frame: frame([
        RenderNode.box(20, 12, 100, 36, .green).with {
          $0.contents = RenderContents(image: board)
          $0.transform = CATransform3D.swing(-1.2).then(.eye(40)).about(0, 18).then(.translation(40, 12))
        }
      ])),
    GoldenScene(
      name: "a push at a third", fingerprint: 0x4449_f423_92c6_f884,
      frame: frame([
        .box(-7.9, 0, 80, 60, .white, children: [imageNode(board), .box(5, 50, 60, 4, .gray(0.6))]),
        .box(0, 0, 80, 60, .gray(0, alpha: 0.03)),
        .box(53.4, 0, 80, 60, .white, children: [imageNode(disc, 24, 24), .box(5, 50, 60, 4, .gray(0.6))]),
      ])),
  ]
}
