import Raster

extension CGImage {
  /// The picture made upright, whose pixels lie as an orientation says; the same one where they are upright.
  package func upright(from orientation: CGImagePropertyOrientation) -> CGImage {
    guard orientation != .up else { return self }
    let (width, height) = (width, height)
    let (across, down) = orientation.swapsSides ? (height, width) : (width, height)
    let pixels = [UInt32](unsafeUninitializedCapacity: across * down) { target, count in
      buffer.pixels.withUnsafeBufferPointer { source in
        for y in 0..<down {
          for x in 0..<across {
            let (column, row) =
              switch orientation {
              case .up: (x, y)
              case .upMirrored: (width - 1 - x, y)
              case .down: (width - 1 - x, height - 1 - y)
              case .downMirrored: (x, height - 1 - y)
              case .leftMirrored: (y, x)
              case .right: (y, height - 1 - x)
              case .rightMirrored: (width - 1 - y, height - 1 - x)
              case .left: (width - 1 - y, x)
              }
            target[y * across + x] = source[row * width + column]
          }
        }
      }
      count = across * down
    }
    return CGImage(PixelBuffer(width: across, height: down, pixels: pixels))
  }
}
