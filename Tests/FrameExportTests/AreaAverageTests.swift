import CoreGraphics
import Raster
import Testing

@testable import FrameExport

@Suite("Area averaging")
struct AreaAverageTests {
  @Test("A whole factor gives the mean of each block")
  func blocks() {
    let image = Film.image(6, 3) { x, y in 0xFF00_0000 | UInt32(x * 10 + y) }
    let small = image.buffer.areaAveraged(width: 2, height: 1)
    #expect(small.pixels == [0xFF00_000B, 0xFF00_0029])
  }

  @Test("Pixels on the border of two new ones contribute to both in part")
  func parts() {
    // 3 to 2: a new pixel covers one and a half old ones.
    let image = Film.image(3, 1) { x, _ in [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000][x] }
    #expect(image.buffer.areaAveraged(width: 2, height: 1).pixels == [0xFF55_5555, 0xFF55_5555])
  }

  @Test("A uniform image stays the same in every size")
  func flat() {
    let image = Film.image(17, 23) { _, _ in 0x8040_3F01 }
    for (width, height) in [(1, 1), (5, 7), (16, 22), (17, 1), (17, 23)] {
      let small = image.buffer.areaAveraged(width: width, height: height)
      #expect(small == PixelBuffer(width: width, height: height, fill: 0x8040_3F01))
    }
  }

  @Test("Proportions are preserved, and images are never enlarged")
  func proportions() {
    let image = Film.image(1179, 2) { _, _ in 0 }
    #expect(image.shrunk(toWidth: 100).height == 1)
    #expect(image.shrunk(toWidth: 2000) === image)
    #expect(image.shrunk(toWidth: 0) === image)
  }

  @Test(
    "A format takes one pixel per point where that fits",
    arguments: [
      (FrameExportFormat.html, 1179, 393.0, 393), (.gif, 1640, 820, 400), (.gif, 300, 100, 300),
      (.mp4, 1179, 393, 1179),
      (.png, 1179, 393, 236), (.apng, 860, 430, 400), (.html, 3000, .nan, 400), (.gif, 900, .infinity, 400),
    ])
  func widths(format: FrameExportFormat, pixels: Int, points: Double, width: Int) {
    let frame = Film.image(pixels, 1) { _, _ in 0 }
    let size = CGSize(width: points, height: 100)
    #expect(FrameExporter().width(of: frame, for: format, pointSize: size) == width)
    #expect(FrameExporter().prepared(frame, for: [format], pointSize: size).width == width)
  }
}
