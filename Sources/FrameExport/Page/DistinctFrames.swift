import CoreGraphics

/// The distinct images of a film, each once however often it is shown.
struct DistinctFrames {
  /// The images, in order of their first appearance.
  let images: [CGImage]
  /// The index of the image that each frame shows.
  let indices: [Int]

  init(_ frames: [CGImage]) {
    var (images, indices): ([CGImage], [Int]) = ([], [])
    // Only images that agree in a few pixels are compared as a whole.
    var candidates: [[UInt32]: [Int]] = [:]
    for frame in frames {
      let pixels = frame.buffer.pixels
      let key = stride(from: 0, to: pixels.count, by: 251).map { pixels[$0] }
      if let known = candidates[key]?.first(where: { images[$0] == frame }) {
        indices.append(known)
      } else {
        candidates[key, default: []].append(images.count)
        indices.append(images.count)
        images.append(frame)
      }
    }
    (self.images, self.indices) = (images, indices)
  }
}
