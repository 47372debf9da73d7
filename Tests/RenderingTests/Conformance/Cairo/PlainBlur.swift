import CoreGraphics
import Foundation
import Raster

/// A Gaussian in floating point, as a sum over all pixels that count.
enum PlainBlur {
  /// The alpha of an image blurred by a standard deviation in pixels, as white.
  static func blurred(_ image: CGImage, deviation: Double) -> CGImage {
    let alphas = image.buffer.pixels.map { Double($0 >> 24) }
    guard deviation > 0 else { return made(alphas, image) }
    let reach = Int((4 * deviation).rounded(.up))
    let curve = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let total = curve.reduce(0, +)
    func spread(_ values: [Double], _ count: Int, _ stride: Int, _ lines: Int, _ lineStride: Int) -> [Double] {
      var result = values
      for line in 0..<lines {
        for location in 0..<count {
          var sum = 0.0
          for distance in -reach...reach where location + distance >= 0 && location + distance < count {
            sum += values[line * lineStride + (location + distance) * stride] * curve[distance + reach]
          }
          result[line * lineStride + location * stride] = sum / total
        }
      }
      return result
    }
    let across = spread(alphas, image.width, 1, image.height, image.width)
    return made(spread(across, image.height, image.width, image.width, 1), image)
  }

  private static func made(_ alphas: [Double], _ image: CGImage) -> CGImage {
    let pixels = alphas.map { UInt32($0.rounded()) * 0x0101_0101 }
    return CGImage(PixelBuffer(width: image.width, height: image.height, pixels: pixels))
  }
}
