import Raster
import Testing

private func blocks(_ coverage: AxisAlignedCoverage, in clip: PixelRect) -> [UInt8] {
  var values = [UInt8](repeating: 0, count: clip.width * clip.height)
  coverage.forEachBlock(in: clip) { block, coverage in
    for y in block.minY..<block.maxY {
      for x in block.minX..<block.maxX {
        #expect(values[(y - clip.minY) * clip.width + x - clip.minX] == 0, "blocks overlap")
        values[(y - clip.minY) * clip.width + x - clip.minX] = coverage
      }
    }
  }
  return values
}

@Test(arguments: [
  (256, 256, 1024, 768), (100, 256, 1024, 768), (256, 17, 300, 700), (300, 300, 400, 400), (511, 255, 513, 257),
  (-300, -20, 5000, 600), (0, 0, 1, 1), (64, 64, 256, 256), (1, 1, 1280, 1535),
])
func axisAlignedCoverageIsTheSameInBlocksAndInRows(x0: Int, y0: Int, x1: Int, y1: Int) {
  let corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)].map { (x: Double($0.0) / 256, y: Double($0.1) / 256) }
  let rows = CoverageCanvas(ScanConverter(Outline(polygon: corners)), width: 8, height: 8)
  guard let coverage = AxisAlignedCoverage(x0: x0, y0: y0, x1: x1, y1: y1) else {
    Issue.record("no area")
    return
  }
  #expect(blocks(coverage, in: PixelRect(x: 0, y: 0, width: 8, height: 8)) == rows.values)
  #expect(coverage.bounds == ScanConverter(Outline(polygon: corners)).bounds)
  for y in 0..<8 {
    for x in 0..<8 {
      let isInside = coverage.interior.contains(PixelRect(x: x, y: y, width: 1, height: 1))
      #expect(isInside == (rows.values[y * 8 + x] == 255) || !isInside && rows.values[y * 8 + x] == 255)
    }
  }
}

@Test func aRectangleWithoutAreaHasNoCoverage() {
  #expect(AxisAlignedCoverage(x0: 5, y0: 0, x1: 5, y1: 9) == nil)
  #expect(AxisAlignedCoverage(x0: 5, y0: 9, x1: 6, y1: 3) == nil)
  #expect(AxisAlignedCoverage(PixelRect.empty) == nil)
}

@Test func rectanglesOfPixelsIntersectUniteAndContain() {
  let a = PixelRect(x: 0, y: 0, width: 4, height: 4)
  let b = PixelRect(x: 2, y: 1, width: 4, height: 2)
  #expect(a.intersection(b) == PixelRect(minX: 2, minY: 1, maxX: 4, maxY: 3))
  #expect(a.union(b) == PixelRect(x: 0, y: 0, width: 6, height: 4))
  #expect(a.intersection(PixelRect(x: 9, y: 9, width: 1, height: 1)) == .empty)
  #expect(a.union(.empty) == a)
  #expect(PixelRect.empty.union(b) == b)
  #expect(a.contains(PixelRect(x: 1, y: 1, width: 3, height: 3)))
  #expect(!a.contains(b))
  #expect(a.contains(.empty))
}
