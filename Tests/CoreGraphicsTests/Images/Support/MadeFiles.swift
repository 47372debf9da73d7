import CoreGraphics
import Foundation
import FrameExport
import Raster

/// Image files with parts that the engine reads but does not write.
enum MadeFiles {
  /// Four opaque pixels in two rows: red, green, blue, and a grey.
  static let four = image([[0xFFFF_0000, 0xFF00_FF00], [0xFF00_00FF, 0xFF80_8080]])

  static func image(_ rows: [[UInt32]]) -> CGImage {
    CGImage(PixelBuffer(width: rows[0].count, height: rows.count, pixels: rows.flatMap { $0 }))
  }

  /// One pixel of a colour, twice as wide as high, so that a codec has something to do.
  static func plain(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> CGImage {
    let pixel = 0xFF00_0000 | red << 16 | green << 8 | blue
    return image([[UInt32]](repeating: [UInt32](repeating: pixel, count: 16), count: 8))
  }

  /// A camera's notes that hold one number, under the tag of the orientation.
  static func notes(orientation: UInt8, isLittle: Bool = false) -> [UInt8] {
    isLittle
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  }

  // MARK: PNG

  /// A PNG with a chunk after its header.
  static func png(_ data: Data, with type: String, _ body: [UInt8]) -> Data {
    var bytes = [UInt8](data)
    let named = Array(type.utf8) + body
    let chunk = MadeProfile.number(body.count) + named + PNGChunk.bigEndian(PNGChunk.checksum(of: named))
    bytes.insert(contentsOf: chunk, at: 8 + 12 + 13)
    return Data(bytes)
  }

  /// A profile as PNG packs it: without any packing.
  static func packed(_ profile: [UInt8]) -> [UInt8] {
    let count = profile.count
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in profile {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let (low, high) = (UInt8(count & 255), UInt8(count >> 8))
    return Array("P3".utf8) + [0, 0, 0x78, 0x01, 1, low, high, ~low, ~high] + profile
      + MadeProfile.number(Int(b << 16 | a))
  }

  // MARK: JPEG

  /// A JPEG with a segment at its beginning.
  static func jpeg(_ data: Data, with marker: UInt8, _ body: [UInt8]) -> Data {
    let length = body.count + 2
    return data.prefix(2) + [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + body + data.dropFirst(2)
  }

  // MARK: WebP

  /// A WebP with a canvas, and parts before and after the image.
  ///
  /// - Parameter flags: 0x20 a profile, 0x10 alpha, 0x08 a camera's notes, 0x02 an animation.
  static func webp(_ width: Int, _ height: Int, flags: UInt8, _ parts: [(type: String, body: [UInt8])]) -> Data {
    let head: [UInt8] = [flags, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
    let body = ([("VP8X", head)] + parts).flatMap { part($0.0, $0.1) }
    return Data(Array("RIFF".utf8) + little(body.count + 4, 4) + Array("WEBP".utf8) + body)
  }

  /// The image data of a lossless WebP that the engine wrote.
  static func imagePart(of data: Data) -> [UInt8] { [UInt8](data.dropFirst(20)) }

  static func part(_ type: String, _ body: [UInt8]) -> [UInt8] {
    Array(type.utf8) + little(body.count, 4) + body + (body.count % 2 == 0 ? [] : [0])
  }

  static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  // MARK: GIF

  /// A GIF of four colours, red, green, blue and white, whose frame has the given indices and origin on its screen.
  static func gif(
    screen: (width: Int, height: Int), at origin: (x: Int, y: Int) = (0, 0), width: Int, indices: [UInt8],
    transparent: UInt8? = nil, interlaced: Bool = false
  ) -> Data {
    var bytes = Array("GIF89a".utf8) + little(screen.width, 2) + little(screen.height, 2) + [0xF1, 0, 0]
    bytes += [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
    if let transparent { bytes += [0x21, 0xF9, 4, 1, 0, 0, transparent, 0] }
    bytes += [0x2C] + little(origin.x, 2) + little(origin.y, 2) + little(width, 2) + little(indices.count / width, 2)
    bytes += [interlaced ? 0x40 : 0, 2]
    // Codes of three bits: each pixel alone after a code that forgets all others.
    let codes: [UInt8] = indices.flatMap { index -> [UInt8] in [4, index] } + [5]
    let bits: [UInt8] = codes.flatMap { code -> [UInt8] in [code & 1, code >> 1 & 1, code >> 2 & 1] }
    let packed = stride(from: 0, to: bits.count, by: 8).map { start -> UInt8 in
      var byte: UInt8 = 0
      for bit in start..<min(start + 8, bits.count) { byte |= bits[bit] << UInt8(bit - start) }
      return byte
    }
    for start in stride(from: 0, to: packed.count, by: 255) {
      let block = packed[start..<min(start + 255, packed.count)]
      bytes += [UInt8(block.count)] + block
    }
    return Data(bytes + [0, 0x3B])
  }
}
