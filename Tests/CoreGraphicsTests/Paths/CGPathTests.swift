import CoreGraphics
import Foundation
import Testing

@Suite("Paths") struct CGPathTests {
  private static func shapes() -> [(name: String, path: CGPath, area: Double)] {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    return [
      ("rectangle", CGPath(rect: rect, transform: nil), 6000),
      ("ellipse", CGPath(ellipseIn: rect, transform: nil), Double.pi * 50 * 30),
      (
        "rounded rectangle", CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 10, transform: nil),
        6000 - (4 - Double.pi) * 200
      ),
      (
        "rounded rectangle whose corners are too large",
        CGPath(roundedRect: rect, cornerWidth: 200, cornerHeight: 100, transform: nil), Double.pi * 50 * 30
      ),
      (
        "rounded rectangle without corners",
        CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 5, transform: nil), 6000
      ),
    ]
  }

  @Test func shapesHaveTheirBoundsAndTheirArea() {
    for shape in Self.shapes() {
      #expect(shape.path.boundingBox == CGRect(x: 10, y: 20, width: 100, height: 60), "\(shape.name)")
      #expect(shape.path.boundingBoxOfPath == CGRect(x: 10, y: 20, width: 100, height: 60), "\(shape.name)")
      #expect(abs(shape.path.coveredArea() - shape.area) < 3, "\(shape.name): \(shape.path.coveredArea())")
      #expect(shape.path.contains(CGPoint(x: 60, y: 50)), "\(shape.name)")
      #expect(!shape.path.contains(CGPoint(x: 5, y: 50)), "\(shape.name)")
      #expect(!shape.path.isEmpty)
    }
  }

  @Test func anEmptyPathIsNowhere() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero && !path.contains(.zero))
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func stepsThatAreNotFiniteAreLeftOut() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: CGFloat.infinity, y: 0), control2: .zero)
    path.addRect(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4))
    path.addRect(.null)
    path.addRect(.infinite)
    path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .infinity, clockwise: false)
    path.addArc(center: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.elements == [.move(.zero)])
  }

  @Test func aLineAfterACloseBeginsWhereTheSubpathBegan() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 5, y: 5), CGPoint(x: 10, y: 5), CGPoint(x: 10, y: 10)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 0, y: 0))
    #expect(path.flattened().map(\.points.count) == [3, 2])
    #expect(path.flattened()[1].points[0] == CGPoint(x: 5, y: 5))
  }

  @Test func curvesReachLessFarThanTheirControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 80), control2: CGPoint(x: 100, y: 80))
    #expect(path.boundingBox.height == 80)
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 60))
    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 80))
    #expect(quad.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func windingAndEvenOddDifferWhereAPathWindsTwice() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15), using: .winding))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(path.coveredArea(.winding) == 900)
    #expect(path.coveredArea(.evenOdd) == 800)
    #expect(path.contains(CGPoint(x: 35, y: 15), transform: CGAffineTransform(translationX: -20, y: -10)))
  }

  @Test func equalPathsHaveEqualStepsAndHashes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let path = CGMutablePath()
    path.addRect(rect)
    #expect(path == CGPath(rect: rect, transform: nil))
    #expect(path.hashValue == CGPath(rect: rect, transform: nil).hashValue)
    #expect(path != CGPath(ellipseIn: rect, transform: nil))
    let copy = path.copy()
    path.addLine(to: .zero)
    #expect(copy == CGPath(rect: rect, transform: nil) && copy != path)
    var found = CGRect.zero
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func pathsSurviveEncoding() throws {
    for shape in Self.shapes() {
      let data = try JSONEncoder().encode(shape.path)
      #expect(try JSONDecoder().decode(CGPath.self, from: data) == shape.path)
      #expect(try JSONDecoder().decode(CGMutablePath.self, from: data) == shape.path)
    }
  }

  @Test func transformsMoveEachStep() {
    var move = CGAffineTransform(translationX: 5, y: 6)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: &move)
    #expect(path.boundingBox == CGRect(x: 5, y: 6, width: 2, height: 3))
    var grow = CGAffineTransform(scaleX: 2, y: 2)
    #expect(path.copy(using: &grow)?.boundingBox == CGRect(x: 10, y: 12, width: 4, height: 6))
    #expect(path.mutableCopy(using: &grow)?.elements.count == 5)
  }

  @Test func aBlockSeesEachStep() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    var seen: [String] = []
    path.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      seen.append((0..<count).map { "\(element.pointee.points[$0].x)" }.joined(separator: " "))
    }
    #expect(seen == ["1.0", "3.0", "7.0 5.0", "1.0 2.0 9.0", ""])
  }

  @Test func flatteningStaysWithinItsTolerance() {
    let path = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
    for tolerance in [1.0, 0.1, 0.01] {
      let points = path.flattened(tolerance: tolerance)[0].points
      for (a, b) in zip(points, points.dropFirst()) {
        let (x, y) = ((a.x + b.x) / 2, (a.y + b.y) / 2)
        #expect(abs((x * x + y * y).squareRoot() - 100) < tolerance + 0.03)
      }
    }
    #expect(path.flattened(tolerance: 0.01)[0].points.count > path.flattened(tolerance: 1)[0].points.count)
  }
}
