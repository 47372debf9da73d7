import CoreGraphics
import Foundation
import Raster
import Testing

@Suite("PNG coding") struct PNGTests {
  /// An image with every alpha and many colours, premultiplied.
  static let sample: CGImage = {
    var buffer = PixelBuffer(width: 256, height: 40)
    for y in 0..<40 {
      for x in 0..<256 {
        let alpha = UInt32(x)
        let channels = [UInt32(y) * 6, UInt32(255 - y), UInt32(x * y) & 255].map {
          StraightAlpha.premultiplied($0, alpha: alpha)
        }
        buffer.pixels[y * 256 + x] = alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
      }
    }
    return CGImage(buffer)
  }()

  @Test func everyPremultipliedChannelSurvivesStraightAlpha() {
    for alpha in UInt32(0)...255 {
      for channel in 0...alpha {
        let straight = StraightAlpha.straight(channel, alpha: alpha)
        #expect(straight <= 255)
        #expect(StraightAlpha.premultiplied(straight, alpha: alpha) == channel)
      }
      #expect(StraightAlpha.premultiplied(255, alpha: alpha) == alpha)
    }
  }

  @Test func pngIsLossless() throws {
    let data = try Self.sample.pngData()
    #expect(CGImageFormat(sniffing: data) == .png)
    #expect(try CGImage(pngData: data) == Self.sample)
    #expect(try Self.sample.pngData() == data)
  }

  @Test func pngIsLosslessForOpaqueAndTinyImages() throws {
    for (width, height) in [(1, 1), (1, 300), (300, 1), (7, 5)] {
      let image = CGImage(PixelBuffer(width: width, height: height, fill: 0xFF12_3456))
      #expect(try CGImage(pngData: image.pngData()) == image)
    }
  }

  @Test func brokenDataIsNamed() throws {
    #expect(throws: CGImageError.unknownFormat(firstBytes: "")) { try CGImage(pngData: Data()) }
    #expect(throws: CGImageError.unknownFormat(firstBytes: "68 65 6c 6c 6f")) {
      try CGImage(pngData: Data("hello".utf8))
    }
    let data = try Self.sample.pngData()
    for length in [8, 20, 40, 100, data.count / 2] {
      #expect(throws: CGImageError.self) { try CGImage(pngData: data.prefix(length)) }
    }
    var flipped = data
    flipped[data.count / 2] ^= 0xFF
    #expect(throws: CGImageError.self) { try CGImage(pngData: flipped) }
  }

  @Test func anImageWithoutPixelsCannotBeWritten() {
    let empty = CGImage(PixelBuffer(width: 0, height: 4))
    #expect(throws: CGImageError.unusableSize(width: 0, height: 4)) { try empty.pngData() }
  }

  @Test func messagesNameARemedy() {
    #expect(
      CGImageError.unknownFormat(firstBytes: "68 65").description
        == "These bytes are no image that can be read here: they begin with 68 65. Give PNG, JPEG, WebP or GIF data.")
    #expect(
      CGImageError.damaged(format: .png, reason: "bad CRC").localizedDescription
        == "The PNG data is damaged or incomplete: bad CRC. Check that the whole file was read.")
    #expect(
      CGImageError.unusableSize(width: 0, height: 4).description
        == "An image of 0 x 4 pixels cannot be used: it needs at least one pixel and at most 268435456.")
  }
}
