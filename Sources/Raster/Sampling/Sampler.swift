/// Reads runs of pixels out of a picture under a mapping; each pixel depends on its own place only, never on the run's.
package enum Sampler {
  /// The pixel nearest to each place.
  package static func nearest(
    _ source: PixelSource, _ mapping: AffineMapping, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    var place = mapping.place(x: x, y: y)
    for index in 0..<max(count, 0) {
      let half = 1 &<< 31
      target[index] = source.row((place.y &+ half) &>> 32)[source.column((place.x &+ half) &>> 32)]
      place.x &+= mapping.a
      place.y &+= mapping.b
    }
  }

  /// The four pixels around each place, interpolated with weights in 1/256.
  package static func bilinear(
    _ source: PixelSource, _ mapping: AffineMapping, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    // Places are rounded to 1/256 of a pixel.
    let half = 1 &<< 23
    var place = mapping.place(x: x, y: y)
    place.x &+= half
    place.y &+= half
    for index in 0..<max(count, 0) {
      target[index] = source.bilinear(x: place.x &>> 24, y: place.y &>> 24)
      place.x &+= mapping.a
      place.y &+= mapping.b
    }
  }

  /// The four pixels around each place in perspective, interpolated with weights in 1/256.
  package static func bilinear(
    _ source: PixelSource, _ mapping: PerspectiveMapping, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    for index in 0..<max(count, 0) {
      let place = mapping.place(x: x &+ index, y: y)
      target[index] = source.bilinear(x: place.x, y: place.y)
    }
  }

  /// A picture that is only moved: `x` and `y` are where the run starts in the picture, in 1/256 of a pixel, 0 being the
  /// first pixel's centre. Whole pixels are copied unchanged.
  package static func translated(
    _ source: PixelSource, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let (left, across) = (x &>> 8, x & 255)
    let down = y & 255
    let top = source.row(y &>> 8)
    let bottom = source.row(y &>> 8 &+ 1)
    var index = 0
    // Columns left of the window, then the run whose neighbours all lie inside, then columns right of it.
    while index < count, left &+ index < source.window.minX {
      target[index] = source.bilinear(x: x &+ index &<< 8, y: y)
      index &+= 1
    }
    let inside = min(count, source.window.maxX &- left &- (across == 0 ? 0 : 1))
    if across == 0, down == 0, index < inside {
      SpanKernels.copy(target + index, from: top + (left &+ index), count: inside &- index)
      index = inside
    }
    while index &+ PixelLanes.count <= inside {
      let column = left &+ index
      var upper = PixelLanes.load(top + column)
      var lower = PixelLanes.load(bottom + column)
      if across != 0 {
        upper = PixelLanes.mix(upper, PixelLanes.load(top + (column &+ 1)), weight: UInt16(across))
        lower = PixelLanes.mix(lower, PixelLanes.load(bottom + (column &+ 1)), weight: UInt16(across))
      }
      PixelLanes.store(PixelLanes.mix(upper, lower, weight: UInt16(down)), target + index)
      index &+= PixelLanes.count
    }
    while index < count {
      target[index] = source.bilinear(x: x &+ index &<< 8, y: y)
      index &+= 1
    }
  }
}
