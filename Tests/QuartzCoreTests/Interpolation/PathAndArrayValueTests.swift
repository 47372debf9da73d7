import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Paths and arrays as animated values") struct PathAndArrayValueTests {
  private let small = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private let large = CGPath(ellipseIn: CGRect(x: 20, y: 0, width: 30, height: 50), transform: nil)
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)

  @Test("Paths of the same elements are interpolated point by point, control points too (C-97)")
  func paths() {
    guard case .path(let half)? = AnimationValue(small)?.interpolated(to: .path(large), fraction: 0.5) else {
      Issue.record("no path between")
      return
    }
    let (a, b) = (small.elements.flatMap(\.points), large.elements.flatMap(\.points))
    let points = half.elements.flatMap(\.points)
    #expect(points.count == a.count && a.count == b.count)
    for (point, ends) in zip(points, zip(a, b)) {
      #expect(abs(point.x - (ends.0.x + ends.1.x) / 2) < 1e-12 && abs(point.y - (ends.0.y + ends.1.y) / 2) < 1e-12)
    }
    #expect(half.boundingBoxOfPath.equalTo(CGRect(x: 10, y: 0, width: 20, height: 30)))
    #expect(AnimationValue.path(small).interpolated(to: .path(large), fraction: 0) == .path(small))
    #expect(AnimationValue.path(small).interpolated(to: .path(large), fraction: 1) == .path(large))
  }

  @Test("Paths of other elements, and no path, switch in the middle (C-97)")
  func unlikePaths() {
    for other in [AnimationValue.path(square), .path(CGPath(elements: [])), .none] {
      #expect(AnimationValue.path(small).interpolated(to: other, fraction: 0.49) == .path(small))
      #expect(AnimationValue.path(small).interpolated(to: other, fraction: 0.5) == other)
      #expect(other.interpolated(to: .path(small), fraction: 0.49) == other)
    }
    #expect(AnimationValue.path(small).adding(.path(large)) == nil)
  }

  @Test("A path is copied when an animation is added (C-16)")
  func copies() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    let value = try #require(AnimationValue(path))
    path.addLine(to: CGPoint(x: 1, y: 1))
    guard case .path(let result) = value else {
      Issue.record("not a path")
      return
    }
    #expect(result.elements.count == 2)
  }

  @Test("Arrays of numbers and colours are interpolated element by element, and switch where their lengths differ")
  func arrays() {
    #expect(AnimationValue([0, 0.5]) == .numbers([0, 0.5]))
    #expect(AnimationValue([NSNumber(value: 1), NSNumber(value: 2)]) == .numbers([1, 2]))
    #expect(AnimationValue([1, CGFloat(2), 3.0] as [Any]) == .numbers([1, 2, 3]))
    #expect(AnimationValue(["wide"]) == nil)
    #expect(AnimationValue([1, .nan]) == nil)
    #expect(
      AnimationValue.numbers([0, 10]).interpolated(to: .numbers([4, 20]), fraction: 0.25) == .numbers([1, 12.5]))
    #expect(AnimationValue.numbers([0]).interpolated(to: .numbers([4, 20]), fraction: 0.25) == .numbers([0]))
    #expect(AnimationValue.numbers([1, 2]).adding(.numbers([3, 4])) == .numbers([4, 6]))
    #expect(AnimationValue.numbers([1, 2]).subtracting(.numbers([3, 4])) == .numbers([-2, -2]))
    #expect(AnimationValue.numbers([1]).adding(.numbers([3, 4])) == nil)
    let (black, white) = (CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1))
    #expect(AnimationValue([black, white]) == .colors([black, white]))
    #expect(AnimationValue([black, 1] as [Any]) == nil)
    #expect(
      AnimationValue.colors([black, white]).interpolated(to: .colors([white, white]), fraction: 0.5)
        == .colors([CGColor(gray: 0.5, alpha: 1), white]))
    #expect(AnimationValue.colors([black]).adding(.colors([white])) == nil)
    #expect(AnimationValue.colors([black]).converted(toKindOf: .none) == .colors([black]))
    #expect(AnimationValue.number(1).converted(toKindOf: .none) == nil)
  }
}
