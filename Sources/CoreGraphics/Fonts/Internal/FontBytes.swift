import Foundation

/// A font file's bytes at a fixed place in memory, for as long as anybody reads them.
final class FontBytes: @unchecked Sendable {
  /// The bytes, which do not change.
  let buffer: UnsafeRawBufferPointer

  /// Reads a file; nil if it is empty or cannot be opened.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return nil }
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
    data.copyBytes(to: memory)
    buffer = UnsafeRawBufferPointer(memory)
  }

  deinit {
    buffer.deallocate()
  }

  /// A hash of the bytes: FNV-1a with 64 bits.
  var hash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
