import Foundation

/// What a JPEG file says of itself before its pixels.
struct JPEGSegments {
  /// The colour profile, put together from its parts.
  private(set) var profile: [UInt8]?
  /// What the camera wrote.
  private(set) var exif: [UInt8]?

  /// Reads as far as the pixels, or as the file goes.
  init(_ data: Data) {
    let reader = ByteReader(data)
    var parts: [(number: Int, bytes: ArraySlice<UInt8>)] = []
    var place = 2
    while let marker = reader.number(at: place, bytes: 2), let length = reader.number(at: place + 2, bytes: 2) {
      guard marker >> 8 == 0xFF, marker != 0xFFDA, length >= 2, place + 2 + length <= reader.bytes.count else { break }
      let body = reader.bytes[place + 4..<place + 2 + length]
      if marker == 0xFFE2, reader.has("ICC_PROFILE\0", at: place + 4), body.count > 14 {
        parts.append((number: Int(body[place + 16]), bytes: body.dropFirst(14)))
      } else if marker == 0xFFE1, reader.has("Exif\0\0", at: place + 4), exif == nil {
        exif = Array(body.dropFirst(6))
      }
      place += 2 + length
    }
    if !parts.isEmpty { profile = parts.sorted { $0.number < $1.number }.flatMap(\.bytes) }
  }
}
