import Foundation

/// Memory for two frames of 1179 x 2556 pixels, to measure how long copying one takes.
final class FramePair {
  private let bytes = 1179 * 2556 * 4
  private let source: UnsafeMutableRawPointer
  private let target: UnsafeMutableRawPointer

  /// Both frames are touched once, so that their memory is there.
  init() {
    source = .allocate(byteCount: bytes, alignment: 64)
    target = .allocate(byteCount: bytes, alignment: 64)
    memset(source, 1, bytes)
    memset(target, 2, bytes)
  }

  deinit {
    source.deallocate()
    target.deallocate()
  }

  /// Copies the first frame over the second.
  func copy() {
    memcpy(target, source, bytes)
  }
}
