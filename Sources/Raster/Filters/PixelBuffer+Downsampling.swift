import CWideKernels

extension PixelBuffer {
  /// Whether each pixel is opaque.
  package var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { pixels in
      var index = 0
      while index < pixels.count {
        // Runs of 1,024 pixels are tested without a branch.
        let end = min(index &+ 1024, pixels.count)
        var all: UInt32 = 0xFF00_0000
        while index < end {
          all &= pixels[index]
          index &+= 1
        }
        if all != 0xFF00_0000 { return false }
      }
      return true
    }
  }

  /// Returns the bitmap with each block of 2ᶜᵒˡᵘᵐⁿˢ × 2ʳᵒʷˢ pixels averaged into one, rounded to nearest.
  ///
  /// Blocks at the right and lower border average only the pixels that exist. At most 12 halvings in each direction.
  package func downsampled(
    columns: Int, rows: Int, instructions: InstructionSet = .best, work: ParallelWork = .serial
  ) -> PixelBuffer {
    guard columns > 0 || rows > 0, width > 0, height > 0 else { return self }
    let (columns, rows) = (min(columns, 12), min(rows, 12))
    let newWidth = (width + 1 << columns - 1) >> columns
    let newHeight = (height + 1 << rows - 1) >> rows
    let reduced = [UInt32](unsafeUninitializedCapacity: newWidth * newHeight) { target, count in
      pixels.withUnsafeBufferPointer { source in
        // Each chunk writes rows of its own.
        nonisolated(unsafe) let (source, target) = (source, target)
        work.forEachRowRange(rows: newHeight, pixelsPerRow: width << rows) { lines in
          for y in lines { reduce(source, columns, rows, y: y, into: target, newWidth, instructions) }
        }
      }
      count = newWidth * newHeight
    }
    return PixelBuffer(width: newWidth, height: newHeight, pixels: reduced)
  }

  /// Writes one row of the downsampled bitmap.
  private func reduce(
    _ source: UnsafeBufferPointer<UInt32>, _ columns: Int, _ rows: Int, y: Int,
    into target: UnsafeMutableBufferPointer<UInt32>, _ newWidth: Int, _ instructions: InstructionSet
  ) {
    let lines = y << rows..<min((y + 1) << rows, height)
    // Whole blocks of few rows are summed eight columns at a time.
    let usesAVX2 = instructions == .avx2 && rows <= 8 && lines.count == 1 << rows
    let whole = usesAVX2 ? width >> columns : 0
    if whole > 0, let base = source.baseAddress, let row = target.baseAddress.map({ $0 + y * newWidth }) {
      averageBlocksAVX2(base + lines.lowerBound * width, into: row, count: whole, columns: columns, rows: rows)
    }
    for x in whole..<newWidth {
      target[y * newWidth + x] = mean(source, lines, x << columns, min((x + 1) << columns, width))
    }
  }

  @inline(__always)
  private func mean(_ source: UnsafeBufferPointer<UInt32>, _ lines: Range<Int>, _ left: Int, _ right: Int) -> UInt32 {
    // Each sum holds two channels of 32 bits: 255 · 4,096 · 4,096 fits.
    var even: UInt64 = 0
    var odd: UInt64 = 0
    for line in lines {
      var index = line &* width &+ left
      let end = line &* width &+ right
      while index < end {
        let pixel = UInt64(source[index])
        even &+= (pixel & 0xFF) | (pixel & 0xFF_0000) &<< 16
        odd &+= (pixel &>> 8 & 0xFF) | (pixel & 0xFF00_0000) &<< 8
        index &+= 1
      }
    }
    let count = UInt64(lines.count * (right - left))
    func rounded(_ sum: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: (sum &+ count / 2) / count) }
    let (blue, red) = (rounded(even & 0xFFFF_FFFF), rounded(even &>> 32))
    let (green, alpha) = (rounded(odd & 0xFFFF_FFFF), rounded(odd &>> 32))
    return alpha << 24 | red << 16 | green << 8 | blue
  }

  /// Writes the averages of `count` whole blocks that lie side by side.
  private func averageBlocksAVX2(
    _ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, count: Int, columns: Int, rows: Int
  ) {
    let (blockWidth, blockHeight) = (1 << columns, 1 << rows)
    // A piece's width is a multiple of the block width and of eight.
    let piece = max(blockWidth, 1024)
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: piece * 4) { sums in
      guard let base = sums.baseAddress else { return }
      var block = 0
      while block < count {
        let blocks = min(count - block, piece / blockWidth)
        let start = block * blockWidth
        // Columns beyond the last eight are summed one by one.
        let eights = (blocks * blockWidth) & -8
        matchcut_add_rows(source + start, width, blockHeight, base, eights)
        for column in eights..<blocks * blockWidth {
          for channel in 0..<4 {
            var sum: UInt32 = 0
            for line in 0..<blockHeight { sum &+= source[start + column + line * width] >> UInt32(8 * channel) & 255 }
            base[column * 4 + channel] = UInt16(sum)
          }
        }
        matchcut_average_blocks(base, columns, columns + rows, target + block, blocks)
        block += blocks
      }
    }
  }
}
