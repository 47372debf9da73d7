extension Sampler {
  /// Reads the pixel nearest to each position.
  package static func nearest(
    _ source: PixelSource, _ mapping: AffineMapping, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    var position = mapping.position(x: x, y: y)
    for index in 0..<max(count, 0) {
      let half = 1 &<< 31
      target[index] = source.row((position.y &+ half) &>> 32)[source.column((position.x &+ half) &>> 32)]
      position.x &+= mapping.a
      position.y &+= mapping.b
    }
  }

  /// Reads the nearest pixels of a translated bitmap; positions as for `translated`.
  package static func nearest(
    _ source: PixelSource, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let row = source.row((y &+ 128) &>> 8)
    let left = (x &+ 128) &>> 8
    for index in 0..<max(count, 0) { target[index] = row[source.column(left &+ index)] }
  }

  /// Reads the pixel nearest to each position in perspective.
  package static func nearest(
    _ source: PixelSource, _ mapping: PerspectiveMapping, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    for index in 0..<max(count, 0) {
      let position = mapping.position(x: x &+ index, y: y)
      target[index] = source.row((position.y &+ 128) &>> 8)[source.column((position.x &+ 128) &>> 8)]
    }
  }

  /// Interpolates between two runs, with a weight in 0…255 for the second.
  package static func mix(
    _ target: UnsafeMutablePointer<UInt32>, with other: UnsafePointer<UInt32>, weight: UInt16, count: Int
  ) {
    PixelLanes.mixRow(UnsafePointer(target), other, weight: weight, into: target, count: count)
  }
}
