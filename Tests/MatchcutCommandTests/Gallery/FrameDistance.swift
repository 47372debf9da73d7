import FrameExport
import Raster
import TransitionTesting
import UIKit

/// How much images differ, for a screenshot of a frame that was compressed.
enum FrameDistance {
  /// The index of the frame most like a screenshot of the same size, and its distance.
  static func nearest(_ screenshot: CGImage, among frames: [CGImage]) -> (frame: Int, distance: Double) {
    let distances = frames.map { between(screenshot, $0) }
    let best = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return (best, distances[best])
  }

  /// The mean difference of the channels of two images of one size, in 0…255.
  ///
  /// The first and the last rows are left out, where the page rounds the corners.
  static func between(_ one: CGImage, _ other: CGImage) -> Double {
    let (width, height) = (one.width, one.height)
    var (sum, count) = (0, 0)
    for y in min(24, height / 8)..<max(height - 24, height * 7 / 8) {
      for x in 0..<width {
        let (a, b) = (one.buffer.pixels[y * width + x], other.buffer.pixels[y * width + x])
        for shift in [0, 8, 16] as [UInt32] { sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
        count += 3
      }
    }
    return Double(sum) / Double(count)
  }

  /// A frame in the size of another image, each pixel from the nearest one.
  static func scaled(_ frame: CGImage, to other: CGImage) -> CGImage {
    var pixels: [UInt32] = []
    for y in 0..<other.height {
      let row = y * frame.height / other.height * frame.width
      for x in 0..<other.width { pixels.append(frame.buffer.pixels[row + x * frame.width / other.width]) }
    }
    return CGImage(PixelBuffer(width: other.width, height: other.height, pixels: pixels))
  }
}
