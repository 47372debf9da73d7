import CoreGraphics
import Raster

/// Draws operations into bands of a canvas, one band after the other.
struct BandPainter {
  private let operations: [DrawOperation]
  private let canvas: PaintTarget
  private let buffers = GroupBuffers()
  /// What the first operation hides of the memory beneath; as a rule that is the background, and hides all.
  private let covered: PixelRect
  private var occlusion: Occlusion

  /// A painter for a canvas, which is all or a part of what the operations draw on.
  init(operations: [DrawOperation], canvas: PaintTarget) {
    self.operations = operations
    self.canvas = canvas
    covered = operations.first?.occluded ?? .empty
    occlusion = Occlusion(operations)
  }

  /// Draws one band; `band` spans the canvas from side to side.
  mutating func paint(_ band: PixelRect) {
    occlusion.update(band: band)
    var target = PaintTarget(base: canvas.pointer(x: band.minX, y: band.minY), stride: canvas.stride, rect: band)
    var outer: [PaintTarget] = []
    if !covered.contains(band) { target.clear() }
    var index = 0
    while index < operations.count {
      let part = occlusion.visible[index]
      switch operations[index].paint {
      case .solid(let color):
        if !part.isEmpty { paint(color, operations[index], part, target) }
      case .picture(let paint):
        if !part.isEmpty { PicturePainter(paint, operations[index], buffers).paint(part, target) }
      case .gradient(let paint):
        if !part.isEmpty { self.paint(paint, operations[index], part, target) }
      case .group(let count):
        if let base = part.isEmpty ? nil : buffers.pixels(depth: outer.count + 1, count: part.width * part.height) {
          outer.append(target)
          target = PaintTarget(base: base, stride: part.width, rect: part)
          target.clear()
        } else {
          index += count + 1
        }
      case .endGroup:
        let group = target
        if let last = outer.popLast() { target = last }
        compose(group, operations[index], target)
      }
      index += 1
    }
  }

  private func paint(_ color: CGColor, _ operation: DrawOperation, _ part: PixelRect, _ target: PaintTarget) {
    let pixel = operation.pixel(color)
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
      for change in operation.effect.changes {
        change.apply(to: group.pointer(x: group.rect.minX, y: y), count: group.rect.width)
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
