import Raster
import Testing

@Suite("The ink bounds of a bitmap") struct InkBoundsTests {
  /// The reference: tests each pixel.
  private func referenceInkBounds(_ bitmap: PixelBuffer) -> PixelRect {
    var found = PixelRect.empty
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.pixels[y * bitmap.width + x] != 0 {
        found = found.union(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
      }
    }
    return found
  }

  @Test("Ink bounds are the smallest rectangle around pixels that are not clear", arguments: 0..<200)
  func smallest(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var bitmap = PixelBuffer(width: 1 + next(180), height: 1 + next(30))
    for _ in 0..<next(6) {
      bitmap.pixels[next(bitmap.pixels.count)] = seed.isMultiple(of: 2) ? 0x0100_0000 : 0xFF12_3456
    }
    #expect(bitmap.inkBounds == referenceInkBounds(bitmap))
  }

  @Test("Ink bounds are all of a filled bitmap and empty for a clear one or one without pixels")
  func ends() {
    #expect(
      PixelBuffer(width: 3, height: 2, fill: 0xFF00_0000).inkBounds == PixelRect(minX: 0, minY: 0, maxX: 3, maxY: 2))
    #expect(PixelBuffer(width: 3, height: 2).inkBounds == .empty)
    #expect(PixelBuffer(width: 0, height: 0).inkBounds == .empty)
  }
}
