import Foundation
import Raster

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

  /// Decodes what `encode(to:)` wrote; throws `DecodingError.dataCorrupted` if the sizes do not agree.
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
