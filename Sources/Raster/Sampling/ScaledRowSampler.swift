import CWideKernels

/// Samples a range of columns of several rows of a bitmap that is only translated or scaled.
///
/// Each column's positions and weights are computed once, and rows with the same pixels are detected.
package struct ScaledRowSampler {
  private let source: PixelSource
  private let mapping: AffineMapping
  /// The first column on the canvas, and the number of columns.
  private let x, count: Int
  private let instructions: InstructionSet
  /// The source columns that are read.
  private let columns: Range<Int>
  /// The columns, in blocks of eight, whose neighbours lie in the window.
  private let whole: Range<Int>
  /// The taps of these blocks, and of the last eight columns if their number is no multiple of eight. Empty where there
  /// are none.
  private let taps: UnsafeMutableBufferPointer<matchcut_column_taps>
  private let row: UnsafeMutablePointer<UInt32>
  private var last: Pair?

  /// The two source rows around a position.
  private struct Pair {
    let top, bottom: Int
    /// The lower row's weight, in 1/256.
    let weight: Int
    /// Whether both rows have the same pixels.
    let isFlat: Bool
  }

  /// Calls `body` with a sampler of `count` columns from `x` on.
  ///
  /// Returns false, and does not call `body`, if the mapping does not keep rows as rows.
  package static func read(
    _ source: PixelSource, _ mapping: AffineMapping, x: Int, count: Int, instructions: InstructionSet = .best,
    _ body: (inout ScaledRowSampler) -> Void
  ) -> Bool {
    guard mapping.b == 0, mapping.c == 0, count > 0 else { return false }
    let first = mapping.position(x: x, y: 0).x &+ 1 &<< 23
    let canUseTaps = instructions == .avx2 && mapping.a > 0 && mapping.a <= 2 &<< 32
    let step = canUseTaps ? mapping.a : 0
    func column(_ index: Int) -> Int { (first &+ step &* index) &>> 32 }
    let window = source.window
    let columns =
      canUseTaps
      ? source.column(column(0))..<source.column(column(count &- 1) &+ 1) &+ 1 : window.minX..<window.maxX
    var (start, end) = (0, canUseTaps ? count : 0)
    while start < end, column(start) < window.minX { start &+= 1 }
    while end > start, column(end &- 1) &+ 1 >= window.maxX { end &-= 1 }
    let eights = (end &- start) / PixelLanes.count
    let remainder = eights > 0 ? (end &- start) % PixelLanes.count : 0
    withUnsafeTemporaryAllocation(of: matchcut_column_taps.self, capacity: eights + 1) { taps in
      // The kernel reads eight pixels from each position on.
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: columns.count + PixelLanes.count) { row in
        guard let base = taps.baseAddress, let row = row.baseAddress else { return }
        if eights > 0 {
          matchcut_make_column_taps(Int64(first &+ step &* start), Int64(step), base, eights)
          if remainder > 0 {
            matchcut_make_column_taps(Int64(first &+ step &* (end &- PixelLanes.count)), Int64(step), base + eights, 1)
          }
        }
        var rows = ScaledRowSampler(
          source: source, mapping: mapping, x: x, count: count, instructions: instructions, columns: columns,
          whole: start..<start &+ eights &* PixelLanes.count &+ remainder,
          taps: UnsafeMutableBufferPointer(rebasing: taps[..<(eights &+ (remainder > 0 ? 1 : 0))]), row: row)
        body(&rows)
      }
    }
    return true
  }

  private init(
    source: PixelSource, mapping: AffineMapping, x: Int, count: Int, instructions: InstructionSet, columns: Range<Int>,
    whole: Range<Int>, taps: UnsafeMutableBufferPointer<matchcut_column_taps>, row: UnsafeMutablePointer<UInt32>
  ) {
    (self.source, self.mapping, self.x, self.count) = (source, mapping, x, count)
    (self.instructions, self.columns, self.whole, self.taps, self.row) = (instructions, columns, whole, taps, row)
  }

  /// Writes the pixels of a row of the canvas, the same as `Sampler.bilinear`.
  package func sample(y: Int, into target: UnsafeMutablePointer<UInt32>) {
    guard let base = taps.baseAddress, !taps.isEmpty else {
      Sampler.bilinear(source, mapping, x: x, y: y, into: target, count: count, instructions: instructions)
      return
    }
    let position = position(y)
    let (top, bottom) = (source.row(position &>> 8), source.row(position &>> 8 &+ 1))
    let weight = UInt16(truncatingIfNeeded: position & 255)
    // Prefetches the next row's source rows that lie below these.
    for row in (position &>> 8 &+ 2..<max(self.position(y &+ 1) &>> 8 &+ 2, position &>> 8 &+ 2)).prefix(2) {
      source.prefetch(row: row, columns: columns)
    }
    PixelLanes.mixRow(
      top + columns.lowerBound, bottom + columns.lowerBound, weight: weight, into: row, count: columns.count,
      instructions: instructions)
    let first = UnsafePointer(row) - columns.lowerBound
    let eights = whole.count / PixelLanes.count
    matchcut_mix_column_taps(first, base, target + whole.lowerBound, eights)
    if eights < taps.count {
      matchcut_mix_column_taps(first, base + eights, target + (whole.upperBound &- PixelLanes.count), 1)
    }
    for index in 0..<whole.lowerBound { target[index] = single(x &+ index, position) }
    for index in whole.upperBound..<count { target[index] = single(x &+ index, position) }
  }

  /// Whether a row of the canvas has the same pixels as the row of the last call.
  ///
  /// In reduced or little enlarged bitmaps only rows at the same position are compared.
  package mutating func repeatsPreviousRow(y: Int) -> Bool {
    let position = position(y)
    let (top, bottom) = (clamped(position &>> 8), clamped(position &>> 8 &+ 1))
    let isSame = last.map { $0.top == top && $0.bottom == bottom } ?? false
    let isFlat = isSame ? last?.isFlat == true : top == bottom || (isEnlarged && hasSamePixels(top, bottom))
    let pair = Pair(top: top, bottom: bottom, weight: position & 255, isFlat: isFlat)
    defer { last = pair }
    guard let last else { return false }
    if isSame { return isFlat || last.weight == pair.weight }
    return last.isFlat && isFlat && (last.bottom == top || last.top == bottom || hasSamePixels(last.top, top))
  }

  private var isEnlarged: Bool { mapping.d.magnitude <= 1 &<< 31 }

  /// A row's position in the source, in 1/256 of a pixel.
  private func position(_ y: Int) -> Int { (mapping.position(x: 0, y: y).y &+ 1 &<< 23) &>> 24 }

  private func clamped(_ row: Int) -> Int { min(max(row, source.window.minY), source.window.maxY &- 1) }

  private func single(_ x: Int, _ y: Int) -> UInt32 {
    source.bilinear(x: (mapping.position(x: x, y: 0).x &+ 1 &<< 23) &>> 24, y: y)
  }

  /// Whether two source rows are equal in the columns that are read.
  private func hasSamePixels(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (source.row(first), source.row(second))
    for column in columns where a[column] != b[column] { return false }
    return true
  }
}
