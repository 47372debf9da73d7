import Foundation

/// The memory that the host shares with the studio: a page with the present frame, then slots for bitmaps.
@MainActor final class SharedMemory {
  private let base: UnsafeMutableRawPointer
  private let size: Int
  private static let pageSize = 4096
  /// The number of slots.
  static let slots = 3

  init?(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, Int(status.st_size) > Self.pageSize,
      let base = mmap(nil, Int(status.st_size), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), base != MAP_FAILED
    else { return nil }
    (self.base, size) = (base, Int(status.st_size))
  }

  /// The number of bytes of a slot.
  var slotSize: Int { (size - Self.pageSize) / Self.slots }

  /// Notes the frame that runs, which the studio reads if the process crashes.
  func noteFrame(_ frame: Int) {
    base.storeBytes(of: UInt32(clamping: frame), as: UInt32.self)
  }

  /// Notes whether time runs, and the old frame that is looked at; nil for none.
  func note(isPlaying: Bool, shown: Int?) {
    base.storeBytes(of: isPlaying ? 1 : 0, toByteOffset: 4, as: UInt32.self)
    base.storeBytes(of: UInt32(clamping: (shown ?? -1) + 1), toByteOffset: 8, as: UInt32.self)
  }

  /// The pixels of a slot.
  func pixels(of slot: Int) -> UnsafeMutablePointer<UInt32> {
    (base + Self.pageSize + slot * slotSize).assumingMemoryBound(to: UInt32.self)
  }
}
