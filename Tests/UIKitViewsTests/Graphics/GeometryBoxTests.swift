import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Geometry in objects and in texts") @MainActor struct GeometryBoxTests {
  @Test("Boxes give back what they hold, are equal by value, and are of no other type")
  func boxes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let transform = CGAffineTransform(rotationAngle: 1)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size && NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let spatial = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(NSValue(caTransform3D: spatial).caTransform3DValue == spatial)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect) && NSValue(cgRect: rect).hash == NSValue(cgRect: rect).hash)
    #expect(NSValue(cgPoint: .zero) != NSValue(cgSize: .zero) && NSValue(cgRect: rect).cgPointValue == .zero)
    #expect(NSNumber(value: 3).cgRectValue == .zero)
  }

  @Test("A cast with as converts between geometry and boxes, and numbers and CGFloat, in both directions")
  func casts() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [AnyHashable: Any] = ["box": NSValue(cgRect: rect), "plain": rect, "number": NSNumber(value: 2.5)]
    #expect(info["box"] as? CGRect == rect && (info["plain"] as? NSValue)?.cgRectValue == rect)
    #expect((info["box"] as? NSValue)?.cgRectValue == rect && info["box"] as? CGPoint == nil)
    #expect(info["number"] as? CGFloat == 2.5 && (CGFloat(2.5) as Any) as? NSNumber == 2.5)
  }

  @Test("Boxes are values of animations")
  func animations() throws {
    try withStage { stage in
      let view = ViewScene(stage).square()
      let move = CABasicAnimation(keyPath: "position")
      move.fromValue = NSValue(cgPoint: CGPoint(x: 0, y: 0))
      move.toValue = NSValue(cgPoint: CGPoint(x: 100, y: 0))
      move.duration = 1
      view.layer.add(move, forKey: nil)
      stage.advance(by: 0.5)
      #expect(isClose(view.shownX, 50, within: 1))
      #expect((move.toValue as? NSValue)?.cgPointValue == CGPoint(x: 100, y: 0))
      let turn = CAKeyframeAnimation(keyPath: "transform")
      turn.values = [CATransform3DIdentity, CATransform3DMakeTranslation(40, 0, 0)].map { NSValue(caTransform3D: $0) }
      turn.duration = 1
      view.layer.removeAllAnimations()
      view.layer.add(turn, forKey: nil)
      stage.advance(by: 0.5)
      #expect(isClose(Double(view.layer.presentation()?.transform.m41 ?? 0), 20, within: 1))
    }
  }

  @Test("Geometry is written as text and read again, as UIKit writes it")
  func texts() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 0.1)
    #expect(NSStringFromCGRect(rect) == "{{1, 2.5}, {3, 0.10000000000000001}}")
    #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect && CGPointFromString("{3, 4}") == CGPoint(x: 3, y: 4))
    #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(
      NSCoder.cgAffineTransform(for: "[2, 0, 0, 1, 0, 5]") == CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 5))
    #expect(CGSizeFromString("nonsense") == .zero && CGRectFromString("{1, 2}") == .zero)
    #expect("\(rect)" == "(1.0, 2.5, 3.0, 0.1)" && "\(CGPoint.zero)" == "(0.0, 0.0)")
  }
}
