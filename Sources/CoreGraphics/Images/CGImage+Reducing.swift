import Foundation
import Raster

extension CGImage {
  /// The picture, halved along each axis as long as the transform shrinks that axis to less than half.
  ///
  /// Bilinear sampling sees four pixels only; without this a small copy of a large picture would shimmer.
  package func reduced(for transform: CGAffineTransform) -> CGImage {
    var across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    var down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    var result = buffer
    while across > 0, across <= 0.5, result.width > 1 {
      result = Self.halvedAcross(result)
      across *= 2
    }
    while down > 0, down <= 0.5, result.height > 1 {
      result = Self.halvedDown(result)
      down *= 2
    }
    return result.width == width && result.height == height ? self : CGImage(result)
  }

  /// Each pixel the mean of two neighbours in a row; an odd last column stays as it is.
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

  /// Each pixel the mean of two neighbours in a column; an odd last row stays as it is.
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

  /// The mean of two pixels, channel by channel, halves rounded up.
  private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 {
    (a | b) &- (((a ^ b) & 0xFEFE_FEFE) >> 1)
  }
}
