import CWideKernels

/// Operations on runs of premultiplied pixels, which all drawing is made of.
///
/// Each pixel's result is that of `PixelMath`. Pointers hold at least `count` pixels. No colour channel of a source
/// pixel exceeds its alpha.
package enum SpanKernels {
  /// Sets a run to one pixel.
  package static func fill(_ destination: UnsafeMutablePointer<UInt32>, count: Int, pixel: UInt32) {
    guard count > 0 else { return }
    destination.update(repeating: pixel, count: count)
  }

  /// Sets a run to transparent black.
  package static func clear(_ destination: UnsafeMutablePointer<UInt32>, count: Int) {
    fill(destination, count: count, pixel: 0)
  }

  /// Copies a run; the two do not overlap.
  package static func copy(
    _ destination: UnsafeMutablePointer<UInt32>, from source: UnsafePointer<UInt32>, count: Int
  ) {
    guard count > 0 else { return }
    destination.update(from: source, count: count)
  }

  /// Composites one pixel, scaled by `coverage` / 255, over a run.
  package static func blend(
    _ destination: UnsafeMutablePointer<UInt32>, count: Int, pixel: UInt32, coverage: UInt8 = 255
  ) {
    let source = coverage == 255 ? pixel : PixelMath.scale(pixel, by: UInt32(coverage))
    let alpha = source >> 24
    if source == 0 { return }
    if alpha == 255 { return fill(destination, count: count, pixel: source) }
    let inverse = 255 &- alpha
    var index = 0
    if count >= PixelLanes.count {
      let lanes = PixelLanes.Pixels(repeating: source)
      let amount = PixelLanes.amount(UInt8(truncatingIfNeeded: inverse))
      // Neighbouring pixels are mostly equal: eight that equal the eight before them reuse their result.
      var before = PixelLanes.load(destination)
      var after = lanes &+ PixelLanes.scale(before, by: amount)
      while index &+ 2 &* PixelLanes.count <= count {
        let (target, next) = (destination + index, destination + (index &+ PixelLanes.count))
        let (pixels, more) = (PixelLanes.load(target), PixelLanes.load(next))
        if PixelLanes.isZero((pixels ^ before) | (more ^ before)) {
          PixelLanes.store(after, target)
        } else {
          PixelLanes.store(lanes &+ PixelLanes.scale(pixels, by: amount), target)
          before = more
          after = lanes &+ PixelLanes.scale(more, by: amount)
        }
        PixelLanes.store(after, next)
        index &+= 2 &* PixelLanes.count
      }
      if index &+ PixelLanes.count <= count {
        let target = destination + index
        PixelLanes.store(lanes &+ PixelLanes.scale(PixelLanes.load(target), by: amount), target)
        index &+= PixelLanes.count
      }
    }
    while index < count {
      destination[index] = source &+ PixelMath.scale(destination[index], by: inverse)
      index &+= 1
    }
  }

  /// Composites a run, scaled by `amount` / 255 (opacity times coverage), over another run.
  package static func blend(
    _ destination: UnsafeMutablePointer<UInt32>, from source: UnsafePointer<UInt32>, count: Int, amount: UInt8 = 255,
    instructions: InstructionSet = .best
  ) {
    if amount == 0 { return }
    var index = 0
    if amount == 255 {
      while index &+ PixelLanes.count <= count {
        let pixels = PixelLanes.load(source + index)
        let target = destination + index
        if PixelLanes.isOpaque(pixels) {
          PixelLanes.store(pixels, target)
        } else if !PixelLanes.isZero(pixels) {
          PixelLanes.store(PixelLanes.over(pixels, PixelLanes.load(target)), target)
        }
        index &+= PixelLanes.count
      }
      while index < count {
        destination[index] = PixelMath.over(source[index], destination[index])
        index &+= 1
      }
    } else {
      if instructions == .avx2 { return matchcut_blend(destination, source, amount, destination, max(count, 0)) }
      let lanes = PixelLanes.amount(amount)
      while index &+ PixelLanes.count <= count {
        let pixels = PixelLanes.scale(PixelLanes.load(source + index), by: lanes)
        let target = destination + index
        PixelLanes.store(PixelLanes.over(pixels, PixelLanes.load(target)), target)
        index &+= PixelLanes.count
      }
      while index < count {
        destination[index] = PixelMath.over(PixelMath.scale(source[index], by: UInt32(amount)), destination[index])
        index &+= 1
      }
    }
  }

  /// Composites a run, scaled by `amount` / 255, over `below` and writes the result to `destination`.
  ///
  /// The result is that of a copy followed by a blend, with one pass through memory.
  package static func blend(
    _ destination: UnsafeMutablePointer<UInt32>, from source: UnsafePointer<UInt32>, over below: UnsafePointer<UInt32>,
    count: Int, amount: UInt8, instructions: InstructionSet = .best
  ) {
    guard count > 0 else { return }
    if instructions == .avx2, amount > 0 { return matchcut_blend(below, source, amount, destination, count) }
    copy(destination, from: below, count: count)
    blend(destination, from: source, count: count, amount: amount, instructions: instructions)
  }

  /// Composites a run, scaled by each pixel's coverage / 255 and by `amount` / 255, over another run.
  ///
  /// The coverage may be read up to seven bytes behind its end.
  package static func blend(
    _ destination: UnsafeMutablePointer<UInt32>, from source: UnsafePointer<UInt32>,
    coverage: UnsafeBufferPointer<UInt8>, amount: UInt8 = 255, instructions: InstructionSet = .best
  ) {
    guard let bytes = coverage.baseAddress else { return }
    if instructions == .avx2 {
      matchcut_blend_coverage(source, bytes, amount, destination, coverage.count)
      return
    }
    var start = 0
    while start < coverage.count {
      var end = start &+ 1
      while end < coverage.count, bytes[end] == bytes[start] { end &+= 1 }
      blend(
        destination + start, from: source + start, count: end &- start,
        amount: PixelMath.multiply(bytes[start], amount), instructions: instructions)
      start = end
    }
  }
}

extension SpanKernels {
  /// Multiplies a run by the alpha of another run.
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
