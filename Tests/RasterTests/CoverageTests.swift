import Raster
import Testing

@Test func aWholePixelSquareCoversItsPixelsFullyAndNoOthers() {
  let canvas = CoverageCanvas([(1, 1), (3, 1), (3, 3), (1, 3)], width: 4, height: 4)
  #expect(canvas.rows == [[0, 0, 0, 0], [0, 255, 255, 0], [0, 255, 255, 0], [0, 0, 0, 0]])
}

@Test func aSquareOffTheGridCoversPixelsByTheirExactArea() {
  // Half of the left column, a quarter of the right one, three quarters of the top row.
  let canvas = CoverageCanvas([(0.5, 0.25), (2.25, 0.25), (2.25, 2), (0.5, 2)], width: 3, height: 2)
  #expect(canvas.rows == [[96, 191, 48], [128, 255, 64]])
}

@Test func aDiagonalHalvesThePixelsItCrosses() {
  let canvas = CoverageCanvas([(0, 0), (3, 3), (0, 3)], width: 3, height: 3)
  #expect(canvas.rows == [[128, 0, 0], [255, 128, 0], [255, 255, 128]])
}

@Test func aFlatSlopeSpreadsOverTheRow() {
  let canvas = CoverageCanvas([(0, 0), (4, 1), (0, 1)], width: 4, height: 1)
  #expect(canvas.rows == [[223, 159, 96, 32]])
}

@Test(arguments: [(FillRule.nonZero, UInt8(255)), (.evenOdd, 0)])
func whereAnOutlineWindsTwiceTheRuleDecides(rule: FillRule, middle: UInt8) {
  var outline = Outline(polygon: [(0, 0), (3, 0), (3, 3), (0, 3)])
  outline.addPolygon([(1, 1), (2, 1), (2, 2), (1, 2)])
  let canvas = CoverageCanvas(ScanConverter(outline, rule: rule), width: 3, height: 3)
  #expect(canvas.rows == [[255, 255, 255], [255, middle, 255], [255, 255, 255]])
}

@Test(arguments: [FillRule.nonZero, .evenOdd])
func aHoleIsAContourInTheOtherDirection(rule: FillRule) {
  var outline = Outline(polygon: [(0, 0), (3, 0), (3, 3), (0, 3)])
  outline.addPolygon([(1, 1), (1, 2), (2, 2), (2, 1)])
  let canvas = CoverageCanvas(ScanConverter(outline, rule: rule), width: 3, height: 3)
  #expect(canvas.rows[1] == [255, 0, 255])
}

@Test func spansComeInOrderAndJoinEqualPixels() {
  var spans: [CoverageSpan] = []
  let outline = Outline(polygon: [(0.5, 0), (9, 0), (9, 1), (0.5, 1)])
  ScanConverter(outline).forEachSpan(in: PixelRect(x: 0, y: 0, width: 20, height: 5)) { spans.append($0) }
  #expect(
    spans == [
      CoverageSpan(y: 0, x: 0, length: 1, coverage: 128), CoverageSpan(y: 0, x: 1, length: 8, coverage: 255),
    ])
}

@Test func contoursThatAreLeftOpenAreClosed() {
  var outline = Outline()
  outline.move(toX: 0, y: 0)
  outline.addLine(toX: 2, y: 0)
  outline.addLine(toX: 2, y: 2)
  outline.addLine(toX: 0, y: 2)
  outline.move(toX: 3, y: 0)
  outline.addLine(toX: 4, y: 0)
  outline.addLine(toX: 4, y: 1)
  outline.addLine(toX: 3, y: 1)
  outline.close()
  let canvas = CoverageCanvas(ScanConverter(outline), width: 4, height: 2)
  #expect(canvas.rows == [[255, 255, 0, 255], [255, 255, 0, 0]])
}

@Test func curvesStayCloseToTheirTrueArea() {
  var circle = Outline()
  let k = 0.5522847498307936 * 20
  circle.move(toX: 45, y: 25)
  circle.addCurve(control1: (45, 25 + k), control2: (25 + k, 45), to: (25, 45))
  circle.addCurve(control1: (25 - k, 45), control2: (5, 25 + k), to: (5, 25))
  circle.addCurve(control1: (5, 25 - k), control2: (25 - k, 5), to: (25, 5))
  circle.addCurve(control1: (25 + k, 5), control2: (45, 25 - k), to: (45, 25))
  circle.close()
  let area = CoverageCanvas(ScanConverter(circle), width: 50, height: 50).area
  #expect((area - 400 * 3.14159265).magnitude < 1.5)

  var parabola = Outline()
  parabola.move(toX: 0, y: 0)
  parabola.addQuadCurve(control: (10, 20), to: (20, 0))
  parabola.close()
  // The parabola over a chord holds two thirds of the control triangle.
  let segment = CoverageCanvas(ScanConverter(parabola), width: 20, height: 20).area
  #expect((segment - 20 * 20 / 2 * 2 / 3).magnitude < 0.5)
}
