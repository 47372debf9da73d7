import Foundation

/// The yardstick: a plain copy of one frame's pixels.
struct FrameCopy: Benchmark {
  static let measurementName = "copy of a 1179x2556 frame"
  let name = "copy"

  func run(after earlier: [Measurement]) -> [Measurement] {
    let bytes = 1179 * 2556 * 4
    let source = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    let target = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    defer {
      source.deallocate()
      target.deallocate()
    }
    memset(source, 1, bytes)
    let result = Stopwatch().measure { memcpy(target, source, bytes) }
    return [Measurement(name: Self.measurementName, value: result.wall, unit: "ms")]
  }
}
