import CZlib
import Foundation

/// The parts of a PNG file, looked at before libpng sees them.
///
/// libpng takes memory for as much as a chunk says that it holds, and unpacks texts and profiles to whatever size they say. So chunks
/// that reach beyond the file are refused here, and those that say nothing of the pixels are left out.
struct PNGChunks {
  private let bytes: [UInt8]
  private let chunks: [(type: String, place: Range<Int>)]

  /// Chunks that may be left out elsewhere, but say something of the pixels; a profile says it better than the others do.
  private static let (telling, outdone): (Set<String>, Set<String>) = (
    ["tRNS", "gAMA", "sRGB", "cHRM"], ["gAMA", "sRGB", "cHRM"]
  )
  /// The signature's length, and that of what stands in a chunk before its body, length and type, and behind it, a sum.
  private static let (start, head, foot) = (8, 8, 4)
  /// Bytes that a profile may have at most.
  private static let longestProfile = 1 << 20

  /// Takes a file apart; throws `damaged` if a chunk reaches beyond the file.
  init(_ data: Data) throws {
    bytes = [UInt8](data)
    var chunks: [(type: String, place: Range<Int>)] = []
    var place = Self.start
    while place + Self.head + Self.foot <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + Self.head + length + Self.foot
      guard end <= bytes.count else {
        throw CGImageError.damaged(format: .png, reason: "a chunk of \(length) bytes reaches beyond the file")
      }
      let type = String(decoding: bytes[place + 4..<place + Self.head], as: UTF8.self)
      chunks.append((type, place..<end))
      place = end
      if type == "IEND" { break }
    }
    self.chunks = chunks
  }

  /// The file without what says nothing of its pixels, and, where there is one, from its colour profile to sRGB.
  func essential() -> (data: Data, conversion: ColorConversion?) {
    let profile = body(of: "iCCP").flatMap(Self.unpacked)
    let kept = chunks.filter { type, place in
      let isCritical = bytes[place.lowerBound + 4] & 0x20 == 0
      return isCritical || Self.telling.contains(type) && (profile == nil || !Self.outdone.contains(type))
    }
    let data = kept.reduce(into: Data(bytes.prefix(Self.start))) { $0 += bytes[$1.place] }
    return (data, profile.flatMap(ColorConversion.init(profile:)))
  }

  /// What the camera wrote.
  var exif: [UInt8]? { body(of: "eXIf").map(Array.init) }

  private func body(of type: String) -> ArraySlice<UInt8>? {
    chunks.first { $0.type == type }.map { bytes[$0.place].dropFirst(Self.head).dropLast(Self.foot) }
  }

  /// A profile behind its name, unpacked; nil where it is damaged or too long.
  private static func unpacked(_ chunk: ArraySlice<UInt8>) -> [UInt8]? {
    // The name, its end, and the method, of which there is one.
    let packed = Array(chunk.drop { $0 != 0 }.dropFirst(2))
    guard !packed.isEmpty else { return nil }
    var size = uLongf(min(packed.count * 1032, longestProfile))
    var bytes = [UInt8](repeating: 0, count: Int(size))
    guard uncompress(&bytes, &size, packed, uLong(packed.count)) == Z_OK else { return nil }
    return Array(bytes.prefix(Int(size)))
  }
}
