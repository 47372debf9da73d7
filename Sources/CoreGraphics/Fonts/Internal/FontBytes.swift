import CHarfBuzz

/// A font file's bytes, mapped into memory for as long as they are in use.
///
/// Because the file is mapped, only the pages of glyphs that are drawn are loaded, also from large East Asian fonts.
final class FontBytes: @unchecked Sendable {
  /// HarfBuzz's blob for the file.
  let blob: OpaquePointer
  /// The bytes, which do not change.
  let buffer: UnsafeRawBufferPointer

  /// Maps a file; nil if it is empty or cannot be opened.
  init?(path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    var count: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &count), count > 0 else {
      hb_blob_destroy(blob)
      return nil
    }
    self.blob = blob
    buffer = UnsafeRawBufferPointer(start: start, count: Int(count))
  }

  deinit {
    hb_blob_destroy(blob)
  }

  /// A hash of the bytes: FNV-1a, 64 bits.
  var hash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
