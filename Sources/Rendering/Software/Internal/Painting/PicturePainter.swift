import Raster

/// Draws a picture into a band.
struct PicturePainter {
  private let paint: PicturePaint
  private let operation: DrawOperation
  private let amount: UInt8
  private let buffers: GroupBuffers

  init(_ paint: PicturePaint, _ operation: DrawOperation, _ buffers: GroupBuffers) {
    self.paint = paint
    self.buffers = buffers
    self.operation = operation
    amount = operation.amount
  }

  /// Draws the part of the picture that lies in `part`.
  func paint(_ part: PixelRect, _ target: PaintTarget) {
    guard let row = buffers.pixels(depth: 0, count: 2 * part.width) else { return }
    paint.level.withSource { source in
      if let next = paint.next {
        next.level.withSource { other in
          operation.forEachBlock(in: part) { block, coverage in
            let amount = PixelMath.multiply(coverage, amount)
            for y in block.minY..<block.maxY {
              let (x, count) = (block.minX, block.width)
              sample(source, paint.level, x: x, y: y, count: count, into: row)
              sample(other, next.level, x: x, y: y, count: count, into: row + part.width)
              Sampler.mix(row, with: row + part.width, weight: next.weight, count: count)
              lay(row, target.pointer(x: x, y: y), count: count, amount: amount)
            }
          }
        }
      } else if let outline = operation.narrowOutline(in: part) {
        outline.forEachRow(in: part) { y, x, coverage in
          sample(source, paint.level, x: x, y: y, count: coverage.count, into: row)
          SpanKernels.blend(target.pointer(x: x, y: y), from: row, coverage: coverage, amount: amount)
        }
      } else {
        paint(source, part, row, target)
      }
    }
  }

  private func paint(
    _ source: PixelSource, _ part: PixelRect, _ row: UnsafeMutablePointer<UInt32>, _ target: PaintTarget
  ) {
    // Runs that lie side by side in a short row are read at once: each reading takes as long as some pixels.
    withUnsafeTemporaryAllocation(of: CoverageSpan.self, capacity: Self.shortRow) { runs in
      var count = 0
      operation.forEachBlock(in: part) { block, coverage in
        let isShort = block.height == 1 && block.width < Self.shortRow
        let last: CoverageSpan? = count > 0 ? runs[count - 1] : nil
        if let last,
          !isShort || count == runs.count || last.y != block.minY || last.x > block.minX
            || block.maxX - runs[0].x > Self.shortRow
        {
          paint(UnsafeBufferPointer(rebasing: runs[..<count]), source, row, target)
          count = 0
        }
        if isShort {
          runs.initializeElement(
            at: count, to: CoverageSpan(y: block.minY, x: block.minX, length: block.width, coverage: coverage))
          count += 1
        } else {
          paintBlock(source, block, amount: PixelMath.multiply(coverage, amount), row, target)
        }
      }
      if count > 0 { paint(UnsafeBufferPointer(rebasing: runs[..<count]), source, row, target) }
    }
  }

  /// Draws runs of one row, from left to right.
  private func paint(
    _ runs: UnsafeBufferPointer<CoverageSpan>, _ source: PixelSource, _ row: UnsafeMutablePointer<UInt32>,
    _ target: PaintTarget
  ) {
    let (first, last) = (runs[0], runs[runs.count - 1])
    sample(source, paint.level, x: first.x, y: first.y, count: last.x + last.length - first.x, into: row)
    for run in runs {
      let amount = PixelMath.multiply(run.coverage, amount)
      lay(row + (run.x - first.x), target.pointer(x: run.x, y: run.y), count: run.length, amount: amount)
    }
  }

  /// Pixels in a row that is read at once.
  private static let shortRow = 64

  private func paintBlock(
    _ source: PixelSource, _ block: PixelRect, amount: UInt8, _ row: UnsafeMutablePointer<UInt32>, _ target: PaintTarget
  ) {
    guard !paint.isNearest, case .affine(let mapping) = paint.level.mapping,
      Sampler.pictureRow(source, mapping, y: block.minY) != nil
    else {
      for y in block.minY..<block.maxY {
        paintRun(source, x: block.minX, y: y, count: block.width, amount: amount, row, target)
      }
      return
    }
    // Where a picture is drawn out downwards, many rows are alike. What need not be blended is sampled where it belongs.
    let isWritten = amount == 255 && paint.isOpaque
    var (sampled, last): (Int?, UnsafeMutablePointer<UInt32>) = (nil, row)
    for y in block.minY..<block.maxY {
      let wanted = Sampler.pictureRow(source, mapping, y: y)
      let destination = target.pointer(x: block.minX, y: y)
      let isNew = sampled != wanted
      if isNew {
        if isWritten { last = destination }
        sample(source, paint.level, x: block.minX, y: y, count: block.width, into: last)
        sampled = wanted
      }
      if !isNew || !isWritten { lay(last, destination, count: block.width, amount: amount) }
    }
  }

  private func paintRun(
    _ source: PixelSource, x: Int, y: Int, count: Int, amount: UInt8, _ row: UnsafeMutablePointer<UInt32>,
    _ target: PaintTarget
  ) {
    let destination = target.pointer(x: x, y: y)
    if let pixels = paint.level.unchanged(source, x: x, y: y, count: count) {
      lay(pixels, destination, count: count, amount: amount)
    } else if amount == 255, paint.isOpaque {
      sample(source, paint.level, x: x, y: y, count: count, into: destination)
    } else {
      sample(source, paint.level, x: x, y: y, count: count, into: row)
      lay(row, destination, count: count, amount: amount)
    }
  }

  private func lay(
    _ pixels: UnsafePointer<UInt32>, _ destination: UnsafeMutablePointer<UInt32>, count: Int, amount: UInt8
  ) {
    if amount == 255, paint.isOpaque {
      SpanKernels.copy(destination, from: pixels, count: count)
    } else {
      SpanKernels.blend(destination, from: pixels, count: count, amount: amount)
    }
  }

  private func sample(
    _ source: PixelSource, _ level: PicturePaint.Level, x: Int, y: Int, count: Int,
    into destination: UnsafeMutablePointer<UInt32>
  ) {
    switch level.mapping {
    case .moved(let dx, let dy) where paint.isNearest:
      Sampler.nearest(source, x: x << 8 + dx, y: y << 8 + dy, into: destination, count: count)
    case .affine(let mapping) where paint.isNearest:
      Sampler.nearest(source, mapping, x: x, y: y, into: destination, count: count)
    case .perspective(let mapping) where paint.isNearest:
      Sampler.nearest(source, mapping, x: x, y: y, into: destination, count: count)
    case .moved(let dx, let dy):
      Sampler.translated(source, x: x << 8 + dx, y: y << 8 + dy, into: destination, count: count)
    case .affine(let mapping):
      Sampler.bilinear(source, mapping, x: x, y: y, into: destination, count: count)
    case .perspective(let mapping):
      Sampler.bilinear(source, mapping, x: x, y: y, into: destination, count: count)
    }
  }
}
