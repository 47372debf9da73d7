import Foundation

/// The yardstick: a plain copy of one frame's pixels, again and again between the same two places.
struct FrameCopy: Benchmark {
  let name = "copy"

  func run() -> [Measurement] {
    let frames = FramePair()
    let result = Stopwatch().measure { frames.copy() }
    return [Measurement(name: "copy of a frame", value: result.wall, unit: "ms")]
  }
}
