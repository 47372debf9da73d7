import CZlib
import Foundation

/// The chunks of a PNG file, checked before libpng reads them.
///
/// Because libpng allocates as much memory as a chunk claims, and unpacks texts and profiles of any size, chunks that
/// reach beyond the file are refused here, and chunks that do not affect the pixels are removed.
struct PNGChunks {
  private let bytes: [UInt8]
  private let chunks: [(type: String, range: Range<Int>)]

  /// Optional chunks that affect the pixels; a profile supersedes the second set.
  private static let (pixelChunks, profileChunks): (Set<String>, Set<String>) = (
    ["tRNS", "gAMA", "sRGB", "cHRM"], ["gAMA", "sRGB", "cHRM"]
  )
  /// The lengths of the signature, of a chunk's header (length and type), and of its checksum.
  private static let (signatureLength, headerLength, checksumLength) = (8, 8, 4)
  /// The greatest size of a profile, in bytes.
  private static let maxProfileLength = 1 << 20

  /// Splits a file; throws `damaged` if a chunk reaches beyond the file.
  init(_ data: Data) throws {
    bytes = [UInt8](data)
    var chunks: [(type: String, range: Range<Int>)] = []
    var offset = Self.signatureLength
    while offset + Self.headerLength + Self.checksumLength <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + Self.headerLength + length + Self.checksumLength
      guard end <= bytes.count else {
        throw CGImageError.damaged(format: .png, reason: "a chunk of \(length) bytes reaches beyond the file")
      }
      let type = String(decoding: bytes[offset + 4..<offset + Self.headerLength], as: UTF8.self)
      chunks.append((type, offset..<end))
      offset = end
      if type == "IEND" { break }
    }
    self.chunks = chunks
  }

  /// Returns the file with only the chunks that affect its pixels, and the conversion from its colour profile, if any.
  func essential() -> (data: Data, conversion: ColorConversion?) {
    let profile = body(of: "iCCP").flatMap(Self.unpacked)
    let essential = chunks.filter { type, range in
      let isCritical = bytes[range.lowerBound + 4] & 0x20 == 0
      return isCritical || Self.pixelChunks.contains(type) && (profile == nil || !Self.profileChunks.contains(type))
    }
    let data = essential.reduce(into: Data(bytes.prefix(Self.signatureLength))) { $0 += bytes[$1.range] }
    return (data, profile.flatMap(ColorConversion.init(profile:)))
  }

  /// The EXIF data.
  var exif: [UInt8]? { body(of: "eXIf").map(Array.init) }

  private func body(of type: String) -> ArraySlice<UInt8>? {
    chunks.first { $0.type == type }.map { bytes[$0.range].dropFirst(Self.headerLength).dropLast(Self.checksumLength) }
  }

  /// Returns a profile after its name, decompressed; nil if it is damaged or too long.
  private static func unpacked(_ chunk: ArraySlice<UInt8>) -> [UInt8]? {
    // The name, its terminator, and the compression method, of which there is one.
    let packed = Array(chunk.drop { $0 != 0 }.dropFirst(2))
    guard !packed.isEmpty else { return nil }
    var size = uLongf(min(packed.count * 1032, maxProfileLength))
    var bytes = [UInt8](repeating: 0, count: Int(size))
    guard uncompress(&bytes, &size, packed, uLong(packed.count)) == Z_OK else { return nil }
    return Array(bytes.prefix(Int(size)))
  }
}
