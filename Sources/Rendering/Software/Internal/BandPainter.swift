import CoreGraphics
import Raster

/// Draws operations into bands of a canvas, one band after the other.
struct BandPainter {
  private let operations: [DrawOperation]
  private let canvas: UnsafeMutablePointer<UInt32>
  private let width: Int
  private let buffers = GroupBuffers()
  /// What the first operation hides of the memory beneath; as a rule that is the background, and hides all.
  private let covered: PixelRect
  private var occlusion: Occlusion

  /// A painter for a canvas `width` pixels wide.
  init(operations: [DrawOperation], canvas: UnsafeMutablePointer<UInt32>, width: Int) {
    self.operations = operations
    self.canvas = canvas
    self.width = width
    covered = operations.first?.occluded ?? .empty
    occlusion = Occlusion(operations)
  }

  /// Draws one band; `band` spans the canvas from side to side.
  mutating func paint(_ band: PixelRect) {
    occlusion.update(band: band)
    var target = PaintTarget(base: canvas + band.minY * width, stride: width, rect: band)
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
    operation.shape.forEachBlock(in: part) { block, coverage in
      target.blend(block, pixel: pixel, coverage: coverage)
    }
  }

  private func compose(_ group: PaintTarget, _ operation: DrawOperation, _ target: PaintTarget) {
    let opacity = operation.amount
    operation.shape.forEachBlock(in: group.rect) { block, coverage in
      let amount = PixelMath.multiply(coverage, opacity)
      for y in block.minY..<block.maxY {
        SpanKernels.blend(
          target.pointer(x: block.minX, y: y), from: group.pointer(x: block.minX, y: y), count: block.width,
          amount: amount)
      }
    }
  }
}
