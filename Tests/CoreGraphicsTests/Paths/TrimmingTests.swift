import CoreGraphics
import Foundation
import Testing

@Suite("Trimming a path by length") struct TrimmingTests {
  private func polyline(_ points: [CGPoint], closed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    if closed { path.closeSubpath() }
    return path
  }

  @Test("A trimmed polyline begins and ends at the given lengths")
  func lines() {
    let corner = polyline([.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    let part = corner.trimmed(from: 0.5, to: 0.875)
    #expect(part?.elements == [.move(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 30, y: 0)), .line(CGPoint(x: 30, y: 5))])
    #expect(corner.trimmed(from: 0, to: 1) === corner)
  }

  @Test(
    "An empty range of lengths gives no path",
    arguments: [(0.5, 0.5), (0.7, 0.2), (1, 1), (-2, 0)] as [(CGFloat, CGFloat)])
  func nothing(start: CGFloat, end: CGFloat) {
    #expect(polyline([.zero, CGPoint(x: 10, y: 0)]).trimmed(from: start, to: end) == nil)
  }

  @Test("A path without length gives no path, and the whole range gives the path itself")
  func dots() {
    let dot = polyline([.zero, .zero])
    #expect(dot.trimmed(from: 0, to: 0.5) == nil)
    #expect(dot.trimmed(from: -1, to: 2) === dot)
  }

  @Test("Trimming continues from subpath to subpath and leaves complete closed ones closed")
  func subpaths() {
    let path = CGMutablePath()
    path.addPath(polyline([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)], closed: true))
    path.addPath(polyline([CGPoint(x: 50, y: 0), CGPoint(x: 90, y: 0)]))
    let part = path.trimmed(from: 0, to: 0.75)?.elements
    #expect(part?.contains(.closeSubpath) == true)
    #expect(part?.suffix(2) == [.move(CGPoint(x: 50, y: 0)), .line(CGPoint(x: 70, y: 0))])
  }

  @Test("A trimmed circle keeps its curves, cut at the length")
  func curves() throws {
    let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
    let eighth = try #require(circle.trimmed(from: 0, to: 0.125))
    #expect(eighth.elements.count == 2)
    let end = eighth.currentPoint
    let root = CGFloat(2).squareRoot() * 50
    #expect(abs(end.x - root) < 0.03 && abs(end.y - root) < 0.03)
    // The two halves of a cut are each half as long.
    let rest = try #require(circle.trimmed(from: 0.125, to: 0.25))
    #expect(rest.elements.first == .move(end))
    #expect(abs(rest.currentPoint.x) < 1e-6 && abs(rest.currentPoint.y - 100) < 1e-6)
  }
}
