import CZlib
import Foundation

/// The parts of a PNG file, looked at before libpng sees them.
///
/// libpng takes memory for as much as a chunk says that it holds, and unpacks texts and profiles to whatever size they say. So chunks
/// that reach beyond the file are refused here, and those that say nothing of the pixels are left out.
struct PNGChunks {
  /// The file without what says nothing of its pixels, and without the colour profile.
  private(set) var essential: Data
  /// From the colour profile to sRGB; nil where there is none that changes anything.
  private(set) var conversion: ColorConversion?
  /// What the camera wrote.
  private(set) var exif: [UInt8]?

  /// Chunks that may be left out elsewhere, but say something of the pixels; a profile says it better than the others do.
  private static let (telling, outdone): (Set<String>, Set<String>) = (
    ["tRNS", "gAMA", "sRGB", "cHRM"], ["gAMA", "sRGB", "cHRM"]
  )
  /// The signature's length, and that of a chunk's frame: length, type and sum.
  private static let (start, frame) = (8, 12)
  /// Bytes that a profile may have at most.
  private static let longestProfile = 1 << 20

  /// Takes a file apart; throws `damaged` if a chunk reaches beyond the file.
  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    var kept: [(type: String, bytes: ArraySlice<UInt8>)] = []
    var place = Self.start
    var hasProfile = false
    while place + Self.frame <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - Self.frame else {
        throw CGImageError.damaged(format: .png, reason: "a chunk of \(length) bytes reaches beyond the file")
      }
      let body = bytes[place + 8..<place + 8 + length]
      let type = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      let isCritical = bytes[place + 4] & 0x20 == 0
      if isCritical || Self.telling.contains(type) {
        kept.append((type, bytes[place..<place + Self.frame + length]))
      } else if type == "iCCP", let profile = Self.profile(in: body) {
        hasProfile = true
        conversion = ColorConversion(profile: profile)
      } else if type == "eXIf" {
        exif = Array(body)
      }
      place += Self.frame + length
      if type == "IEND" { break }
    }
    if hasProfile { kept.removeAll { Self.outdone.contains($0.type) } }
    essential = Data(bytes.prefix(Self.start) + kept.flatMap(\.bytes))
  }

  /// A profile behind its name, unpacked; nil where it is damaged or too long.
  private static func profile(in chunk: ArraySlice<UInt8>) -> [UInt8]? {
    // The name, its end, and the method, of which there is one.
    let packed = Array(chunk.drop { $0 != 0 }.dropFirst(2))
    guard !packed.isEmpty else { return nil }
    var size = uLongf(min(packed.count * 1032, longestProfile))
    var bytes = [UInt8](repeating: 0, count: Int(size))
    guard uncompress(&bytes, &size, packed, uLong(packed.count)) == Z_OK else { return nil }
    return Array(bytes.prefix(Int(size)))
  }
}
