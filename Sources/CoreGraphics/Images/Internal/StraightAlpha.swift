import Raster

/// Converts between premultiplied pixels and the straight alpha of image files, exact to the nearest value.
///
/// Premultiplying is `round(c · a / 255)`, which has no ties; its inverse is `min(255, round(c · 255 / a))`, ties up.
/// The round trip leaves premultiplied pixels unchanged. A pixel of alpha zero becomes transparent black.
package enum StraightAlpha {
  /// Multiplies a channel by alpha.
  package static func premultiplied(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    (channel * alpha + 127) / 255
  }

  /// Divides a channel by alpha; zero for alpha zero.
  package static func straight(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    alpha == 0 ? 0 : min(255, (channel * 255 + alpha / 2) / alpha)
  }

  /// Returns straight RGBA bytes of a bitmap's pixels, row by row.
  package static func rgbaBytes(of buffer: PixelBuffer) -> [UInt8] {
    let count = buffer.pixels.count
    return [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, initialized in
      buffer.pixels.withUnsafeBufferPointer { pixels in
        for index in 0..<count {
          let pixel = pixels[index]
          let alpha = pixel >> 24
          var (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
          if alpha != 255 {
            red = straight(red, alpha: alpha)
            green = straight(green, alpha: alpha)
            blue = straight(blue, alpha: alpha)
          }
          bytes[index * 4] = UInt8(truncatingIfNeeded: red)
          bytes[index * 4 + 1] = UInt8(truncatingIfNeeded: green)
          bytes[index * 4 + 2] = UInt8(truncatingIfNeeded: blue)
          bytes[index * 4 + 3] = UInt8(truncatingIfNeeded: alpha)
        }
      }
      initialized = count * 4
    }
  }

  /// Creates a bitmap from straight RGBA bytes, four for each pixel, row by row.
  package static func buffer(width: Int, height: Int, rgba: [UInt8]) -> PixelBuffer {
    precondition(rgba.count == width * height * 4, "four bytes to a pixel")
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, initialized in
      rgba.withUnsafeBufferPointer { bytes in
        for index in 0..<width * height {
          let alpha = UInt32(bytes[index * 4 + 3])
          var red = UInt32(bytes[index * 4])
          var green = UInt32(bytes[index * 4 + 1])
          var blue = UInt32(bytes[index * 4 + 2])
          if alpha != 255 {
            red = premultiplied(red, alpha: alpha)
            green = premultiplied(green, alpha: alpha)
            blue = premultiplied(blue, alpha: alpha)
          }
          pixels[index] = alpha << 24 | red << 16 | green << 8 | blue
        }
      }
      initialized = width * height
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }
}
