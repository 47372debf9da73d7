import CoreGraphics
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Images with an orientation") @MainActor struct TurnedImageTests {
  /// Four pixels wide, two high: red on the left, blue on the right.
  private func rendered() throws -> CGImage {
    let context = try CGContext(size: CGSize(width: 4, height: 2), scale: 1)
    context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    return try #require(context.makeImage())
  }

  @Test(
    "An image with an orientation has the upright size, and is drawn upright, from the same pixels",
    arguments: UIImage.Orientation.allCases)
  func upright(orientation: UIImage.Orientation) throws {
    try withStage(.small) { stage in
      let pixels = try rendered()
      let image = UIImage(cgImage: pixels, scale: 2, orientation: orientation)
      let isUpright = [.up, .down, .upMirrored, .downMirrored].contains(orientation)
      #expect(image.size == (isUpright ? CGSize(width: 2, height: 1) : CGSize(width: 1, height: 2)))
      #expect(image.imageOrientation == orientation && image.cgImage === pixels)

      // Where the red half lies: on the left, on the right, above or below.
      let red: CGRect =
        switch orientation {
        case .up, .downMirrored: CGRect(x: 0, y: 0, width: 20, height: 40)
        case .down, .upMirrored: CGRect(x: 20, y: 0, width: 20, height: 40)
        case .right, .leftMirrored: CGRect(x: 0, y: 0, width: 40, height: 20)
        case .left, .rightMirrored: CGRect(x: 0, y: 20, width: 40, height: 20)
        }
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      let screen = UIViewController()
      screen.view.addSubview(view)
      stage.show(screen)
      for shown in [stage.image, try drawn(image)] {
        let scale = shown.width == 40 ? 1 : Int(stage.device.screen.scale)
        for y in [5, 35] {
          for x in [5, 35] {
            let pixel = shown.buffer.pixels[y * scale * shown.width + x * scale]
            let isRed = red.contains(CGPoint(x: x, y: y))
            #expect(pixel == (isRed ? 0xFFFF_0000 : 0xFF00_00FF), "\(orientation) at \(x), \(y)")
          }
        }
      }
      let file = try #require(image.pngData())
      #expect(UIImage(data: file, scale: 2)?.size == image.size)
      #expect(UIImage(data: try #require(image.jpegData(compressionQuality: 1)), scale: 2)?.size == image.size)
    }
  }

  private func drawn(_ image: UIImage) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 40, height: 40)
    let result = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
    return try #require(result.cgImage)
  }

  @Test("The orientation is read from a camera's file")
  func file() throws {
    let data = try rendered().jpegData(quality: 1)
    let notes: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    let body = Array("Exif\0\0".utf8) + notes
    let turned = data.prefix(2) + [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + data.dropFirst(2)
    let image = try #require(UIImage(data: turned))
    #expect(image.imageOrientation == .right && image.size == CGSize(width: 2, height: 4))
    #expect(UIImage(data: data)?.imageOrientation == .up)
  }
}
