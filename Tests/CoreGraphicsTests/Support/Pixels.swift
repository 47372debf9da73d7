import CoreGraphics
import Foundation

extension CGImage {
  /// The premultiplied pixel in a column and a row.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    buffer.pixels[y * width + x]
  }

  /// The image as text: a letter for each pixel, `.` for transparent ones.
  func text(_ letters: [UInt32: Character]) -> [String] {
    (0..<height).map { y in
      String((0..<width).map { x in pixel(x, y) == 0 ? "." : letters[pixel(x, y)] ?? "?" })
    }
  }
}

/// Opaque pixels by their names.
enum Pixel {
  static let black: UInt32 = 0xFF00_0000
  static let white: UInt32 = 0xFFFF_FFFF
  static let red: UInt32 = 0xFFFF_0000
  static let green: UInt32 = 0xFF00_FF00
  static let blue: UInt32 = 0xFF00_00FF
  static let letters: [UInt32: Character] = [black: "k", white: "w", red: "r", green: "g", blue: "b"]
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}

/// Draws into a context like UIKit's.
func drawing(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false, _ body: (CGContext) throws -> Void
) throws -> CGImage {
  let context = try CGContext(size: CGSize(width: width, height: height), scale: scale, opaque: opaque)
  try body(context)
  guard let image = context.makeImage() else { throw CGImageError.unusableSize(width: 0, height: 0) }
  return image
}

/// Draws into a context made with Apple's initializer, whose y axis points up.
func drawingUpwards(_ width: Int, _ height: Int, _ body: (CGContext) throws -> Void) throws -> CGImage {
  let context = CGColorSpace(name: CGColorSpace.sRGB).flatMap { space in
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }
  guard let context else { throw CGImageError.unusableSize(width: width, height: height) }
  try body(context)
  guard let image = context.makeImage() else { throw CGImageError.unusableSize(width: width, height: height) }
  return image
}
