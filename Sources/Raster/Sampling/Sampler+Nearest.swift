extension Sampler {
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

  /// The pixel nearest to each place of a picture that is only moved; places as for `translated`.
  package static func nearest(
    _ source: PixelSource, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let row = source.row((y &+ 128) &>> 8)
    let left = (x &+ 128) &>> 8
    for index in 0..<max(count, 0) { target[index] = row[source.column(left &+ index)] }
  }

  /// The pixel nearest to each place in perspective.
  package static func nearest(
    _ source: PixelSource, _ mapping: PerspectiveMapping, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    for index in 0..<max(count, 0) {
      let place = mapping.place(x: x &+ index, y: y)
      target[index] = source.row((place.y &+ 128) &>> 8)[source.column((place.x &+ 128) &>> 8)]
    }
  }

  /// Interpolates between two runs, with a weight in 0…255 for the second.
  package static func mix(
    _ target: UnsafeMutablePointer<UInt32>, with other: UnsafePointer<UInt32>, weight: UInt16, count: Int
  ) {
    PixelLanes.mixRow(UnsafePointer(target), other, weight: weight, into: target, count: count)
  }
}
