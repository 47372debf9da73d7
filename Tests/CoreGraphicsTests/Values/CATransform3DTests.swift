import CoreGraphics
import Foundation
import Testing

private func isClose(_ a: CATransform3D, _ b: CATransform3D, within limit: CGFloat = 1e-12) -> Bool {
  zip(entries(a), entries(b)).allSatisfy { abs($0 - $1) <= limit }
}

private func entries(_ t: CATransform3D) -> [CGFloat] {
  [
    t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
  ]
}

@Suite("3D transforms") struct CATransform3DTests {
  @Test("Translate, scale and rotate apply the new operation first, in local space (C-58)")
  func operationsInLocalSpace() {
    let grow = CATransform3DMakeScale(2, 3, 4)
    let moved = CATransform3DTranslate(grow, 10, 20, 30)
    #expect((moved.m41, moved.m42, moved.m43) == (20, 60, 120))
    let move = CATransform3DMakeTranslation(1, 2, 3)
    #expect(CATransform3DScale(move, 2, 2, 2) == CATransform3DConcat(CATransform3DMakeScale(2, 2, 2), move))
    #expect(
      CATransform3DRotate(move, 1, 0, 0, 1) == CATransform3DConcat(CATransform3DMakeRotation(1, 0, 0, 1), move))
  }

  @Test("Inverting a singular matrix returns it unchanged (C-58)") func singularMatrix() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
    var broken = CATransform3DIdentity
    broken.m11 = .infinity
    #expect(CATransform3DInvert(broken) == broken)
  }

  @Test func aMatrixTimesItsInverseIsTheIdentity() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    var t = CATransform3DRotate(perspective, 0.8, 0.2, 1, -0.4)
    t = CATransform3DTranslate(CATransform3DScale(t, 2, 0.5, 3), 12, -7, 30)
    #expect(isClose(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
    #expect(isClose(CATransform3DConcat(CATransform3DInvert(t), t), CATransform3DIdentity))
  }

  @Test("Rotation matrices turn row vectors by the measured entries (C-56)") func rotations() {
    let y = CATransform3DMakeRotation(0.3, 0, 1, 0)
    #expect(abs(y.m11 - 0.95534) < 1e-5 && abs(y.m13 + 0.29552) < 1e-5)
    let z = CATransform3DMakeRotation(42.5 * .pi / 180, 0, 0, 1)
    #expect(abs(z.m11 - 0.73728) < 1e-5 && abs(z.m12 - 0.67559) < 1e-5)
    let x = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(abs(x.m23 - 1) < 1e-15 && abs(x.m32 + 1) < 1e-15)
    #expect(CATransform3DMakeRotation(1, 0, 0, 5) == CATransform3DMakeRotation(1, 0, 0, 1))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .nan, 0, 0)))
  }

  @Test func affineMatricesConvertInBothDirections() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == affine)
    var deep = t
    deep.m34 = -0.002
    #expect(!CATransform3DIsAffine(deep))
    #expect(!CATransform3DEqualToTransform(t, deep))
  }

  @Test("An m34 of −1/d gives a perspective with the eye at distance d (C-58)") func perspectiveDistance() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 200
    let moved = CATransform3DTranslate(t, 0, 0, 100)
    // The point (10, 20) of the layer, in homogeneous coordinates.
    let x = moved.m11 * 10 + moved.m21 * 20 + moved.m41
    let y = moved.m12 * 10 + moved.m22 * 20 + moved.m42
    let w = moved.m14 * 10 + moved.m24 * 20 + moved.m44
    #expect(w == 0.5 && x / w == 20 && y / w == 40)
  }
}
