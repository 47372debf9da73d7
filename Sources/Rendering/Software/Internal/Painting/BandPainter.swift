import CoreGraphics
import Raster

/// Draws operations into the bands of a canvas, one band after the other.
final class BandPainter {
  private let plan: PaintPlan
  private let canvas: PaintTarget
  private let buffers = GroupBufferPool()
  private var occlusion = Occlusion()

  /// Creates a painter for the canvas of a plan.
  init(_ plan: PaintPlan, canvas: PaintTarget) {
    self.plan = plan
    self.canvas = canvas
  }

  /// Draws one band, which is as wide as the canvas.
  func paint(_ number: Int) {
    let (band, list) = (plan.rect(number), plan.list(number))
    occlusion.update(band: band, plan.steps, list)
    var target = PaintTarget(base: canvas.pointer(x: band.minX, y: band.minY), stride: canvas.stride, rect: band)
    var outer: [PaintTarget] = []
    // The first operation is usually an opaque background, and then the memory need not be cleared.
    if !(list.first.map { plan.steps[$0].occluded.contains(band) } ?? false) { target.clear() }
    var position = 0
    func index(_ position: Int) -> Int { list[list.startIndex + position] }
    /// Skips this operation, or this group.
    func skip() {
      let next = plan.steps[index(position)].next
      repeat { position += 1 } while position < list.count && index(position) < next
    }
    while position < list.count {
      let part = occlusion.visible[position]
      if part.isEmpty {
        skip()
        continue
      }
      let operation = plan.operations[index(position)]
      switch operation.paint {
      case .solid, .image, .gradient:
        let following = position + 1 < list.count ? plan.operations[index(position + 1)] : nil
        if let following, let fused = fusedPair(at: position, operation, following, part) {
          fused.paint(part, target)
          position += 1
        } else if let following, paintUncovered(following, operation, part, target) {
          break
        } else {
          part.forEachRect(around: occlusion.hidden[position]) { self.paint(operation, $0, target) }
        }
      case .group:
        // Without memory for its buffer a group is not drawn.
        guard let base = buffers.pixels(depth: outer.count + 1, count: part.width * part.height) else {
          skip()
          continue
        }
        outer.append(target)
        target = PaintTarget(base: base, stride: part.width, rect: part)
        target.clear()
      case .endGroup:
        let group = target
        if let last = outer.popLast() { target = last }
        compose(group, operation, target)
      }
      position += 1
    }
  }

  /// The two operations as one, where both draw images over the same pixels and a single pass gives the same result.
  private func fusedPair(
    at position: Int, _ operation: DrawOperation, _ following: DrawOperation, _ part: PixelRect
  ) -> FusedImages? {
    guard occlusion.visible[position + 1] == part, occlusion.hidden[position].isEmpty,
      occlusion.hidden[position + 1].isEmpty
    else { return nil }
    return FusedImages(operation, following, in: part)
  }

  /// Draws only the uncovered part of one colour that the next operation, an opaque image or colour of any shape,
  /// mostly hides.
  ///
  /// Returns false, and draws nothing, where this does not apply.
  private func paintUncovered(
    _ following: DrawOperation, _ operation: DrawOperation, _ part: PixelRect, _ target: PaintTarget
  ) -> Bool {
    guard case .solid(let color) = operation.paint, operation.cuts.isEmpty, operation.shape.interior.contains(part),
      following.isLargeOccluder(in: part)
    else { return false }
    let pixel = operation.pixel(color)
    var (row, column) = (part.minY, part.minX)
    func fill(upTo y: Int, _ x: Int) {
      func fillRect(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) {
        target.blend(PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY), pixel: pixel, coverage: 255)
      }
      if row < y, column > part.minX {
        fillRect(column, row, part.maxX, row + 1)
        (row, column) = (row + 1, part.minX)
      }
      if row < y { fillRect(part.minX, row, part.maxX, y) }
      row = y
      if column < x { fillRect(column, row, x, row + 1) }
      column = max(column, x)
    }
    following.shape.forEachBlock(in: part.intersection(following.bounds)) { block, coverage in
      guard coverage == 255 else { return }
      for y in block.minY..<block.maxY where y > row || (y == row && block.minX >= column) {
        fill(upTo: y, block.minX)
        column = block.maxX
      }
    }
    fill(upTo: part.maxY, part.minX)
    return true
  }

  private func paint(_ operation: DrawOperation, _ part: PixelRect, _ target: PaintTarget) {
    switch operation.paint {
    case .solid(let color): paint(color, operation, part, target)
    case .image(let paint): ImagePainter(paint, operation, buffers).paint(part, target)
    case .gradient(let paint): self.paint(paint, operation, part, target)
    case .group, .endGroup: break
    }
  }

  private func paint(_ color: CGColor, _ operation: DrawOperation, _ part: PixelRect, _ target: PaintTarget) {
    let pixel = operation.pixel(color)
    let columns = min(part.width, ScanConverter.maxRowWidth)
    if let outline = operation.narrowOutline(in: part), let row = buffers.pixels(depth: 0, count: columns) {
      SpanKernels.fill(row, count: columns, pixel: pixel)
      outline.forEachRow(in: part) { y, x, coverage in
        SpanKernels.blend(target.pointer(x: x, y: y), from: row, coverage: coverage)
      }
      return
    }
    operation.forEachBlock(in: part) { block, coverage in
      target.blend(block, pixel: pixel, coverage: coverage)
    }
  }

  private func paint(
    _ gradient: GradientPaint, _ operation: DrawOperation, _ part: PixelRect, _ target: PaintTarget
  ) {
    guard let row = buffers.pixels(depth: 0, count: part.width) else { return }
    let opacity = operation.amount
    operation.forEachBlock(in: part) { block, coverage in
      let amount = PixelMath.multiply(coverage, opacity)
      for y in block.minY..<block.maxY {
        gradient.fill(row, x: block.minX, y: y, count: block.width)
        SpanKernels.blend(target.pointer(x: block.minX, y: y), from: row, count: block.width, amount: amount)
      }
    }
  }

  private func compose(_ group: PaintTarget, _ operation: DrawOperation, _ target: PaintTarget) {
    for y in group.rect.minY..<group.rect.maxY {
      for matrix in operation.effect.colorMatrices {
        matrix.apply(to: group.pointer(x: group.rect.minX, y: y), count: group.rect.width)
      }
    }
    let opacity = operation.amount
    let mode = operation.effect.blendMode
    let blend = mode == .normal ? nil : Compositing.function(for: mode)
    operation.forEachBlock(in: group.rect) { block, coverage in
      for y in block.minY..<block.maxY {
        let (below, above) = (target.pointer(x: block.minX, y: y), group.pointer(x: block.minX, y: y))
        if let blend {
          for index in 0..<block.width {
            let pixel = PixelMath.scale(above[index], by: UInt32(opacity))
            below[index] = Compositing.mix(below[index], blend(pixel, below[index]), coverage: coverage)
          }
        } else if operation.effect.isMask {
          SpanKernels.mask(below, by: above, count: block.width)
        } else {
          SpanKernels.blend(
            below, from: above, count: block.width, amount: PixelMath.multiply(coverage, opacity))
        }
      }
    }
  }
}
