import Raster

/// Counts how often each pixel of a canvas is drawn.
struct Overdraw {
  /// A count for each pixel, row by row; 255 stands for 255 or more.
  private(set) var counts: [UInt8]
  private let canvas: PixelRect

  /// Counts the pixels that a plan for the canvas draws.
  init(_ plan: PaintPlan, _ canvas: PixelRect) {
    self.canvas = canvas
    counts = [UInt8](repeating: 0, count: canvas.width * canvas.height)
    var occlusion = Occlusion()
    for band in 0..<plan.bands {
      let list = plan.list(band)
      occlusion.update(band: plan.rect(band), plan.steps, list)
      var next = 0
      for (position, index) in list.enumerated() where index >= next {
        let part = occlusion.visible[position]
        if part.isEmpty {
          next = plan.steps[index].next
        } else {
          add(plan.operations[index], part, around: occlusion.hidden[position])
        }
      }
    }
  }

  private mutating func add(_ operation: DrawOperation, _ part: PixelRect, around hidden: PixelRect) {
    var blocks: [PixelRect] = []
    switch operation.paint {
    case .group: return
    case .endGroup: operation.forEachBlock(in: part) { block, _ in blocks.append(block) }
    case .solid, .image, .gradient:
      part.forEachRect(around: hidden) { operation.forEachBlock(in: $0) { block, _ in blocks.append(block) } }
    }
    for block in blocks {
      for y in block.minY..<block.maxY {
        let row = (y - canvas.minY) * canvas.width - canvas.minX
        for index in row + block.minX..<row + block.maxX where counts[index] < 255 { counts[index] += 1 }
      }
    }
  }

  /// Composites the counts' colours over a bitmap of the canvas.
  func tint(_ bitmap: inout PixelBuffer) {
    for (index, count) in counts.enumerated() where count > 1 {
      bitmap.pixels[index] = PixelMath.over(Self.pixel(count), bitmap.pixels[index])
    }
  }

  /// The premultiplied colour of a count of two or more, half opaque.
  private static func pixel(_ count: UInt8) -> UInt32 {
    switch count {
    case 2: 0x8000_0080
    case 3: 0x8000_8000
    case 4: 0x8080_5A60
    default: 0x8080_0000
    }
  }
}
