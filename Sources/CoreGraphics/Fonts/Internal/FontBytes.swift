import CHarfBuzz

/// A font file's bytes at a fixed place in memory, for as long as anybody reads them.
///
/// The file is mapped, not read: of a font for all of East Asia only the pages are loaded whose glyphs are drawn.
final class FontBytes: @unchecked Sendable {
  /// HarfBuzz's hold on the file.
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

  /// A hash of the bytes: FNV-1a with 64 bits.
  var hash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
