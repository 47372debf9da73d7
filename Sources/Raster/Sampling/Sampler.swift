import CWideKernels

/// Reads runs of pixels from a bitmap under a mapping. Each pixel depends only on its own position, never on the run's.
package enum Sampler {
  /// The number of rows to prefetch ahead when a bitmap is rotated or in perspective.
  ///
  /// Because its pixels are scattered over rows, the processor's own prefetcher cannot predict them.
  private static let prefetchDistance = 12

  /// Whether a position, times 2³², fits into 32 bits in 1/256 of a pixel.
  @inline(__always)
  private static func fitsFixedPoint(_ position: (x: Int, y: Int)) -> Bool {
    max(position.x.magnitude, position.y.magnitude) < 1 &<< 54
  }

  /// Reads bilinear samples with weights in 1/256.
  package static func bilinear(
    _ source: PixelSource, _ mapping: AffineMapping, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>,
    count: Int, instructions: InstructionSet = .best
  ) {
    guard count > 0 else { return }
    // Positions are rounded to 1/256 of a pixel.
    let half = 1 &<< 23
    let start = mapping.position(x: x, y: y)
    let position = (x: start.x &+ half, y: start.y &+ half)
    let step = (x: mapping.a, y: mapping.b)
    // In a run whose positions overflow and wrap, a position between two inside ones may lie outside.
    guard max(step.x.magnitude, step.y.magnitude) <= UInt(Int.max) / UInt(count) else {
      for index in 0..<count {
        target[index] = source.bilinear(
          x: (position.x &+ step.x &* index) &>> 24, y: (position.y &+ step.y &* index) &>> 24)
      }
      return
    }
    let last = (x: position.x &+ step.x &* (count &- 1), y: position.y &+ step.y &* (count &- 1))
    if step.y == 0, scaled(source, from: position, to: last.x, step: step.x, into: target, count: count, instructions) {
      return
    }
    let ahead = (x: mapping.c &* prefetchDistance, y: mapping.d &* prefetchDistance)
    if instructions == .avx2, let window = source.kernelWindow, fitsFixedPoint(position), fitsFixedPoint(last) {
      let run = matchcut_affine_run(
        x: Int64(position.x), y: Int64(position.y), step_x: Int64(step.x), step_y: Int64(step.y))
      let distance = source.offset(column: ahead.x &>> 32, row: ahead.y &>> 32)
      matchcut_bilinear_affine(source.base, source.stride, window, run, distance, target, count)
      return
    }
    func isInside(_ index: Int) -> Bool {
      source.isInside(x: (position.x &+ step.x &* index) &>> 24, y: (position.y &+ step.y &* index) &>> 24)
    }
    func single(_ index: Int) {
      target[index] = source.bilinear(
        x: (position.x &+ step.x &* index) &>> 24, y: (position.y &+ step.y &* index) &>> 24)
    }
    splitRun(count, isInside, single) { start, end in
      let from = (x: position.x &+ step.x &* start, y: position.y &+ step.y &* start)
      var (index, first) = (start, from)
      while index < end {
        let second = (x: first.x &+ step.x &* 4, y: first.y &+ step.y &* 4)
        source.prefetch(x: (first.x &+ ahead.x) &>> 24, y: (first.y &+ ahead.y) &>> 24)
        source.prefetch(x: (second.x &+ ahead.x) &>> 24, y: (second.y &+ ahead.y) &>> 24)
        PixelLanes.store(
          source.bilinearInside(
            mapping.fourPositions(from: first, in: source), mapping.fourPositions(from: second, in: source)),
          target + index)
        first = (x: first.x &+ step.x &* 8, y: first.y &+ step.y &* 8)
        index &+= PixelLanes.count
      }
    }
  }

  /// Splits a run into single pixels at its ends and blocks of eight between them whose neighbours all lie in the
  /// window.
  ///
  /// On a straight line every position between two inside ones is inside. The last block may overlap the one before it.
  @inline(__always)
  static func splitRun(
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

  /// Reads bilinear samples in perspective, with weights in 1/256.
  package static func bilinear(
    _ source: PixelSource, _ mapping: PerspectiveMapping, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>,
    count: Int, instructions: InstructionSet = .best
  ) {
    guard count > 0 else { return }
    if instructions == .avx2, let window = source.kernelWindow {
      let (here, below) = (
        mapping.position(x: x &+ count / 2, y: y), mapping.position(x: x &+ count / 2, y: y &+ prefetchDistance)
      )
      let distance = source.offset(column: (below.x &- here.x) &>> 8, row: (below.y &- here.y) &>> 8)
      matchcut_bilinear_perspective(
        source.base, source.stride, window, mapping.run(x: x, y: y), distance, target, count)
      return
    }
    // In front of the eye a straight line stays straight.
    func isInside(_ index: Int) -> Bool {
      let position = mapping.position(x: x &+ index, y: y)
      return mapping.isInFrontOfEye(x: x &+ index, y: y) && PerspectiveMapping.isInFixedPointRange(position)
        && source.isInside(x: position.x, y: position.y)
    }
    func single(_ index: Int) {
      let position = mapping.position(x: x &+ index, y: y)
      target[index] = source.bilinear(x: position.x, y: position.y)
    }
    splitRun(count, isInside, single) { start, end in
      let (first, next) = (
        mapping.position(x: x &+ start, y: y), mapping.position(x: x &+ start, y: y &+ prefetchDistance)
      )
      let ahead = (x: next.x &- first.x, y: next.y &- first.y)
      for index in stride(from: start, to: end, by: PixelLanes.count) {
        let low = mapping.fourPositions(x: x &+ index, y: y, in: source)
        let high = mapping.fourPositions(x: x &+ index &+ 4, y: y, in: source)
        source.prefetch(
          x: Int(truncatingIfNeeded: low.x[0]) &+ ahead.x, y: Int(truncatingIfNeeded: low.y[0]) &+ ahead.y)
        source.prefetch(
          x: Int(truncatingIfNeeded: high.x[0]) &+ ahead.x, y: Int(truncatingIfNeeded: high.y[0]) &+ ahead.y)
        PixelLanes.store(source.bilinearInside(low, high), target + index)
      }
    }
  }
}
