import Raster
import Testing

@Suite("The ink of a picture") struct InkTests {
  /// Looked for pixel by pixel.
  private func plainInk(_ picture: PixelBuffer) -> PixelRect {
    var found = PixelRect.empty
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.pixels[y * picture.width + x] != 0 {
        found = found.union(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
      }
    }
    return found
  }

  @Test("is the smallest rectangle around what is not clear", arguments: 0..<200)
  func smallest(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var picture = PixelBuffer(width: 1 + next(180), height: 1 + next(30))
    for _ in 0..<next(6) {
      picture.pixels[next(picture.pixels.count)] = seed.isMultiple(of: 2) ? 0x0100_0000 : 0xFF12_3456
    }
    #expect(picture.inkBounds == plainInk(picture))
  }

  @Test("is all of a picture that is full, and nothing of one that is clear or has no pixels")
  func ends() {
    #expect(PixelBuffer(width: 3, height: 2, fill: 0xFF00_0000).inkBounds == PixelRect(minX: 0, minY: 0, maxX: 3, maxY: 2))
    #expect(PixelBuffer(width: 3, height: 2).inkBounds == .empty)
    #expect(PixelBuffer(width: 0, height: 0).inkBounds == .empty)
  }
}
