import CWideKernels

/// Reads runs of pixels out of a picture under a mapping; each pixel depends on its own place only, never on the run's.
package enum Sampler {
  /// How many rows ahead a picture is fetched into the processor's caches that is turned or seen in perspective: its pixels lie
  /// scattered over rows, where the processor foresees nothing.
  private static let rowsAhead = 12

  /// Whether a place, times 2³², is so near that it can be told in 1/256 of a pixel in 32 bits.
  @inline(__always)
  private static func isNear(_ place: (x: Int, y: Int)) -> Bool {
    max(place.x.magnitude, place.y.magnitude) < 1 &<< 54
  }

  /// The four pixels around each place, interpolated with weights in 1/256.
  package static func bilinear(
    _ source: PixelSource, _ mapping: AffineMapping, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>,
    count: Int, instructions: InstructionSet = .best
  ) {
    guard count > 0 else { return }
    // Places are rounded to 1/256 of a pixel.
    let half = 1 &<< 23
    let start = mapping.place(x: x, y: y)
    let place = (x: start.x &+ half, y: start.y &+ half)
    let step = (x: mapping.a, y: mapping.b)
    // In a run so long that its places come round again, one is not inside because those before and behind it are.
    guard max(step.x.magnitude, step.y.magnitude) <= UInt(Int.max) / UInt(count) else {
      for index in 0..<count {
        target[index] = source.bilinear(x: (place.x &+ step.x &* index) &>> 24, y: (place.y &+ step.y &* index) &>> 24)
      }
      return
    }
    let last = (x: place.x &+ step.x &* (count &- 1), y: place.y &+ step.y &* (count &- 1))
    if step.y == 0, scaled(source, from: place, to: last.x, step: step.x, into: target, count: count, instructions) {
      return
    }
    let ahead = (x: mapping.c &* rowsAhead, y: mapping.d &* rowsAhead)
    if instructions == .avx2, let window = source.smallWindow, isNear(place), isNear(last) {
      let run = matchcut_affine_run(
        x: Int64(place.x), y: Int64(place.y), step_x: Int64(step.x), step_y: Int64(step.y))
      let distance = source.offset(column: ahead.x &>> 32, row: ahead.y &>> 32)
      matchcut_bilinear_affine(source.base, source.stride, window, run, distance, target, count)
      return
    }
    func isInside(_ index: Int) -> Bool {
      source.isInside(x: (place.x &+ step.x &* index) &>> 24, y: (place.y &+ step.y &* index) &>> 24)
    }
    func single(_ index: Int) {
      target[index] = source.bilinear(x: (place.x &+ step.x &* index) &>> 24, y: (place.y &+ step.y &* index) &>> 24)
    }
    forInside(count, isInside, single) { start, end in
      let from = (x: place.x &+ step.x &* start, y: place.y &+ step.y &* start)
      var (index, first) = (start, from)
      while index < end {
        let second = (x: first.x &+ step.x &* 4, y: first.y &+ step.y &* 4)
        source.prefetch(x: (first.x &+ ahead.x) &>> 24, y: (first.y &+ ahead.y) &>> 24)
        source.prefetch(x: (second.x &+ ahead.x) &>> 24, y: (second.y &+ ahead.y) &>> 24)
        PixelLanes.store(
          source.bilinearInside(mapping.four(from: first, in: source), mapping.four(from: second, in: source)),
          target + index)
        first = (x: first.x &+ step.x &* 8, y: first.y &+ step.y &* 8)
        index &+= PixelLanes.count
      }
    }
  }

  /// Parts a run into single pixels at its ends and eights between them, whose neighbours all lie in the window: a straight line
  /// is inside between two places that are. The last eight may begin among those before.
  @inline(__always)
  static func forInside(
    _ count: Int, _ isInside: (_ index: Int) -> Bool, _ single: (_ index: Int) -> Void,
    _ eights: (_ start: Int, _ end: Int) -> Void
  ) {
    var (index, end) = (0, count)
    while index < end, !isInside(index) {
      single(index)
      index &+= 1
    }
    while end > index, !isInside(end &- 1) { end &-= 1 }
    let whole = (end &- index) & -PixelLanes.count
    if whole > 0 {
      eights(index, index &+ whole)
      if index &+ whole < end { eights(end &- PixelLanes.count, end) }
      index = end
    }
    while index < count {
      single(index)
      index &+= 1
    }
  }

  /// The four pixels around each place in perspective, interpolated with weights in 1/256.
  package static func bilinear(
    _ source: PixelSource, _ mapping: PerspectiveMapping, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>,
    count: Int, instructions: InstructionSet = .best
  ) {
    guard count > 0 else { return }
    if instructions == .avx2, let window = source.smallWindow {
      let (here, below) = (mapping.place(x: x &+ count / 2, y: y), mapping.place(x: x &+ count / 2, y: y &+ rowsAhead))
      let distance = source.offset(column: (below.x &- here.x) &>> 8, row: (below.y &- here.y) &>> 8)
      matchcut_bilinear_perspective(
        source.base, source.stride, window, mapping.run(x: x, y: y), distance, target, count)
      return
    }
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
    forInside(count, isInside, single) { start, end in
      let (first, next) = (mapping.place(x: x &+ start, y: y), mapping.place(x: x &+ start, y: y &+ rowsAhead))
      let ahead = (x: next.x &- first.x, y: next.y &- first.y)
      for index in stride(from: start, to: end, by: PixelLanes.count) {
        let low = mapping.four(x: x &+ index, y: y, in: source)
        let high = mapping.four(x: x &+ index &+ 4, y: y, in: source)
        source.prefetch(
          x: Int(truncatingIfNeeded: low.x[0]) &+ ahead.x, y: Int(truncatingIfNeeded: low.y[0]) &+ ahead.y)
        source.prefetch(
          x: Int(truncatingIfNeeded: high.x[0]) &+ ahead.x, y: Int(truncatingIfNeeded: high.y[0]) &+ ahead.y)
        PixelLanes.store(source.bilinearInside(low, high), target + index)
      }
    }
  }
}
