import Foundation
import Raster

/// An immutable image: premultiplied BGRA in sRGB, 8 bits per channel, top row first.
public final class CGImage: Hashable, Sendable {
  /// The pixels.
  package let buffer: PixelBuffer

  /// The width in pixels.
  public var width: Int { buffer.width }
  /// The height in pixels.
  public var height: Int { buffer.height }
  /// The bits of a channel: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes from a row to the next: four for each pixel.
  public var bytesPerRow: Int { 4 * width }

  /// The colour space of the pixels, which is sRGB.
  public var colorSpace: CGColorSpace? { .rgb }

  /// Creates an image of pixels.
  package init(_ buffer: PixelBuffer) {
    self.buffer = buffer
  }

  /// Whether two images have the same size and the same pixels.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs || lhs.buffer == rhs.buffer
  }

  /// Hashes the size only, because hashing pixels would be slow.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension CGImage: CustomStringConvertible, CustomReflectable {
  /// The size in words; a failed expectation prints it.
  public var description: String { "image of \(width) × \(height) pixels" }

  /// The size without the pixels: a test that fails lists all that an image says of itself.
  public var customMirror: Mirror { Mirror(self, children: ["width": width, "height": height]) }
}

extension CGImage {
  /// Decodes an image of any supported format, recognized by its first bytes; throws `CGImageError`.
  public convenience init(data: Data) throws {
    switch CGImageFormat(sniffing: data) {
    case .png: try self.init(pngData: data)
    case .jpeg: try self.init(jpegData: data)
    case .webp: try self.init(webpData: data)
    case .gif: try self.init(gifData: data)
    case nil: throw CGImageError.unknown(data)
    }
  }

  /// Returns the part of the image inside a rectangle in pixels, its edges rounded outwards; nil if they share no
  /// pixel.
  public func cropping(to rect: CGRect) -> CGImage? {
    let (left, top) = (Self.whole(rect.minX.rounded(.down), width), Self.whole(rect.minY.rounded(.down), height))
    let (right, bottom) = (Self.whole(rect.maxX.rounded(.up), width), Self.whole(rect.maxY.rounded(.up), height))
    guard let left, let top, let right, let bottom, left < right, top < bottom else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity((right - left) * (bottom - top))
    for row in top..<bottom { pixels += buffer.pixels[row * width + left..<row * width + right] }
    return CGImage(.init(width: right - left, height: bottom - top, pixels: pixels))
  }

  /// Clamps a coordinate to 0…limit; nil for NaN.
  private static func whole(_ value: CGFloat, _ limit: Int) -> Int? {
    value.isNaN ? nil : Int(max(0, min(value, CGFloat(limit))))
  }
}

extension CGImage {
  /// The image without pixels.
  package static let empty = CGImage(PixelBuffer(width: 0, height: 0))

  /// Returns one row of black whose opacity rises linearly from 0, at the left, to `opacity`.
  package static func horizontalFade(columns: Int, opacity: Double) -> CGImage {
    let pixels = (0..<columns).map { column in
      let alpha = opacity * (Double(column) + 0.5) / Double(columns)
      return UInt32((alpha * 255).rounded()) << 24
    }
    return CGImage(PixelBuffer(width: columns, height: 1, pixels: pixels))
  }
}

extension CGImage: Codable {
  private enum Key: String, CodingKey {
    case width, height, pixels
  }

  /// Encodes the size and the raw pixels (little-endian, row-major).
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    let bytes = buffer.pixels.map(\.littleEndian).withUnsafeBytes { Data($0) }
    try container.encode(bytes, forKey: .pixels)
  }

  /// Decodes an image; throws `DecodingError.dataCorrupted` if the sizes do not agree.
  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let width = try container.decode(Int.self, forKey: .width)
    let height = try container.decode(Int.self, forKey: .height)
    let data = try container.decode(Data.self, forKey: .pixels)
    guard width >= 0, height >= 0, data.count == width * height * 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .pixels, in: container,
        debugDescription: "\(data.count) bytes of pixels do not fill \(width) x \(height)")
    }
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes { target in _ = data.copyBytes(to: target) }
    self.init(PixelBuffer(width: width, height: height, pixels: pixels.map(UInt32.init(littleEndian:))))
  }
}
