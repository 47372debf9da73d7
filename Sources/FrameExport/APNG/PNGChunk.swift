import CZlib
import Foundation

/// A chunk of a PNG file: a type of four letters, and bytes.
package struct PNGChunk: Hashable, Sendable {
  /// The eight bytes with which each PNG file begins.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The type: four letters, such as `IDAT`.
  package var type: String
  /// The chunk's content.
  package var content: [UInt8]

  /// Creates a chunk of a type and content.
  package init(_ type: String, _ content: [UInt8]) {
    self.type = type
    self.content = content
  }

  /// The length, type, content and checksum, as they stand in a file.
  package var bytes: [UInt8] {
    let body = Array(type.utf8) + content
    return Self.bigEndian(UInt32(content.count)) + body + Self.bigEndian(Self.checksum(of: body))
  }

  /// Returns the checksum of a chunk's type and content (CRC-32 of ISO 3309).
  package static func checksum(of bytes: some ContiguousBytes) -> UInt32 {
    bytes.withUnsafeBytes { bytes in
      UInt32(truncatingIfNeeded: crc32(0, bytes.bindMemory(to: Bytef.self).baseAddress, uInt(bytes.count)))
    }
  }

  /// Returns a number as four bytes, the highest first.
  package static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }

  /// Returns a number as two bytes, the higher first.
  package static func bigEndian(_ value: UInt16) -> [UInt8] {
    [UInt8(value >> 8), UInt8(value & 0xFF)]
  }

  /// Returns the chunks of a PNG file in order, or nil if it is truncated or a checksum is wrong.
  package static func chunks(of data: Data) -> [PNGChunk]? {
    let bytes = [UInt8](data)
    guard bytes.starts(with: signature) else { return nil }
    var chunks: [PNGChunk] = []
    var offset = signature.count
    func number(at offset: Int) -> UInt32 { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    while offset < bytes.count {
      guard offset + 12 <= bytes.count else { return nil }
      let length = Int(number(at: offset))
      guard length <= bytes.count - offset - 12 else { return nil }
      let body = bytes[offset + 4..<offset + 8 + length]
      guard checksum(of: body) == number(at: offset + 8 + length) else { return nil }
      chunks.append(PNGChunk(String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
      offset += 12 + length
    }
    return chunks
  }
}
