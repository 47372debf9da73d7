import Rendering

/// The frames of the last minute as values, so that looking back draws one and runs nothing.
@MainActor struct CachedFrames {
  private var frames: [RenderFrame?]
  /// The oldest frame that is cached.
  private(set) var first = 0
  /// The newest frame; -1 before the first.
  private(set) var last = -1

  /// Keeps a number of frames.
  init(capacity: Int) {
    frames = Array(repeating: nil, count: max(1, capacity))
  }

  /// The frame of a number; nil for one that is not cached.
  subscript(number: Int) -> RenderFrame? {
    (first...max(first, last)).contains(number) ? frames[number % frames.count] : nil
  }

  /// Adds the frame after the newest one.
  mutating func append(_ frame: RenderFrame) {
    last += 1
    frames[last % frames.count] = frame
    first = max(first, last - frames.count + 1)
  }
}
