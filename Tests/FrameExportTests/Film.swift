import CoreGraphics
import EventTrace
import FrameExport
import Raster

/// Small recordings that tests share.
enum Film {
  /// A blue card that slides over red from right to left, at 60 frames per second.
  static func slide(frames count: Int = 13, width: Int = 40, height: Int = 60, framesPerSecond: Double = 60)
    -> FrameSequence
  {
    let frames = (0..<count).map { index in
      let left = width - width * index / max(1, count - 1)
      return image(width, height) { x, _ in x < left ? 0xFFFF_3B30 : 0xFF00_7AFF }
    }
    return sequence(frames, framesPerSecond: framesPerSecond)
  }

  /// A soft gradient that has many more than 256 colours, and a white card that falls through it.
  static func gradient(frames count: Int = 5, width: Int = 64, height: Int = 64) -> FrameSequence {
    let frames = (0..<count).map { index in
      image(width, height) { x, y in
        if (8..<24).contains(x), (index * 8..<index * 8 + 12).contains(y) { return 0xFFFF_FFFF }
        let (red, green, blue) = (x * 255 / width, y * 255 / height, (x + y) * 127 / (width + height) + 60)
        return 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      }
    }
    return sequence(frames, framesPerSecond: 20)
  }

  /// A recording of given frames at a steady rate.
  static func sequence(_ frames: [CGImage], framesPerSecond: Double = 60, trace: EventTrace = EventTrace())
    -> FrameSequence
  {
    let times = frames.indices.map { Double($0) / framesPerSecond }
    do {
      return try FrameSequence(
        name: "test", frames: frames, times: times, framesPerSecond: framesPerSecond,
        pointSize: CGSize(width: 40, height: 60), scale: 1, trace: trace)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// An image from a function of position.
  static func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width { pixels.append(pixel(x, y)) }
    }
    return CGImage(PixelBuffer(width: width, height: height, pixels: pixels))
  }
}
