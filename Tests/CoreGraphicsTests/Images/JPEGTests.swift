import CoreGraphics
import Foundation
import Raster
import Testing

@Suite("JPEG coding") struct JPEGTests {
  /// Smooth colours, which JPEG keeps well.
  static let sample: CGImage = {
    var buffer = PixelBuffer(width: 64, height: 48)
    for y in 0..<48 {
      for x in 0..<64 {
        buffer.pixels[y * 64 + x] = 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 5) << 8 | UInt32(128)
      }
    }
    return CGImage(buffer)
  }()

  static func largestDifference(_ a: CGImage, _ b: CGImage) -> Int {
    zip(a.buffer.pixels, b.buffer.pixels).map { a, b in
      [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
    }.max() ?? 0
  }

  @Test func jpegChangesAnImageLittle() throws {
    let data = try Self.sample.jpegData(quality: 0.95)
    #expect(CGImageFormat(sniffing: data) == .jpeg)
    let back = try CGImage(data: data)
    #expect(back.width == 64 && back.height == 48)
    #expect(Self.largestDifference(Self.sample, back) < 8)
    #expect(try Self.sample.jpegData(quality: 0.95) == data)
  }

  @Test func lessQualityTakesLessSpace() throws {
    let sizes = try [0, 0.5, 0.8, 1].map { try Self.sample.jpegData(quality: $0).count }
    #expect(sizes == sizes.sorted() && sizes[0] < sizes[3])
    #expect(try Self.sample.jpegData(quality: .nan) == Self.sample.jpegData(quality: 0))
    #expect(try Self.sample.jpegData(quality: 7) == Self.sample.jpegData(quality: 1))
  }

  @Test func transparencyIsLaidOverWhite() throws {
    let clear = CGImage(PixelBuffer(width: 8, height: 8))
    let back = try CGImage(jpegData: clear.jpegData(quality: 1))
    #expect(back.buffer.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func brokenDataIsNamed() throws {
    let data = try Self.sample.jpegData(quality: 0.8)
    for length in [4, 30, 200, data.count - 20] {
      #expect(throws: CGImageError.self) { try CGImage(data: data.prefix(length)) }
    }
    #expect(throws: CGImageError.self) { try CGImage(jpegData: PNGTests.sample.pngData()) }
    #expect(throws: CGImageError.unusableSize(width: 0, height: 0)) {
      try CGImage(PixelBuffer(width: 0, height: 0)).jpegData(quality: 1)
    }
  }

  @Test func formatsAreRecognizedByTheirFirstBytes() throws {
    #expect(try CGImage(data: PNGTests.sample.pngData()) == PNGTests.sample)
    #expect(CGImageFormat(sniffing: Data()) == nil)
    #expect(CGImageFormat(sniffing: Data([0xFF, 0xD8])) == nil)
  }

  @Test func croppingRoundsToWholePixels() throws {
    let part = try #require(Self.sample.cropping(to: CGRect(x: 10.5, y: 20, width: 3, height: 2)))
    #expect(part.width == 4 && part.height == 2)
    #expect(part.buffer.pixels[0] == Self.sample.buffer.pixels[20 * 64 + 10])
    #expect(part.buffer.pixels[7] == Self.sample.buffer.pixels[21 * 64 + 13])
    #expect(Self.sample.cropping(to: CGRect(x: 64, y: 0, width: 5, height: 5)) == nil)
    #expect(Self.sample.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)) == nil)
    #expect(Self.sample.cropping(to: .infinite) == Self.sample)
  }
}
