import Raster
import Testing

/// A small fixed sequence of pseudo-random numbers.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  /// A number in the range, in steps of 1/1024.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    let steps = UInt64((range.upperBound - range.lowerBound) * 1024)
    return range.lowerBound + Double(next() % (steps + 1)) / 1024
  }

  mutating func polygon(corners: Int, in range: ClosedRange<Double>) -> [(x: Double, y: Double)] {
    (0..<corners).map { _ in (next(in: range), next(in: range)) }
  }
}

@Test(arguments: 1...12, [FillRule.nonZero, .evenOdd])
func coverageDoesNotDependOnTheBandsOfTheClip(seed: Int, rule: FillRule) {
  var numbers = Numbers(seed: UInt64(seed))
  var outline = Outline(polygon: numbers.polygon(corners: 3 + seed, in: -20...60))
  outline.addPolygon(numbers.polygon(corners: 4, in: 0...40))
  let converter = ScanConverter(outline, rule: rule)
  let whole = CoverageCanvas(converter, width: 40, height: 40)
  for (bandWidth, bandHeight) in [(40, 1), (40, 7), (1, 40), (13, 40), (5, 3), (1, 1)] {
    let cut = CoverageCanvas(converter, width: 40, height: 40, bandWidth: bandWidth, bandHeight: bandHeight)
    #expect(cut == whole, "bands of \(bandWidth) x \(bandHeight)")
  }
}

@Test(arguments: 1...40, [FillRule.nonZero, .evenOdd])
func rowsOfCoverageEqualSpans(seed: Int, rule: FillRule) {
  var numbers = Numbers(seed: UInt64(seed) &* 19)
  var outline = Outline(polygon: numbers.polygon(corners: 3 + seed % 9, in: -20...80))
  outline.addPolygon(numbers.polygon(corners: 4, in: 0...40))
  if seed % 2 == 0 { outline.addPolygon([(4, 3), (44, 3), (44, 40), (4, 40)]) }
  let converter = ScanConverter(outline, rule: rule)
  let width = ScanConverter.maxRowWidth
  let whole = CoverageCanvas(converter, width: width, height: 50)
  for instructions in [InstructionSet.baseline, .best] {
    for (bandWidth, bandHeight) in [(width, 50), (31, 50), (8, 7), (1, 50), (width, 1), (13, 3)] {
      let rows = CoverageCanvas(
        rowsOf: converter, width: width, height: 50, bandWidth: bandWidth, bandHeight: bandHeight, instructions)
      #expect(rows == whole, "bands of \(bandWidth) × \(bandHeight), \(instructions)")
    }
  }
}

@Test(arguments: 1...20)
func coverageAddsUpToTheAreaOfATriangle(seed: Int) {
  var numbers = Numbers(seed: UInt64(seed) &* 77)
  let p = numbers.polygon(corners: 3, in: 0...64)
  let area = ((p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[2].x - p[0].x) * (p[1].y - p[0].y)).magnitude / 2
  let canvas = CoverageCanvas(ScanConverter(Outline(polygon: p)), width: 64, height: 64)
  // Each pixel on the outline may be rounded by 1/510.
  #expect((canvas.area - area).magnitude < 0.6, "\(canvas.area) instead of \(area)")
}

@Test(arguments: 1...8)
func outlinesThatShareAnEdgeFillThePlaneTogether(seed: Int) {
  var numbers = Numbers(seed: UInt64(seed) &* 131)
  let a = (numbers.next(in: 0...32), 0.0), b = (numbers.next(in: 0...32), 32.0)
  let left = CoverageCanvas([(0, 0), a, b, (0, 32)], width: 32, height: 32)
  let right = CoverageCanvas([a, (32, 0), (32, 32), b], width: 32, height: 32)
  for (l, r) in zip(left.values, right.values) {
    let sum = Int(l) + Int(r)
    #expect((254...256).contains(sum))
  }
}

private let emptyPolygons: [[(Double, Double)]] = [
  [(0, 0), (.nan, 0), (5, 5)], [(0, 0), (.infinity, 0), (5, 5)], [(0, -.infinity), (4, 0), (5, 5)], [],
  [(3, 3)], [(1, 1), (5, 5)], [(1, 1), (5, 1), (9, 1)],
]

@Test(arguments: emptyPolygons)
func outlinesWithoutAreaOrNotFiniteCoverNothing(points: [(Double, Double)]) {
  let converter = ScanConverter(Outline(polygon: points))
  #expect(CoverageCanvas(converter, width: 8, height: 8).area == 0)
}

@Test func aPointThatIsNotFiniteEmptiesTheOutlineForGood() {
  var outline = Outline(polygon: [(0, 0), (4, 0), (4, 4), (0, 4)])
  outline.addLine(toX: .nan, y: 1)
  outline.addPolygon([(0, 0), (4, 0), (4, 4), (0, 4)])
  #expect(!outline.isFinite)
  #expect(outline.bounds == .empty)
  #expect(CoverageCanvas(ScanConverter(outline), width: 8, height: 8).area == 0)
}

@Test(arguments: [1e5, 1e7, 1e10, 1e15, 1e100, 1e308])
func enormousOutlinesAreCutToTheCanvas(size: Double) {
  let square = CoverageCanvas([(-size, -size), (size, -size), (size, size), (-size, size)], width: 6, height: 6)
  #expect(square.area == 36)
  let half = CoverageCanvas([(-size, 2), (size, 2), (size, size), (-size, size)], width: 6, height: 6)
  #expect(half.area == 24)
  let rightOf = CoverageCanvas([(2, -size), (size, -size), (size, size), (2, size)], width: 6, height: 6)
  #expect(rightOf.area == 24)
  let far = CoverageCanvas([(size, size), (size * 1.5, size), (size, size * 1.5)], width: 6, height: 6)
  #expect(far.area == 0)
  // A diamond about the origin: its lower right side runs at 45 degrees far away, or covers all.
  let diamond = CoverageCanvas([(0, -size), (size, 0), (0, size), (-size, 0)], width: 6, height: 6)
  #expect(diamond.area == 36)
}

@Test func emptyClipsGiveNoSpans() {
  let converter = ScanConverter(Outline(polygon: [(0, 0), (4, 0), (4, 4), (0, 4)]))
  for clip in [
    PixelRect.empty, PixelRect(x: 10, y: 0, width: 5, height: 5), PixelRect(x: 3, y: 3, width: -2, height: 2),
  ] {
    converter.forEachSpan(in: clip) { Issue.record("a span at \($0.x), \($0.y)") }
  }
}
