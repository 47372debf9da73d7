import StudioHost

/// Shrinks bitmaps: each pixel is the mean of the area that it covers, weighted by the parts of pixels in it.
struct AreaFilter {
  /// The source pixels of one pixel: the first one, counted from the beginning of the period, and the weights of three.
  private struct Taps {
    let first: Int
    let weights: (UInt32, UInt32, UInt32)
  }

  let scale: WindowScale
  /// The taps of each pixel of a period.
  private let taps: [Taps]
  /// The sum of the weights in both directions: 4, 9 or 16.
  private let total: UInt32
  /// A factor of 16 bits by which a sum is divided; exact for all sums of 8-bit channels.
  private let reciprocal: UInt32

  init(_ scale: WindowScale) {
    self.scale = scale
    let (numerator, denominator) = (scale.numerator, scale.denominator)
    // In parts of a source pixel, of which each one has `numerator`, a pixel covers `denominator`.
    taps = (0..<numerator).map { phase in
      let (start, end) = (phase * denominator, (phase + 1) * denominator)
      let first = start / numerator
      func weight(_ index: Int) -> UInt32 {
        UInt32(max(0, min(end, (first + index + 1) * numerator) - max(start, (first + index) * numerator)))
      }
      return Taps(first: first, weights: (weight(0), weight(1), weight(2)))
    }
    total = UInt32(denominator * denominator)
    reciprocal = (65_536 + total - 1) / total
  }

  /// Writes an area of the shrunk bitmap, row by row; beyond the source its last row and column count.
  ///
  /// - Parameters:
  ///   - source: the pixels, four channels of 8 bits each.
  ///   - area: the area, in pixels of the shrunk bitmap and inside of it.
  ///   - write: called with each row's number and its pixels.
  func shrink(
    _ source: UnsafePointer<UInt32>, width: Int, height: Int, _ area: DrawnFrame.Area,
    write: (Int, UnsafeBufferPointer<UInt32>) -> Void
  ) {
    guard area.width > 0, area.height > 0 else { return }
    if scale == .full {
      for row in area.y..<area.y + area.height {
        write(row, UnsafeBufferPointer(start: source + row * width + area.x, count: area.width))
      }
      return
    }
    let first = start(of: area.x)
    // Three columns count for each pixel, the last of them perhaps with no weight.
    let columns = start(of: area.x + area.width - 1) + 3 - first
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * columns + area.width) { memory in
      let (even, odd) = (memory.baseAddress!, memory.baseAddress! + columns)
      let row = UnsafeMutableBufferPointer(start: odd + columns, count: area.width)
      row.initialize(repeating: 0)
      for y in area.y..<area.y + area.height {
        let (firstRow, weights) = (start(of: y), taps[y % scale.numerator].weights)
        even.initialize(repeating: 0, count: 2 * columns)
        for (index, weight) in [weights.0, weights.1, weights.2].enumerated() where weight > 0 {
          let line = source + min(firstRow + index, height - 1) * width
          Self.add(line, width, from: first, weight, columns, to: even, odd)
        }
        shrinkRow(row, from: area.x, firstColumn: first, even, odd)
        write(y, UnsafeBufferPointer(row))
      }
    }
  }

  /// The first source column or row of a pixel.
  @inline(__always) private func start(of index: Int) -> Int {
    index / scale.numerator * scale.denominator + taps[index % scale.numerator].first
  }

  /// Adds the weighted channels of a row to sums of two channels each, 16 bits for one.
  private static func add(
    _ line: UnsafePointer<UInt32>, _ width: Int, from first: Int, _ weight: UInt32, _ columns: Int,
    to even: UnsafeMutablePointer<UInt32>, _ odd: UnsafeMutablePointer<UInt32>
  ) {
    let mask: UInt32 = 0x00FF_00FF
    let inside = max(0, min(columns, width - first))
    for index in 0..<inside {
      let pixel = line[first &+ index]
      even[index] &+= (pixel & mask) &* weight
      odd[index] &+= (pixel >> 8 & mask) &* weight
    }
    let last = line[width - 1]
    for index in inside..<columns {
      even[index] &+= (last & mask) &* weight
      odd[index] &+= (last >> 8 & mask) &* weight
    }
  }

  /// Makes a row's pixels of the sums of its columns.
  private func shrinkRow(
    _ row: UnsafeMutableBufferPointer<UInt32>, from x: Int, firstColumn: Int, _ even: UnsafePointer<UInt32>,
    _ odd: UnsafePointer<UInt32>
  ) {
    let (period, length) = (scale.numerator, scale.denominator)
    var (phase, base) = (x % period, x / period * length - firstColumn)
    taps.withUnsafeBufferPointer { taps in
      for index in 0..<row.count {
        let (column, weights) = (base &+ taps[phase].first, taps[phase].weights)
        let low =
          even[column] &* weights.0 &+ even[column &+ 1] &* weights.1 &+ even[column &+ 2] &* weights.2
        let high =
          odd[column] &* weights.0 &+ odd[column &+ 1] &* weights.1 &+ odd[column &+ 2] &* weights.2
        row[index] = divided(low) | divided(high) << 8
        phase &+= 1
        if phase == period { (phase, base) = (0, base &+ length) }
      }
    }
  }

  /// Divides both halves of a sum by the sum of the weights, to the nearest.
  @inline(__always) private func divided(_ sums: UInt32) -> UInt32 {
    let half = total / 2
    let (low, high) = (((sums & 0xFFFF) &+ half) &* reciprocal, ((sums >> 16) &+ half) &* reciprocal)
    return low >> 16 | (high & 0xFFFF_0000)
  }
}
