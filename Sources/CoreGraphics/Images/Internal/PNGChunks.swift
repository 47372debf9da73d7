import Foundation

/// The parts of a PNG file, looked at before libpng sees them.
///
/// libpng takes memory for as much as a chunk says that it holds, and unpacks texts and profiles to whatever size they say. So chunks
/// that reach beyond the file are refused here, and those that say nothing of the pixels are left out.
enum PNGChunks {
  /// Chunks that may be left out elsewhere, but say something of the pixels.
  private static let telling: Set<[UInt8]> = Set(["tRNS", "gAMA", "sRGB", "cHRM"].map { [UInt8]($0.utf8) })
  /// The signature's length, and that of a chunk's frame: length, type and sum.
  private static let (start, frame) = (8, 12)

  /// The file without what says nothing of its pixels; throws `damaged` if a chunk reaches beyond the file.
  static func essential(of data: Data) throws -> Data {
    let bytes = [UInt8](data)
    var kept = Array(bytes.prefix(start))
    var place = start
    while place + frame <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - frame else {
        throw CGImageError.damaged(format: .png, reason: "a chunk of \(length) bytes reaches beyond the file")
      }
      let type = Array(bytes[place + 4..<place + 8])
      let isCritical = type[0] & 0x20 == 0
      if isCritical || telling.contains(type) { kept += bytes[place..<place + frame + length] }
      place += frame + length
      if type == [UInt8]("IEND".utf8) { break }
    }
    return Data(kept)
  }
}
