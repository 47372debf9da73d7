import CoreGraphics
import Raster

/// Draws operations into bands of a canvas, one band after the other.
struct BandPainter {
  private let operations: [DrawOperation]
  private let canvas: UnsafeMutablePointer<UInt32>
  private let width: Int
  private let buffers = GroupBuffers()
  private var occlusion = Occlusion()

  /// A painter for a canvas `width` pixels wide.
  init(operations: [DrawOperation], canvas: UnsafeMutablePointer<UInt32>, width: Int) {
    self.operations = operations
    self.canvas = canvas
    self.width = width
  }

  /// Draws one band; `band` spans the canvas from side to side.
  mutating func paint(_ band: PixelRect) {
    occlusion.update(operations, band: band)
    var target = PaintTarget(base: canvas + band.minY * width, stride: width, rect: band)
    var outer: [PaintTarget] = []
    // The first operation is the background, as a rule; where it is opaque nothing needs clearing.
    if operations.first?.occluded.contains(band) != true { clear(target) }
    var index = 0
    while index < operations.count {
      let operation = operations[index]
      let part = occlusion.visible[index]
      switch operation.paint {
      case .solid(let color):
        if !part.isEmpty { paint(operation.pixel(color), operation.shape, part, target) }
      case .picture(let paint):
        if !part.isEmpty { PicturePainter(paint, operation, buffers).paint(part, target) }
      case .group(let count):
        if let base = part.isEmpty ? nil : buffers.pixels(depth: outer.count + 1, count: part.width * part.height) {
          outer.append(target)
          target = PaintTarget(base: base, stride: part.width, rect: part)
          clear(target)
        } else {
          index += count + 1
        }
      case .endGroup:
        let group = target
        if let last = outer.popLast() { target = last }
        compose(group, operation, target)
      }
      index += 1
    }
  }

  private func clear(_ target: PaintTarget) {
    for y in target.rect.minY..<target.rect.maxY {
      SpanKernels.clear(target.pointer(x: target.rect.minX, y: y), count: target.rect.width)
    }
  }

  private func paint(_ pixel: UInt32, _ shape: DrawShape, _ part: PixelRect, _ target: PaintTarget) {
    switch shape {
    case .pixels:
      for y in part.minY..<part.maxY {
        SpanKernels.blend(target.pointer(x: part.minX, y: y), count: part.width, pixel: pixel)
      }
    case .coverage(let converter, _):
      converter.forEachSpan(in: part) { span in
        SpanKernels.blend(
          target.pointer(x: span.x, y: span.y), count: span.length, pixel: pixel, coverage: span.coverage)
      }
    }
  }

  private func compose(_ group: PaintTarget, _ operation: DrawOperation, _ target: PaintTarget) {
    let amount = operation.amount
    switch operation.shape {
    case .pixels:
      for y in group.rect.minY..<group.rect.maxY {
        SpanKernels.blend(
          target.pointer(x: group.rect.minX, y: y), from: group.pointer(x: group.rect.minX, y: y),
          count: group.rect.width, amount: amount)
      }
    case .coverage(let converter, _):
      converter.forEachSpan(in: group.rect) { span in
        SpanKernels.blend(
          target.pointer(x: span.x, y: span.y), from: group.pointer(x: span.x, y: span.y), count: span.length,
          amount: PixelMath.multiply(span.coverage, amount))
      }
    }
  }
}
