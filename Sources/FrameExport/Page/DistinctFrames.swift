import CoreGraphics

/// The different pictures of a film, each once however often it is shown.
struct DistinctFrames {
  /// The pictures, in the order in which they come first.
  let pictures: [CGImage]
  /// For each frame, which picture it shows.
  let indices: [Int]

  init(_ frames: [CGImage]) {
    var (pictures, indices): ([CGImage], [Int]) = ([], [])
    // Only pictures that agree in a few pixels are compared as a whole.
    var candidates: [[UInt32]: [Int]] = [:]
    for frame in frames {
      let pixels = frame.buffer.pixels
      let key = stride(from: 0, to: pixels.count, by: 251).map { pixels[$0] }
      if let known = candidates[key]?.first(where: { pictures[$0] == frame }) {
        indices.append(known)
      } else {
        candidates[key, default: []].append(pictures.count)
        indices.append(pictures.count)
        pictures.append(frame)
      }
    }
    (self.pictures, self.indices) = (pictures, indices)
  }
}
