import Foundation
import Raster
import UIKit

@testable import TransitionStage

/// Frames side by side, stored and compared as one.
struct FrameStrip {
  private(set) var images: [CGImage]

  init(_ images: [CGImage] = []) {
    self.images = images
  }

  /// Creates five frames at equal intervals, in seconds, of a transition that begins on a stage, and one at rest.
  @MainActor init(_ stage: Stage, every seconds: TimeInterval, _ begin: () -> Void) throws {
    self.init()
    begin()
    stage.advance(by: 0)
    for _ in 0..<5 {
      add(stage.image)
      stage.advance(by: seconds)
    }
    try stage.settle()
    add(stage.image)
  }

  mutating func add(_ frame: CGImage) {
    images.append(frame)
  }

  var image: CGImage {
    let (width, height) = (images[0].width, images[0].height)
    var buffer = PixelBuffer(width: width * images.count, height: height)
    for (index, frame) in images.enumerated() {
      for y in 0..<height {
        for x in 0..<width {
          buffer.pixels[y * buffer.width + index * width + x] = frame.buffer.pixels[y * width + x]
        }
      }
    }
    return CGImage(buffer)
  }

  /// Compares the strip, exactly, with the one that is kept; of a strip with text the fonts' versions are kept as well.
  func expect(matches name: String, fonts: [FontVersions] = [], file: String = #filePath) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Goldens")
    try GoldenFrame(name: name, folder: folder, environment: ProcessInfo.processInfo.environment).check(
      image, fonts: fonts)
  }
}

extension Stage {
  /// A point at half the height, at a fraction of the width from the leading edge.
  func fromEdge(_ part: CGFloat, isRightToLeft: Bool) -> CGPoint {
    let (width, middle) = (window.bounds.width, window.bounds.midY)
    return CGPoint(x: isRightToLeft ? width - 2 - part * width : 2 + part * width, y: middle)
  }

  /// Puts a finger down at the edge and moves it to 40 % of the width and back, a frame for each step; it stays down.
  ///
  /// - Parameter hundredths: the step from frame to frame, in hundredths of the width.
  func drawInAndBack(isRightToLeft: Bool, every hundredths: Int) -> FrameStrip {
    var strip = FrameStrip()
    touchDown(at: fromEdge(0, isRightToLeft: isRightToLeft))
    for step in Array(1...40) + Array((2...39).reversed()) {
      touchMove(to: fromEdge(CGFloat(step) / 100, isRightToLeft: isRightToLeft))
      advance(frames: 1)
      if step % hundredths == 0 { strip.add(image) }
    }
    advance(by: 0.2)
    return strip
  }
}

/// Returns the fraction of pixels that differ in two images of one size, in 0…1.
///
/// - Parameter step: the smallest difference of a channel that counts, in 0…255.
func difference(_ one: CGImage, _ other: CGImage, from step: Int = 1) -> Double {
  guard one.width == other.width, one.height == other.height else { return 1 }
  let (a, b) = (one.buffer.pixels, other.buffer.pixels)
  var count = 0
  for index in a.indices where a[index] != b[index] && farthest(a[index], b[index]) >= step { count += 1 }
  return Double(count) / Double(max(1, one.buffer.pixels.count))
}

/// How far apart two pixels' channels are at most, in 0…255.
private func farthest(_ a: UInt32, _ b: UInt32) -> Int {
  func distance(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
  return max(distance(0), distance(8), distance(16))
}
