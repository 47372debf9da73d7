import CWideKernels

/// Reads a stretch of several rows of a picture that is only moved, enlarged or reduced: what their columns have in common is found
/// out once, and rows that show the same pixels are known.
package struct ScaledRowSampler {
  private let source: PixelSource
  private let mapping: AffineMapping
  /// The stretch's first column and how many there are.
  private let x, count: Int
  private let instructions: InstructionSet
  /// The picture's columns that are read.
  private let columns: Range<Int>
  /// The part of the stretch, in eights, whose neighbours lie in the window.
  private let whole: Range<Int>
  /// Where those are read; behind them, if the part is no multiple of eight, its last eight. Empty where there is none.
  private let found: UnsafeMutableBufferPointer<matchcut_columns>
  private let row: UnsafeMutablePointer<UInt32>
  private var last: Pair?

  /// Two rows of a picture between which a place lies.
  private struct Pair {
    let top, bottom: Int
    /// The lower one's, in 1/256.
    let weight: Int
    /// Whether both hold the same pixels.
    let isFlat: Bool
  }

  /// Calls `body` with a reader of `count` columns from `x` on; not at all, and gives false, where rows do not stay rows.
  package static func read(
    _ source: PixelSource, _ mapping: AffineMapping, x: Int, count: Int, instructions: InstructionSet = .best,
    _ body: (inout ScaledRowSampler) -> Void
  ) -> Bool {
    guard mapping.b == 0, mapping.c == 0, count > 0 else { return false }
    let first = mapping.place(x: x, y: 0).x &+ 1 &<< 23
    let isFound = instructions == .avx2 && mapping.a > 0 && mapping.a <= 2 &<< 32
    let step = isFound ? mapping.a : 0
    func column(_ index: Int) -> Int { (first &+ step &* index) &>> 32 }
    let window = source.window
    let columns =
      isFound
      ? source.column(column(0))..<source.column(column(count &- 1) &+ 1) &+ 1 : window.minX..<window.maxX
    var (start, end) = (0, isFound ? count : 0)
    while start < end, column(start) < window.minX { start &+= 1 }
    while end > start, column(end &- 1) &+ 1 >= window.maxX { end &-= 1 }
    let eights = (end &- start) / PixelLanes.count
    let rest = eights > 0 ? (end &- start) % PixelLanes.count : 0
    withUnsafeTemporaryAllocation(of: matchcut_columns.self, capacity: eights + 1) { found in
      // The kernel reads eight pixels from each place on.
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: columns.count + PixelLanes.count) { row in
        guard let base = found.baseAddress, let row = row.baseAddress else { return }
        if eights > 0 {
          matchcut_find_columns(Int64(first &+ step &* start), Int64(step), base, eights)
          if rest > 0 {
            matchcut_find_columns(Int64(first &+ step &* (end &- PixelLanes.count)), Int64(step), base + eights, 1)
          }
        }
        var rows = ScaledRowSampler(
          source: source, mapping: mapping, x: x, count: count, instructions: instructions, columns: columns,
          whole: start..<start &+ eights &* PixelLanes.count &+ rest,
          found: UnsafeMutableBufferPointer(rebasing: found[..<(eights &+ (rest > 0 ? 1 : 0))]), row: row)
        body(&rows)
      }
    }
    return true
  }

  private init(
    source: PixelSource, mapping: AffineMapping, x: Int, count: Int, instructions: InstructionSet, columns: Range<Int>,
    whole: Range<Int>, found: UnsafeMutableBufferPointer<matchcut_columns>, row: UnsafeMutablePointer<UInt32>
  ) {
    (self.source, self.mapping, self.x, self.count) = (source, mapping, x, count)
    (self.instructions, self.columns, self.whole, self.found, self.row) = (instructions, columns, whole, found, row)
  }

  /// The pixels of a row of the canvas, as `Sampler.bilinear` gives them.
  package func sample(y: Int, into target: UnsafeMutablePointer<UInt32>) {
    guard let base = found.baseAddress, !found.isEmpty else {
      Sampler.bilinear(source, mapping, x: x, y: y, into: target, count: count, instructions: instructions)
      return
    }
    let place = place(y)
    let (top, bottom) = (source.row(place &>> 8), source.row(place &>> 8 &+ 1))
    let weight = UInt16(truncatingIfNeeded: place & 255)
    // Of the rows that are asked for next those that are not read now, if they lie below.
    for row in (place &>> 8 &+ 2..<max(self.place(y &+ 1) &>> 8 &+ 2, place &>> 8 &+ 2)).prefix(2) {
      source.prefetch(row: row, columns: columns)
    }
    PixelLanes.mixRow(
      top + columns.lowerBound, bottom + columns.lowerBound, weight: weight, into: row, count: columns.count,
      instructions: instructions)
    let first = UnsafePointer(row) - columns.lowerBound
    let eights = whole.count / PixelLanes.count
    matchcut_mix_found_columns(first, base, target + whole.lowerBound, eights)
    if eights < found.count {
      matchcut_mix_found_columns(first, base + eights, target + (whole.upperBound &- PixelLanes.count), 1)
    }
    for index in 0..<whole.lowerBound { target[index] = single(x &+ index, place) }
    for index in whole.upperBound..<count { target[index] = single(x &+ index, place) }
  }

  /// Whether a row of the canvas shows the same pixels as the one that this was last asked of.
  ///
  /// Where pictures are reduced or little enlarged, only rows are compared that lie at the same place.
  package mutating func repeatsPreviousRow(y: Int) -> Bool {
    let place = place(y)
    let (top, bottom) = (clamped(place &>> 8), clamped(place &>> 8 &+ 1))
    let isSame = last.map { $0.top == top && $0.bottom == bottom } ?? false
    let isFlat = isSame ? last?.isFlat == true : top == bottom || (isEnlarged && hasSamePixels(top, bottom))
    let pair = Pair(top: top, bottom: bottom, weight: place & 255, isFlat: isFlat)
    defer { last = pair }
    guard let last else { return false }
    if isSame { return isFlat || last.weight == pair.weight }
    return last.isFlat && isFlat && (last.bottom == top || last.top == bottom || hasSamePixels(last.top, top))
  }

  private var isEnlarged: Bool { mapping.d.magnitude <= 1 &<< 31 }

  /// A row's place in the picture, in 1/256 of a pixel.
  private func place(_ y: Int) -> Int { (mapping.place(x: 0, y: y).y &+ 1 &<< 23) &>> 24 }

  private func clamped(_ row: Int) -> Int { min(max(row, source.window.minY), source.window.maxY &- 1) }

  private func single(_ x: Int, _ y: Int) -> UInt32 {
    source.bilinear(x: (mapping.place(x: x, y: 0).x &+ 1 &<< 23) &>> 24, y: y)
  }

  /// Whether two rows of the picture are alike in the columns that are read.
  private func hasSamePixels(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (source.row(first), source.row(second))
    for column in columns where a[column] != b[column] { return false }
    return true
  }
}
