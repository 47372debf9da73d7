import CoreGraphics
import Raster

/// The difference of two images of one size.
struct ImageDifference {
  /// The number of pixels that differ.
  let count: Int
  /// The first differing pixel, as "x, y"; empty where none differs.
  let first: String
  /// An image that is red where pixels differ, over a faint copy of the expected one.
  let image: CGImage

  init(_ expected: CGImage, _ actual: CGImage) {
    var marked = PixelBuffer(width: expected.width, height: expected.height)
    var count = 0
    var first = ""
    for index in marked.pixels.indices {
      let (a, b) = (expected.buffer.pixels[index], actual.buffer.pixels[index])
      if a == b {
        marked.pixels[index] = 0xFF00_0000 | ((a >> 2) & 0x003F_3F3F) + 0x00C0_C0C0
      } else {
        if count == 0 { first = "\(index % expected.width), \(index / expected.width)" }
        count += 1
        marked.pixels[index] = 0xFFFF_0000
      }
    }
    self.count = count
    self.first = first
    image = CGImage(marked)
  }
}
