import CoreGraphics
import Foundation
import Testing

@Suite("Arcs") struct ArcTests {
  private static let sweeps: [(Double, Double, Bool, CGRect)] = [
    (0.0, Double.pi / 2, false, CGRect(x: 0, y: 0, width: 10, height: 10)),
    (0.0, Double.pi / 2, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
    (0.0, Double.pi, false, CGRect(x: -10, y: 0, width: 20, height: 10)),
    (0.0, Double.pi, true, CGRect(x: -10, y: -10, width: 20, height: 10)),
    (Double.pi / 2, 0.0, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
    (0.0, 2 * Double.pi, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
    (0.0, -Double.pi / 2, true, CGRect(x: 0, y: -10, width: 10, height: 10)),
    (0.0, 100 * Double.pi, false, CGRect(x: 10, y: 0, width: 0, height: 0)),
  ]

  @Test(arguments: sweeps)
  func anglesGrowUnlessClockwise(start: Double, end: Double, clockwise: Bool, bounds: CGRect) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    let found = path.boundingBoxOfPath
    for (a, b) in [
      (found.minX, bounds.minX), (found.minY, bounds.minY), (found.maxX, bounds.maxX), (found.maxY, bounds.maxY),
    ] {
      #expect(abs(a - b) < 1e-9, "\(found)")
    }
  }

  @Test func anArcBeginsWithALineFromThePen() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 50, y: 0))
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.elements.count == 3)
    #expect(path.elements[1] == .line(CGPoint(x: 10, y: 0)))
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
  }

  @Test func arcsAreRound() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 1000, startAngle: 0.3, delta: 5)
    for point in path.flattened(tolerance: 0.01)[0].points {
      #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 1000) < 0.3)
    }
  }

  @Test func anArcBetweenTangentsRoundsACorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(path.elements.count == 3)
    #expect(path.elements[1] == .line(CGPoint(x: 80, y: 0)))
    #expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 20) < 1e-9)
    for point in path.flattened()[0].points.dropFirst() {
      let (dx, dy) = (point.x - 80, point.y - 20)
      #expect(abs((dx * dx + dy * dy).squareRoot() - 20) < 0.01)
    }
    let other = CGMutablePath()
    other.move(to: .zero)
    other.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 60, y: -80), radius: 10)
    let bounds = other.boundingBoxOfPath
    #expect(bounds.minY < -1 && bounds.maxY < 1e-9 && bounds.maxX < 100)
  }

  @Test func anArcAlongAStraightLineIsThatLine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    #expect(path.elements == [.move(.zero), .line(CGPoint(x: 10, y: 0))])
  }
}
