import Foundation
import Raster

extension CGImage {
  /// The number of halvings along each axis.
  package struct Halvings: Hashable, Sendable {
    /// From left to right.
    package var across = 0
    /// From top to bottom.
    package var down = 0

    /// Creates numbers of halvings.
    package init(across: Int = 0, down: Int = 0) {
      (self.across, self.down) = (across, down)
    }
  }

  /// Returns the halvings for a transform: an axis is halved as long as it shrinks to half or less.
  ///
  /// Because bilinear sampling reads four pixels only, a small copy of a large image would alias without this.
  package func halvings(for transform: CGAffineTransform) -> Halvings {
    func count(_ scale: CGFloat, _ length: Int) -> Int {
      var (scale, length, count) = (scale, length, 0)
      while scale > 0, scale <= 0.5, length > 1 {
        (scale, length, count) = (scale * 2, (length + 1) / 2, count + 1)
      }
      return count
    }
    let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    return Halvings(across: count(across, width), down: count(down, height))
  }

  /// Returns the image, halved.
  package func halved(_ halvings: Halvings) -> CGImage {
    var result = buffer
    for _ in 0..<halvings.across { result = Self.halvedAcross(result) }
    for _ in 0..<halvings.down { result = Self.halvedDown(result) }
    return halvings == Halvings() ? self : CGImage(result)
  }

  /// Averages two neighbours in a row; an odd last column stays unchanged.
  private static func halvedAcross(_ buffer: PixelBuffer) -> PixelBuffer {
    let width = (buffer.width + 1) / 2
    var result = PixelBuffer(width: width, height: buffer.height)
    for y in 0..<buffer.height {
      for x in 0..<width {
        let left = buffer.pixels[y * buffer.width + 2 * x]
        let right = 2 * x + 1 < buffer.width ? buffer.pixels[y * buffer.width + 2 * x + 1] : left
        result.pixels[y * width + x] = mean(left, right)
      }
    }
    return result
  }

  /// Averages two neighbours in a column; an odd last row stays unchanged.
  private static func halvedDown(_ buffer: PixelBuffer) -> PixelBuffer {
    let (width, height) = (buffer.width, (buffer.height + 1) / 2)
    var result = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let upper = 2 * y * width
      let lower = 2 * y + 1 < buffer.height ? upper + width : upper
      for x in 0..<width { result.pixels[y * width + x] = mean(buffer.pixels[upper + x], buffer.pixels[lower + x]) }
    }
    return result
  }

  /// Averages two pixels, channel by channel, halves rounded up.
  private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 {
    (a | b) &- (((a ^ b) & 0xFEFE_FEFE) >> 1)
  }
}
