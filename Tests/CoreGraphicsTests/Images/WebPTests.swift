import CoreGraphics
import Foundation
import Raster
import Testing

@Suite("WebP coding") struct WebPTests {
  @Test("WebP without a quality is lossless, and a lower quality takes fewer bytes")
  func there() throws {
    let whole = try PNGTests.sample.webpData()
    #expect(CGImageFormat(sniffing: whole) == .webp)
    #expect(try CGImage(data: whole) == PNGTests.sample)
    #expect(try PNGTests.sample.webpData() == whole)

    let sizes = try [0, 0.5, 1].map { try JPEGTests.sample.webpData(quality: $0).count }
    #expect(sizes == sizes.sorted() && sizes[0] < sizes[2])
    let back = try CGImage(data: JPEGTests.sample.webpData(quality: 1))
    #expect((back.width, back.height) == (64, 48))
    #expect(JPEGTests.largestDifference(JPEGTests.sample, back) < 12)
    #expect(try JPEGTests.sample.webpData(quality: .nan) == JPEGTests.sample.webpData(quality: 0))
  }

  @Test("The first frame of an animated WebP is read, at its position on the canvas")
  func animation() throws {
    let still = MadeFiles.imagePart(of: try MadeFiles.four.webpData())
    let origin = MadeFiles.little(1, 3) + MadeFiles.little(0, 3)
    let measures = MadeFiles.little(1, 3) + MadeFiles.little(1, 3) + MadeFiles.little(100, 3) + [0]
    let frame = origin + measures + MadeFiles.part("VP8L", still)
    let data = MadeFiles.webp(
      4, 2, flags: 0x12, [("ANIM", [0, 0, 0, 0, 0, 0]), ("ANMF", frame), ("ANMF", frame)])
    let image = try CGImage(data: data)
    #expect((image.width, image.height) == (4, 2))
    #expect(Array(image.buffer.pixels.prefix(4)) == [0, 0, 0xFFFF_0000, 0xFF00_FF00])
  }

  @Test("Damaged WebP data, too long sides and oversized uniform images throw named errors")
  func damaged() throws {
    let data = try PNGTests.sample.webpData()
    for length in [12, 20, 40, data.count / 2, data.count - 4] {
      #expect(throws: CGImageError.self) { try CGImage(data: data.prefix(length)) }
    }
    #expect(throws: CGImageError.self) { try CGImage(webpData: PNGTests.sample.pngData()) }
    let long = CGImage(PixelBuffer(width: 16_384, height: 1))
    #expect(throws: CGImageError.notWritten(format: .webp, reason: "no side can be longer than 16383 pixels")) {
      try long.webpData()
    }
    // A flat image takes few bytes, however large it is.
    let flat = CGImage(PixelBuffer(width: 2_048, height: 2_048))
    #expect(try CGImage(data: flat.webpData()) == flat)
    #expect(throws: CGImageError.self) {
      try CGImageError.check(width: 8_000, height: 8_000, packedInto: 1_900, format: .webp)
    }
    #expect(throws: Never.self) {
      try CGImageError.check(width: 8_000, height: 8_000, packedInto: 2_000, format: .webp)
    }
  }
}
