import Raster

/// Draws an image into a band.
struct ImagePainter {
  private let paint: ImagePaint
  private let operation: DrawOperation
  private let amount: UInt8
  private let buffers: GroupBufferPool

  init(_ paint: ImagePaint, _ operation: DrawOperation, _ buffers: GroupBufferPool) {
    self.paint = paint
    self.buffers = buffers
    self.operation = operation
    amount = operation.amount
  }

  /// Draws the part of the image inside `part`.
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
              composite(row, target.pointer(x: x, y: y), count: count, amount: amount)
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

  /// Because each read has a fixed cost, adjacent blocks are read together.
  private func paint(
    _ source: PixelSource, _ part: PixelRect, _ row: UnsafeMutablePointer<UInt32>, _ target: PaintTarget
  ) {
    withUnsafeTemporaryAllocation(of: ImageStrip.Block.self, capacity: ImageStrip.maxBlocks) { blocks in
      var count = 0
      operation.forEachBlock(in: part) { rect, coverage in
        let block = ImageStrip.Block(rect: rect, amount: PixelMath.multiply(coverage, amount))
        if count > 0, !ImageStrip.joins(block, UnsafeBufferPointer(rebasing: blocks[..<count])) {
          paint(ImageStrip(UnsafeBufferPointer(rebasing: blocks[..<count])), source, row, target)
          count = 0
        }
        blocks.initializeElement(at: count, to: block)
        count += 1
      }
      if count > 0 {
        paint(ImageStrip(UnsafeBufferPointer(rebasing: blocks[..<count])), source, row, target)
      }
    }
  }

  private func paint(
    _ strip: ImageStrip, _ source: PixelSource, _ row: UnsafeMutablePointer<UInt32>, _ target: PaintTarget
  ) {
    let (x, count) = (strip.rect.minX, strip.rect.width)
    // Opaque pixels are sampled directly into the target, if they are most of the strip.
    let isWritten = paint.isOpaque && strip.isMostlyWhole
    if strip.rect.height >= Self.minRowsForTaps, !paint.isNearest, case .affine(let mapping) = paint.level.mapping {
      let isEnlarged = mapping.d.magnitude <= 1 << 31
      let isDrawn = ScaledRowSampler.read(source, mapping, x: x, count: count) { rows in
        for y in strip.rect.minY..<strip.rect.maxY {
          if isWritten, !isEnlarged {
            replace(strip, y, row, target) { rows.sample(y: y, into: $0) }
          } else {
            // When an image is stretched vertically, many rows repeat.
            if !rows.repeatsPreviousRow(y: y) { rows.sample(y: y, into: row) }
            composite(strip, row, y, target)
          }
        }
      }
      if isDrawn { return }
    }
    for y in strip.rect.minY..<strip.rect.maxY {
      if let pixels = paint.level.unchanged(source, x: x, y: y, count: count) {
        composite(strip, pixels, y, target)
      } else if isWritten {
        replace(strip, y, row, target) { sample(source, paint.level, x: x, y: y, count: count, into: $0) }
      } else {
        sample(source, paint.level, x: x, y: y, count: count, into: row)
        composite(strip, row, y, target)
      }
    }
  }

  /// With fewer rows, preparing taps for the columns does not pay.
  private static let minRowsForTaps = 4

  /// Lets `read` write a strip's row into the target, and blends the partly covered pixels with what was there.
  @inline(__always)
  private func replace(
    _ strip: ImageStrip, _ y: Int, _ row: UnsafeMutablePointer<UInt32>, _ target: PaintTarget,
    _ read: (UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let start = target.pointer(x: strip.rect.minX, y: y)
    for block in strip.blocks where block.amount != 255 {
      let offset = block.rect.minX - strip.rect.minX
      SpanKernels.copy(row + offset, from: start + offset, count: block.rect.width)
    }
    read(start)
    for block in strip.blocks where block.amount != 255 {
      let offset = block.rect.minX - strip.rect.minX
      for index in offset..<offset + block.rect.width { swap(&start[index], &row[index]) }
      composite(row + offset, start + offset, count: block.rect.width, amount: block.amount)
    }
  }

  /// Composites a strip's row from its pixels.
  private func composite(_ strip: ImageStrip, _ pixels: UnsafePointer<UInt32>, _ y: Int, _ target: PaintTarget) {
    for block in strip.blocks {
      composite(
        pixels + (block.rect.minX - strip.rect.minX), target.pointer(x: block.rect.minX, y: y),
        count: block.rect.width, amount: block.amount)
    }
  }

  private func composite(
    _ pixels: UnsafePointer<UInt32>, _ destination: UnsafeMutablePointer<UInt32>, count: Int, amount: UInt8
  ) {
    if count == 1 {
      destination[0] = PixelMath.over(PixelMath.scale(pixels[0], by: UInt32(amount)), destination[0])
    } else if amount == 255, paint.isOpaque {
      SpanKernels.copy(destination, from: pixels, count: count)
    } else {
      SpanKernels.blend(destination, from: pixels, count: count, amount: amount)
    }
  }

  private func sample(
    _ source: PixelSource, _ level: ImagePaint.Level, x: Int, y: Int, count: Int,
    into destination: UnsafeMutablePointer<UInt32>
  ) {
    switch level.mapping {
    case .translated(let dx, let dy) where paint.isNearest:
      Sampler.nearest(source, x: x << 8 + dx, y: y << 8 + dy, into: destination, count: count)
    case .affine(let mapping) where paint.isNearest:
      Sampler.nearest(source, mapping, x: x, y: y, into: destination, count: count)
    case .perspective(let mapping) where paint.isNearest:
      Sampler.nearest(source, mapping, x: x, y: y, into: destination, count: count)
    case .translated(let dx, let dy):
      Sampler.translated(source, x: x << 8 + dx, y: y << 8 + dy, into: destination, count: count)
    case .affine(let mapping):
      Sampler.bilinear(source, mapping, x: x, y: y, into: destination, count: count)
    case .perspective(let mapping):
      Sampler.bilinear(source, mapping, x: x, y: y, into: destination, count: count)
    }
  }
}
