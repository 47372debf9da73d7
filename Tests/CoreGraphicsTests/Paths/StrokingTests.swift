import CoreGraphics
import Foundation
import Testing

@Suite("Stroking and dashing") struct StrokingTests {
  private static let line: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 10, y: 50), CGPoint(x: 110, y: 50)])
    return path
  }()

  private static let corner: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 100), CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)])
    return path
  }()

  private func stroke(
    _ path: CGPath, _ width: CGFloat, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  private static let caps: [(CGLineCap, Double, CGRect)] = [
    (CGLineCap.butt, 1000.0, CGRect(x: 10, y: 45, width: 100, height: 10)),
    (.square, 1100.0, CGRect(x: 5, y: 45, width: 110, height: 10)),
    (.round, 1000 + Double.pi * 25, CGRect(x: 5, y: 45, width: 110, height: 10)),
  ]

  @Test(arguments: caps)
  func capsEndALine(cap: CGLineCap, area: Double, bounds: CGRect) {
    let outline = stroke(Self.line, 10, cap)
    #expect(abs(outline.coveredArea() - area) < 1.5, "\(outline.coveredArea())")
    let found = outline.boundingBoxOfPath
    #expect(abs(found.minX - bounds.minX) < 0.01 && abs(found.maxX - bounds.maxX) < 0.01)
    #expect(abs(found.minY - bounds.minY) < 0.01 && abs(found.maxY - bounds.maxY) < 0.01)
  }

  private static let joins: [(CGLineJoin, Double, Double)] = [
    (CGLineJoin.miter, 10.0, 2000.0), (.bevel, 10.0, 1975 + 12.5),
    (.round, 10.0, 1975 + Double.pi * 6.25),
    (.miter, 1.2, 1975 + 12.5),
  ]

  @Test(arguments: joins)
  func joinsTurnACorner(join: CGLineJoin, limit: Double, area: Double) {
    let found = stroke(Self.corner, 10, .butt, join, limit: limit).coveredArea()
    #expect(abs(found - area) < 1.5, "\(found), not \(area)")
  }

  @Test func aClosedPathBecomesARing() {
    let rect = CGPath(rect: CGRect(x: 50, y: 50, width: 100, height: 60), transform: nil)
    #expect(abs(stroke(rect, 4).coveredArea() - (104 * 64 - 96 * 56)) < 1)
    #expect(!stroke(rect, 4).contains(CGPoint(x: 100, y: 80)))
    #expect(stroke(rect, 4).contains(CGPoint(x: 51, y: 80)))
    let disc = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    #expect(abs(stroke(disc, 10).coveredArea() - Double.pi * (55 * 55 - 45 * 45)) < 12)
  }

  @Test func aLineWithoutLengthIsADotWhereItsEndsAreRoundOrSquare() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 20)])
    #expect(stroke(path, 10, .butt).isEmpty)
    #expect(stroke(path, 10, .square).coveredArea() == 100)
    #expect(abs(stroke(path, 10, .round).coveredArea() - Double.pi * 25) < 1)
  }

  @Test func curvesTooSmallForTheStrokersUnitsAreDots() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 0.00005, y: 0), control: CGPoint(x: 0, y: 0.00005))
    path.closeSubpath()
    #expect(stroke(path, 10, .butt).isEmpty)
    #expect(abs(stroke(path, 10, .round).coveredArea() - Double.pi * 25) < 1)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func anInvalidWidthGivesAnEmptyPath(width: CGFloat) {
    #expect(stroke(Self.line, width).isEmpty)
  }

  @Test func farAndTinyPathsAreStrokedToo() {
    let far = CGMutablePath()
    far.addLines(between: [CGPoint(x: 1e7, y: 0), CGPoint(x: 1e7 + 1000, y: 0)])
    #expect(abs(stroke(far, 10).boundingBox.width - 1000) < 1)
    let tiny = CGMutablePath()
    tiny.addLines(between: [.zero, CGPoint(x: 0.01, y: 0)])
    #expect(abs(stroke(tiny, 0.01).boundingBox.height - 0.01) < 0.001)
  }

  @Test func aVeryLongPathIsStrokedInPieces() {
    let path = CGMutablePath()
    path.move(to: .zero)
    for step in 1...9000 { path.addLine(to: CGPoint(x: step, y: step % 2 * 10)) }
    let outline = stroke(path, 2, .butt, .bevel)
    #expect(abs(outline.boundingBox.width - 9000) < 4)
    #expect(outline.contains(CGPoint(x: 4001.5, y: 5)) && outline.contains(CGPoint(x: 8000.5, y: 5)))
  }

  private static let dashes: [([Double], Double, [ClosedRange<Double>])] = [
    ([10.0, 10.0], 0.0, [10.0...20, 30.0...40, 50.0...60, 70.0...80, 90.0...100]),
    ([30.0], 0.0, [10.0...40, 70.0...100]),
    ([10.0, 10.0], 5.0, [10.0...15, 25.0...35, 45.0...55, 65.0...75, 85.0...95, 105.0...110]),
    ([20.0, 60.0], -10.0, [20.0...40, 100.0...110]),
    ([500.0, 1.0], 0.0, [10.0...110]),
  ]

  @Test(arguments: dashes)
  func dashesCutALine(lengths: [Double], phase: Double, pieces: [ClosedRange<Double>]) {
    let dashed = Self.line.copy(dashingWithPhase: phase, lengths: lengths.map { CGFloat($0) })
    let found = dashed.flattened().map { Double($0.points[0].x)...Double($0.points[$0.points.count - 1].x) }
    #expect(found == pieces)
  }

  @Test(arguments: [[], [0, 0], [-1, 5], [CGFloat.nan], [CGFloat.infinity, 1], [1e-9, 1e-9]])
  func dashesThatCannotBeLeaveThePathUncut(lengths: [CGFloat]) {
    #expect(Self.line.copy(dashingWithPhase: 0, lengths: lengths) == Self.line)
  }

  @Test func dashesGoAroundCorners() {
    let dashed = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      .copy(dashingWithPhase: 0, lengths: [15, 5])
    #expect(dashed.flattened().map(\.points.count) == [3, 3])
  }
}
