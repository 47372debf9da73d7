import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Bézier paths") @MainActor struct BezierPathTests {
  private typealias Kind = CGPathElementType

  /// The steps of a path, a letter and the points each.
  private func steps(_ path: UIBezierPath) -> [String] {
    var result: [String] = []
    path.cgPath.applyWithBlock { element in
      let (name, count) =
        switch element.pointee.type {
        case .moveToPoint: ("M", 1)
        case .addLineToPoint: ("L", 1)
        case .addQuadCurveToPoint: ("Q", 2)
        case .addCurveToPoint: ("C", 3)
        case .closeSubpath: ("Z", 0)
        }
      let points = (0..<count).map { "\(Int(element.pointee.points[$0].x)),\(Int(element.pointee.points[$0].y))" }
      result.append(([name] + points).joined(separator: " "))
    }
    return result
  }

  @Test("A path is built step by step, and knows its bounds, current point and inside")
  func building() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 0))
    path.addCurve(
      to: CGPoint(x: 40, y: 40), controlPoint1: CGPoint(x: 60, y: 0), controlPoint2: CGPoint(x: 60, y: 40))
    path.addQuadCurve(to: CGPoint(x: 0, y: 40), controlPoint: CGPoint(x: 20, y: 20))
    #expect(path.currentPoint == CGPoint(x: 0, y: 40))
    path.close()
    #expect(steps(path) == ["M 0,0", "L 40,0", "C 60,0 60,40 40,40", "Q 20,20 0,40", "Z"])
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 55, height: 40))
    #expect(path.contains(CGPoint(x: 20, y: 10)) && !path.contains(CGPoint(x: 20, y: 39)))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("An arc goes clockwise on the screen, or counterclockwise")
  func arcs() {
    for (clockwise, middle) in [(true, CGPoint(x: 0, y: 10)), (false, CGPoint(x: 0, y: -10))] {
      let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
      #expect(abs(path.currentPoint.x + 10) < 1e-9)
      #expect(path.bounds.contains(CGPoint(x: 0, y: middle.y * 0.99)))
      #expect(!path.bounds.contains(CGPoint(x: 0, y: -middle.y * 0.5)))
    }
  }

  @Test("A rounded rectangle rounds the given corners, with the same elements for any radius (C-97)")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
    #expect(path.bounds == rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 19)))
    #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
    let kinds = [0, 5, 900, CGFloat.nan].map { radius in
      steps(UIBezierPath(roundedRect: rect, cornerRadius: radius)).map { $0.prefix(1) }
    }
    #expect(kinds.allSatisfy { $0 == kinds[0] })
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 900).bounds == rect)
  }

  @Test("A reversed path goes through the same points backwards, open and closed")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
    #expect(steps(path.reversing()) == ["M 20,10", "C 20,5 15,0 10,0", "L 0,0"])
    path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 3)))
    #expect(
      steps(path.reversing()) == [
        "M 1,1", "L 1,4", "L 3,4", "L 3,1", "L 1,1", "Z", "M 20,10", "C 20,5 15,0 10,0", "L 0,0",
      ])
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test("Two nested circles make a hole by the even-odd rule, or with the inner one reversed")
  func holes() {
    let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    let hole = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20))
    let turned = UIBezierPath(cgPath: ring.cgPath)
    ring.append(hole)
    turned.append(hole.reversing())
    let middle = CGPoint(x: 20, y: 20)
    #expect(ring.contains(middle) && !turned.contains(middle))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(middle) && ring.contains(CGPoint(x: 5, y: 20)))
  }

  @Test("Copies of a path do not change with it, and a transform moves all points")
  func copies() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 7
    path.setLineDash([2, 3], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    let taken = path.cgPath
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    path.addLine(to: CGPoint(x: 99, y: 99))
    #expect(path.bounds.maxX == 99 && copy.bounds.maxX == 10 && taken.boundingBox.maxX == 10)
    #expect(copy.lineWidth == 7)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [2, 3] && count == 2 && phase == 1)
  }

  @Test("A path fills, strokes, dashes and clips in the current context")
  func drawing() throws {
    try withStage(.small) { _ in
      let format = UIGraphicsImageRendererFormat()
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
        UIColor.red.setFill()
        UIColor.blue.setStroke()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 8)).fill()
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 12))
        line.addLine(to: CGPoint(x: 20, y: 12))
        line.lineWidth = 2
        line.setLineDash([4, 4], count: 2, phase: 0)
        line.stroke()
        UIBezierPath(rect: CGRect(x: 0, y: 16, width: 10, height: 4)).addClip()
        UIBezierPath(rect: CGRect(x: 0, y: 14, width: 20, height: 6)).fill(with: .normal, alpha: 0.5)
      }
      let drawn = try #require(image.cgImage)
      #expect(drawn.color(x: 10, y: 4).cgColor == .init(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      #expect(drawn.color(x: 2, y: 12).cgColor.alpha == 1 && drawn.color(x: 6, y: 12).cgColor.alpha == 0)
      #expect(drawn.color(x: 5, y: 15).cgColor.alpha == 0 && drawn.color(x: 15, y: 18).cgColor.alpha == 0)
      #expect(abs(drawn.color(x: 5, y: 18).cgColor.alpha - 0.5) < 0.01)
    }
  }

  @Test("A path without a context, or with values that are not finite, draws nothing")
  func nothing() throws {
    try withStage(.small) { _ in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
      path.fill()
      path.stroke()
      path.addClip()
      path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
      #expect(path.bounds == CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(UIBezierPath(rect: .null).isEmpty)
    }
  }
}
