import CoreGraphics
import Raster

/// A bitmap: premultiplied BGRA in sRGB, 8 bits per channel, top row first.
///
/// A pixel is one `UInt32` whose lowest byte is blue and whose highest byte is alpha.
public struct PixelBitmap: Hashable, Sendable {
  /// Columns of pixels.
  public let width: Int
  /// Rows of pixels.
  public let height: Int
  /// Pixels per point, in 0.01…100.
  public let scale: Double
  /// The pixels, row by row; there are always `width * height` of them.
  public private(set) var pixels: [UInt32]

  /// Makes a transparent bitmap. Negative sides count as 0; the scale is clamped, and 1 if it is not finite.
  public init(width: Int, height: Int, scale: Double = 1) {
    (self.width, self.height) = (max(0, width), max(0, height))
    self.scale = scale.usable(in: 0.01...100, else: 1)
    pixels = [UInt32](repeating: 0, count: self.width * self.height)
  }

  /// An image's pixels; `scale` of them make a point.
  public init(_ image: CGImage, scale: Double = 1) {
    (width, height, pixels) = (image.width, image.height, image.buffer.pixels)
    self.scale = scale.usable(in: 0.01...100, else: 1)
  }

  /// The bitmap as an image.
  public var image: CGImage { CGImage(PixelBuffer(width: width, height: height, pixels: pixels)) }

  /// The pixel at a position, clamped to the bitmap; 0 in an empty bitmap.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard width > 0, height > 0 else { return 0 }
    return pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
  }

  /// Makes a bitmap of the same size row by row; the closure gets a row's index and its pixels, which are transparent.
  public func redrawn(_ row: (_ y: Int, _ pixels: UnsafeMutableBufferPointer<UInt32>) -> Void) -> PixelBitmap {
    var made = PixelBitmap(width: width, height: height, scale: scale)
    guard width > 0 else { return made }
    made.pixels.withUnsafeMutableBufferPointer { all in
      for y in 0..<height { row(y, UnsafeMutableBufferPointer(rebasing: all[y * width..<(y + 1) * width])) }
    }
    return made
  }

  /// The bitmap with left and right exchanged.
  var flipped: PixelBitmap {
    read { old in
      redrawn { y, row in
        for x in 0..<width { row[x] = old.at(width - 1 - x, y) }
      }
    }
  }
}

extension PixelBitmap {
  /// Calls a block with the pixels, which it can read at integer and fractional positions; positions outside have the
  /// nearest pixel's colour.
  ///
  /// A bitmap without pixels is passed as one clear pixel.
  func read<Result>(_ body: (PixelSource) -> Result) -> Result {
    pixels.withUnsafeBufferPointer { all in
      if let base = all.baseAddress,
        let source = PixelSource(base: base, stride: width, window: PixelRect(x: 0, y: 0, width: width, height: height))
      {
        return body(source)
      }
      return withUnsafePointer(to: 0) { body(PixelSource(pixel: $0)) }
    }
  }
}
