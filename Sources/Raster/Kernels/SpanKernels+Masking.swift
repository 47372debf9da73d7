extension SpanKernels {
  /// Scales a run by the alpha of another run.
  package static func mask(
    _ destination: UnsafeMutablePointer<UInt32>, by source: UnsafePointer<UInt32>, count: Int
  ) {
    var index = 0
    let full = PixelLanes.Channels(repeating: 255)
    while index &+ PixelLanes.count <= count {
      let alpha = PixelLanes.load(source + index)
      let target = destination + index
      if PixelLanes.isZero(alpha) {
        PixelLanes.store(PixelLanes.Pixels(), target)
      } else if !PixelLanes.isOpaque(alpha) {
        PixelLanes.store(
          PixelLanes.scale(PixelLanes.load(target), by: full &- PixelLanes.inverseAlpha(alpha)), target)
      }
      index &+= PixelLanes.count
    }
    while index < count {
      destination[index] = PixelMath.scale(destination[index], by: source[index] >> 24)
      index &+= 1
    }
  }
}
