import Raster

extension CGImage {
  /// The picture made upright, whose pixels lie as an orientation says; the same one where they are upright.
  package func upright(from orientation: CGImagePropertyOrientation) -> CGImage {
    guard orientation != .up else { return self }
    let (width, height) = (width, height)
    let (across, down) = orientation.swapsSides ? (height, width) : (width, height)
    let (last, below) = (width - 1, (height - 1) * width)
    // Where the first pixel comes from, and how far apart those lie that come to lie side by side, and one below the other.
    let (first, right, next) =
      switch orientation {
      case .up: (0, 1, width)
      case .upMirrored: (last, -1, width)
      case .down: (below + last, -1, -width)
      case .downMirrored: (below, 1, -width)
      case .leftMirrored: (0, width, 1)
      case .right: (below, -width, 1)
      case .rightMirrored: (below + last, -width, -1)
      case .left: (last, width, -1)
      }
    let pixels = [UInt32](unsafeUninitializedCapacity: across * down) { target, count in
      buffer.pixels.withUnsafeBufferPointer { source in
        for y in 0..<down {
          for x in 0..<across { target[y * across + x] = source[first + x * right + y * next] }
        }
      }
      count = across * down
    }
    return CGImage(PixelBuffer(width: across, height: down, pixels: pixels))
  }
}
