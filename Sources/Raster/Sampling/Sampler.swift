/// Reads runs of pixels out of a picture under a mapping; each pixel depends on its own place only, never on the run's.
package enum Sampler {
  /// How many rows ahead a picture is fetched into the processor's caches that is turned or seen in perspective: its pixels lie
  /// scattered over rows, where the processor foresees nothing.
  private static let rowsAhead = 12

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
    guard count > 0 else { return }
    // Places are rounded to 1/256 of a pixel.
    let half = 1 &<< 23
    let start = mapping.place(x: x, y: y)
    let place = (x: start.x &+ half, y: start.y &+ half)
    let step = (x: mapping.a, y: mapping.b)
    if step.y == 0 {
      let last = place.x &+ step.x &* (count &- 1)
      if scaled(source, mapping, from: place, to: last, into: target, count: count) { return }
    }
    let ahead = (x: mapping.c &* rowsAhead, y: mapping.d &* rowsAhead)
    func isInside(_ index: Int) -> Bool {
      source.isInside(x: (place.x &+ step.x &* index) &>> 24, y: (place.y &+ step.y &* index) &>> 24)
    }
    func single(_ index: Int) {
      target[index] = source.bilinear(x: (place.x &+ step.x &* index) &>> 24, y: (place.y &+ step.y &* index) &>> 24)
    }
    forEachEight(count, isInside, single) { index in
      let first = (x: place.x &+ step.x &* index, y: place.y &+ step.y &* index)
      let second = (x: first.x &+ step.x &* 4, y: first.y &+ step.y &* 4)
      source.prefetch(x: (first.x &+ ahead.x) &>> 24, y: (first.y &+ ahead.y) &>> 24)
      source.prefetch(x: (second.x &+ ahead.x) &>> 24, y: (second.y &+ ahead.y) &>> 24)
      let pixels = source.bilinearInside(mapping.four(from: first, in: source), mapping.four(from: second, in: source))
      PixelLanes.store(pixels, target + index)
    }
  }

  /// Parts a run into single pixels at its ends and eights between them, whose neighbours all lie in the window: a straight line
  /// is inside between two places that are.
  @inline(__always)
  private static func forEachEight(
    _ count: Int, _ isInside: (_ index: Int) -> Bool, _ single: (_ index: Int) -> Void, _ eight: (_ index: Int) -> Void
  ) {
    var (index, end) = (0, count)
    while index < end, !isInside(index) {
      single(index)
      index &+= 1
    }
    while end > index, !isInside(end &- 1) { end &-= 1 }
    while index &+ PixelLanes.count <= end {
      eight(index)
      index &+= PixelLanes.count
    }
    while index < count {
      single(index)
      index &+= 1
    }
  }

  /// The four pixels around each place in perspective, interpolated with weights in 1/256.
  package static func bilinear(
    _ source: PixelSource, _ mapping: PerspectiveMapping, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    guard count > 0 else { return }
    let (first, next) = (mapping.place(x: x, y: y), mapping.place(x: x, y: y &+ rowsAhead))
    let ahead = (x: next.x &- first.x, y: next.y &- first.y)
    // A straight line before the eye stays straight.
    func isInside(_ index: Int) -> Bool {
      let place = mapping.place(x: x &+ index, y: y)
      return mapping.isBeforeEye(x: x &+ index, y: y) && PerspectiveMapping.isPlain(place)
        && source.isInside(x: place.x, y: place.y)
    }
    func single(_ index: Int) {
      let place = mapping.place(x: x &+ index, y: y)
      target[index] = source.bilinear(x: place.x, y: place.y)
    }
    forEachEight(count, isInside, single) { index in
      let low = mapping.four(x: x &+ index, y: y, in: source)
      let high = mapping.four(x: x &+ index &+ 4, y: y, in: source)
      source.prefetch(
        x: Int(truncatingIfNeeded: low.x[0]) &+ ahead.x, y: Int(truncatingIfNeeded: low.y[0]) &+ ahead.y)
      source.prefetch(
        x: Int(truncatingIfNeeded: high.x[0]) &+ ahead.x, y: Int(truncatingIfNeeded: high.y[0]) &+ ahead.y)
      PixelLanes.store(source.bilinearInside(low, high), target + index)
    }
  }

  // MARK: Rows that stay rows

  /// A number that is equal for rows of the canvas that show the same picture row: nil where rows do not stay rows.
  package static func pictureRow(_ source: PixelSource, _ mapping: AffineMapping, y: Int) -> Int? {
    guard mapping.b == 0, mapping.c == 0 else { return nil }
    let place = (mapping.place(x: 0, y: y).y &+ 1 &<< 23) &>> 24
    // Above and below the window, all rows show its border.
    return min(max(place, source.window.minY &<< 8), (source.window.maxY &- 1) &<< 8)
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
    if index < inside {
      let (upper, lower) = (top + (left &+ index), bottom + (left &+ index))
      mixSquare(upper, lower, across: across, down: down, into: target + index, count: inside &- index)
      index = inside
    }
    while index < count {
      target[index] = source.bilinear(x: x &+ index &<< 8, y: y)
      index &+= 1
    }
  }

  /// Interpolates between each pixel of two rows and the pixels right of them, with the same weights.
  private static func mixSquare(
    _ top: UnsafePointer<UInt32>, _ bottom: UnsafePointer<UInt32>, across: Int, down: Int,
    into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let (across, down) = (UInt16(across), UInt16(down))
    if across == 0 { return PixelLanes.mixRow(top, bottom, weight: down, into: target, count: count) }
    if down == 0 { return PixelLanes.mixRow(top, top + 1, weight: across, into: target, count: count) }
    // In pieces that stay near: first the rows, then the columns of the result.
    let piece = 256
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: piece + 1) { buffer in
      guard let row = buffer.baseAddress else { return }
      var index = 0
      while index < count {
        let length = min(piece, count - index)
        PixelLanes.mixRow(top + index, bottom + index, weight: down, into: row, count: length + 1)
        PixelLanes.mixRow(row, row + 1, weight: across, into: target + index, count: length)
        index += length
      }
    }
  }

  /// A picture that is only enlarged or reduced: its two rows are mixed at once, then the columns. False if too many of
  /// them would be mixed for nothing.
  private static func scaled(
    _ source: PixelSource, _ mapping: AffineMapping, from first: (x: Int, y: Int), to lastX: Int,
    into target: UnsafeMutablePointer<UInt32>, count: Int
  ) -> Bool {
    let low = source.column(min(first.x, lastX) &>> 32)
    let high = source.column(max(first.x, lastX) &>> 32 &+ 1)
    let columns = high - low + 1
    guard columns <= 4 * count + 16 else { return false }
    let y = first.y &>> 24
    let weight = UInt16(truncatingIfNeeded: y & 255)
    let (top, bottom) = (source.row(y &>> 8) + low, source.row(y &>> 8 &+ 1) + low)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: columns) { buffer in
      guard let row = buffer.baseAddress else { return }
      PixelLanes.mixRow(top, bottom, weight: weight, into: row, count: columns)
      mixColumns(source, UnsafePointer(row) - low, from: first.x, step: mapping.a, into: target, count: count)
    }
    return true
  }

  /// Interpolates between neighbours of one row; `row` is where the picture's first column would be.
  private static func mixColumns(
    _ source: PixelSource, _ row: UnsafePointer<UInt32>, from first: Int, step: Int,
    into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var x = first
    var index = 0
    while index < count {
      let last = x &+ step &* (PixelLanes.count &- 1)
      let isInside = min(x, last) &>> 32 >= source.window.minX && max(x, last) &>> 32 &+ 1 < source.window.maxX
      if isInside, index &+ PixelLanes.count <= count {
        var (a, b, weights) = (PixelLanes.Pixels(), PixelLanes.Pixels(), PixelLanes.Pixels())
        for lane in 0..<PixelLanes.count {
          let place = x &+ step &* lane
          a[lane] = row[place &>> 32]
          b[lane] = row[place &>> 32 &+ 1]
          weights[lane] = UInt32(truncatingIfNeeded: place &>> 24 & 255)
        }
        PixelLanes.store(PixelLanes.mix(a, b, weights: weights), target + index)
        x &+= step &* PixelLanes.count
        index &+= PixelLanes.count
      } else {
        let (a, b) = (source.column(x &>> 32), source.column(x &>> 32 &+ 1))
        let across = UInt64(truncatingIfNeeded: x &>> 24 & 255)
        target[index] = PixelSource.gather(
          PixelSource.mix(PixelSource.spread(row[a]), PixelSource.spread(row[b]), across))
        x &+= step
        index &+= 1
      }
    }
  }
}
