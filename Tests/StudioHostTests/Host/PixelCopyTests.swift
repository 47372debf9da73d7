import Raster
import Testing

@testable import StudioHost

@Suite("Pixels for the studio's page")
struct PixelCopyTests {
  private func copied(_ rect: PixelRect, of buffer: PixelBuffer, isHalf: Bool) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: 64) { target, count in
      let pixels = target.baseAddress!
      count = isHalf ? PixelCopy.copyHalf(rect, of: buffer, to: pixels) : PixelCopy.copy(rect, of: buffer, to: pixels)
    }
  }

  @Test("A rectangle is copied with red and blue exchanged")
  func order() {
    let buffer = PixelBuffer(width: 2, height: 2, pixels: [0xFF11_2233, 0xFF44_5566, 0x8010_2030, 0])
    #expect(
      copied(PixelRect(x: 0, y: 0, width: 1, height: 2), of: buffer, isHalf: false) == [0xFF33_2211, 0x8030_2010])
  }

  @Test("At half the size a pixel is the mean of four, also at odd edges")
  func halves() {
    let buffer = PixelBuffer(
      width: 3, height: 2, pixels: [0xFF00_0000, 0xFF00_0004, 0xFF00_0010, 0xFF00_0008, 0xFF00_000C, 0xFF00_0020])
    let pixels = copied(PixelRect(x: 0, y: 0, width: 3, height: 2), of: buffer, isHalf: true)
    #expect(pixels == [0xFF06_0000, 0xFF18_0000])
  }
}
