import CWideKernels

// Bitmaps that are translated or scaled: rows stay rows.

extension Sampler {
  /// Reads a run of a translated bitmap.
  ///
  /// `x` and `y` are the run's start in the source, in 1/256 of a pixel; 0 is the first pixel's centre. Whole offsets
  /// copy pixels unchanged.
  package static func translated(
    _ source: PixelSource, x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>, count: Int,
    instructions: InstructionSet = .best
  ) {
    let (left, across) = (x &>> 8, x & 255)
    let down = y & 255
    let top = source.row(y &>> 8)
    let bottom = source.row(y &>> 8 &+ 1)
    // The next row is usually read next.
    source.prefetch(row: y &>> 8 &+ (down == 0 ? 1 : 2), columns: left..<left &+ max(count, 0))
    var index = 0
    // First the columns left of the window, then the run whose neighbours all lie inside, then the columns right of it.
    while index < count, left &+ index < source.window.minX {
      target[index] = source.bilinear(x: x &+ index &<< 8, y: y)
      index &+= 1
    }
    let inside = min(count, source.window.maxX &- left &- (across == 0 ? 0 : 1))
    if index < inside {
      let (upper, lower) = (top + (left &+ index), bottom + (left &+ index))
      mixBilinear(
        upper, lower, across: across, down: down, into: target + index, count: inside &- index, instructions)
      index = inside
    }
    while index < count {
      target[index] = source.bilinear(x: x &+ index &<< 8, y: y)
      index &+= 1
    }
  }

  /// Bilinear sampling with constant weights: each pixel of two rows and the pixels right of them.
  private static func mixBilinear(
    _ top: UnsafePointer<UInt32>, _ bottom: UnsafePointer<UInt32>, across: Int, down: Int,
    into target: UnsafeMutablePointer<UInt32>, count: Int, _ instructions: InstructionSet
  ) {
    let (across, down) = (UInt16(across), UInt16(down))
    func mixRow(
      _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ weight: UInt16, _ target: UnsafeMutablePointer<UInt32>,
      _ count: Int
    ) {
      PixelLanes.mixRow(a, b, weight: weight, into: target, count: count, instructions: instructions)
    }
    if across == 0 { return mixRow(top, bottom, down, target, count) }
    if down == 0 { return mixRow(top, top + 1, across, target, count) }
    if instructions == .avx2 { return matchcut_bilinear_translated(top, bottom, across, down, target, count) }
    // In pieces that fit into the cache: first the rows, then the columns of the result.
    let piece = 256
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: piece + 1) { buffer in
      guard let row = buffer.baseAddress else { return }
      var index = 0
      while index < count {
        let length = min(piece, count - index)
        mixRow(top + index, bottom + index, down, row, length + 1)
        mixRow(row, row + 1, across, target + index, length)
        index += length
      }
    }
  }

  /// Reads a run of a scaled bitmap: mixes its two rows once, then their columns.
  ///
  /// Returns false, and reads nothing, if too many of the mixed columns would be unused.
  static func scaled(
    _ source: PixelSource, from first: (x: Int, y: Int), to lastX: Int, step: Int,
    into target: UnsafeMutablePointer<UInt32>, count: Int, _ instructions: InstructionSet
  ) -> Bool {
    let low = source.column(min(first.x, lastX) &>> 32)
    let high = source.column(max(first.x, lastX) &>> 32 &+ 1)
    let columns = high - low + 1
    guard columns <= 4 * count + 16 else { return false }
    let y = first.y &>> 24
    let weight = UInt16(truncatingIfNeeded: y & 255)
    let (top, bottom) = (source.row(y &>> 8) + low, source.row(y &>> 8 &+ 1) + low)
    // The wide kernel reads eight pixels from each position on.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: columns + PixelLanes.count) { buffer in
      guard let row = buffer.baseAddress else { return }
      PixelLanes.mixRow(top, bottom, weight: weight, into: row, count: columns, instructions: instructions)
      mixColumns(source, UnsafePointer(row) - low, from: first.x, step: step, into: target, count: count, instructions)
    }
    return true
  }

  /// Interpolates between neighbours of one row; `row` points to the bitmap's column 0.
  private static func mixColumns(
    _ source: PixelSource, _ row: UnsafePointer<UInt32>, from first: Int, step: Int,
    into target: UnsafeMutablePointer<UInt32>, count: Int, _ instructions: InstructionSet
  ) {
    func isInside(_ index: Int) -> Bool {
      let column = (first &+ step &* index) &>> 32
      return column >= source.window.minX && column &+ 1 < source.window.maxX
    }
    func single(_ index: Int) {
      let x = first &+ step &* index
      let (a, b) = (source.column(x &>> 32), source.column(x &>> 32 &+ 1))
      let across = UInt64(truncatingIfNeeded: x &>> 24 & 255)
      target[index] = PixelSource.pack(
        PixelSource.mix(PixelSource.unpack(row[a]), PixelSource.unpack(row[b]), across))
    }
    splitRun(count, isInside, single) { start, end in
      if instructions == .avx2 {
        matchcut_mix_columns(row, Int64(first &+ step &* start), Int64(step), target + start, end &- start)
        return
      }
      for index in stride(from: start, to: end, by: PixelLanes.count) {
        let x = first &+ step &* index
        var (a, b, weights) = (PixelLanes.Pixels(), PixelLanes.Pixels(), PixelLanes.Pixels())
        for lane in 0..<PixelLanes.count {
          let position = x &+ step &* lane
          a[lane] = row[position &>> 32]
          b[lane] = row[position &>> 32 &+ 1]
          weights[lane] = UInt32(truncatingIfNeeded: position &>> 24 & 255)
        }
        PixelLanes.store(PixelLanes.mix(a, b, weights: weights), target + index)
      }
    }
  }
}
