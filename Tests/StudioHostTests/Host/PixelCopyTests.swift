import Raster
import Testing

@testable import StudioHost

@Suite("Pixels for the studio's page")
struct PixelCopyTests {
  private func copied(_ rect: PixelRect, of buffer: PixelBuffer, divisor: Int = 1) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: 64) { target, count in
      let pixels = target.baseAddress!
      switch divisor {
      case 1: count = PixelCopy.copy(rect, of: buffer, to: pixels)
      case 2: count = PixelCopy.copyHalf(rect, of: buffer, to: pixels)
      default: count = PixelCopy.copyThird(rect, of: buffer, to: pixels)
      }
    }
  }

  @Test("A rectangle is copied with red and blue exchanged")
  func order() {
    let buffer = PixelBuffer(width: 2, height: 2, pixels: [0xFF11_2233, 0xFF44_5566, 0x8010_2030, 0])
    #expect(
      copied(PixelRect(x: 0, y: 0, width: 1, height: 2), of: buffer) == [0xFF33_2211, 0x8030_2010])
  }

  @Test("At half the size a pixel is the mean of four, also at odd edges")
  func halves() {
    let buffer = PixelBuffer(
      width: 3, height: 2, pixels: [0xFF00_0000, 0xFF00_0004, 0xFF00_0010, 0xFF00_0008, 0xFF00_000C, 0xFF00_0020])
    let pixels = copied(PixelRect(x: 0, y: 0, width: 3, height: 2), of: buffer, divisor: 2)
    #expect(pixels == [0xFF06_0000, 0xFF18_0000])
  }

  @Test("Of many pixels, of which several are copied at once, each is the mean of its own four")
  func manyHalves() {
    let (width, height) = (27, 3)
    let pixels = (0..<width * height).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000 }
    let buffer = PixelBuffer(width: width, height: height, pixels: pixels)
    func channel(_ shift: UInt32, _ x: Int, _ y: Int) -> UInt32 {
      let (right, below) = (min(x + 1, width - 1), min(y + 1, height - 1))
      let four = [(x, y), (right, y), (x, below), (right, below)].map { pixels[$0.1 * width + $0.0] >> shift & 0xFF }
      return (four.reduce(0, +) + 2) / 4
    }
    let expected = stride(from: 0, to: height, by: 2).flatMap { y in
      stride(from: 4, to: width, by: 2).map { x in
        channel(24, x, y) << 24 | channel(0, x, y) << 16 | channel(8, x, y) << 8 | channel(16, x, y)
      }
    }
    #expect(copied(PixelRect(x: 4, y: 0, width: width - 4, height: height), of: buffer, divisor: 2) == expected)
  }

  @Test("At a third of the size each pixel is the mean of nine, and the last ones stand for those that are missing")
  func thirds() {
    let (width, height) = (11, 7)
    let pixels = (0..<width * height).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000 }
    let buffer = PixelBuffer(width: width, height: height, pixels: pixels)
    func channel(_ shift: UInt32, _ x: Int, _ y: Int) -> UInt32 {
      var sum = 0.0
      for row in y..<y + 3 {
        for column in x..<x + 3 {
          sum += Double(pixels[min(row, height - 1) * width + min(column, width - 1)] >> shift & 0xFF)
        }
      }
      return UInt32((sum / 9).rounded())
    }
    let expected = stride(from: 0, to: height, by: 3).flatMap { y in
      stride(from: 3, to: width, by: 3).map { x in
        channel(24, x, y) << 24 | channel(0, x, y) << 16 | channel(8, x, y) << 8 | channel(16, x, y)
      }
    }
    #expect(
      copied(PixelRect(x: 3, y: 0, width: width - 3, height: height), of: buffer, divisor: 3) == expected)
    let white = PixelBuffer(width: 3, height: 3, pixels: Array(repeating: 0xFFFF_FFFF, count: 9))
    #expect(copied(PixelRect(x: 0, y: 0, width: 3, height: 3), of: white, divisor: 3) == [0xFFFF_FFFF])
  }
}
