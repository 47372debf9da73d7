import CoreGraphics
import Foundation
import Testing

private func isClose(_ a: CGAffineTransform, _ b: CGAffineTransform, within limit: CGFloat = 1e-12) -> Bool {
  zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty]).allSatisfy { abs($0 - $1) <= limit }
}

@Suite("Affine transforms") struct CGAffineTransformTests {
  @Test func aTransformMapsRowVectors() {
    let t = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(CGPoint(x: 1, y: 10).applying(t) == CGPoint(x: 63, y: 86))
    #expect(CGSize(width: 1, height: 10).applying(t) == CGSize(width: 52, height: 73))
    #expect(CGAffineTransform() == .identity)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!t.isIdentity)
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let grow = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(grow)) == CGPoint(x: 22, y: 63))
    #expect(CGPoint(x: 1, y: 1).applying(grow.concatenating(move)) == CGPoint(x: 12, y: 23))
  }

  @Test func translatedScaledAndRotatedHappenFirstInLocalSpace() {
    let grow = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint.zero.applying(grow.translatedBy(x: 5, y: 6)) == CGPoint(x: 10, y: 12))
    let move = CGAffineTransform(translationX: 5, y: 6)
    #expect(CGPoint(x: 1, y: 1).applying(move.scaledBy(x: 3, y: 4)) == CGPoint(x: 8, y: 10))
    let quarter = CGPoint(x: 1, y: 0).applying(move.rotated(by: .pi / 2))
    #expect(abs(quarter.x - 5) < 1e-15 && quarter.y == 7)
  }

  @Test func aSingularTransformInvertsToItself() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 4)
    #expect(flat.inverted() == flat)
    let broken = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(broken.inverted().a.isNaN)
    let t = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: -3).translatedBy(x: 9, y: 4)
    #expect(isClose(t.concatenating(t.inverted()), .identity))
  }

  @Test(arguments: [
    CGAffineTransform.identity,
    CGAffineTransform(translationX: 3, y: -4),
    CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(scaleX: 1, y: -1),
    CGAffineTransform(scaleX: -2, y: -3),
    CGAffineTransform(rotationAngle: 2.5).scaledBy(x: 3, y: 4),
    CGAffineTransform(a: 1, b: 2, c: -3, d: 0.5, tx: 7, ty: 8),
    CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
    CGAffineTransform(scaleX: 0, y: 2),
    CGAffineTransform(scaleX: 0, y: 0),
  ])
  func componentsPutTogetherGiveTheTransformBack(transform: CGAffineTransform) {
    #expect(isClose(CGAffineTransform(transform.decomposed()), transform))
  }

  @Test func componentsDescribeATransform() {
    let t = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.5).scaledBy(x: 2, y: 3)
    let parts = t.decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-15 && abs(parts.scale.height - 3) < 1e-15)
    #expect(abs(parts.rotation - 0.5) < 1e-15 && abs(parts.horizontalShear) < 1e-15)
    #expect(parts.translation == CGVector(dx: 3, dy: 4))
    let mirrored = CGAffineTransform(scaleX: -1, y: 1).decomposed()
    #expect(mirrored.scale == CGSize(width: -1, height: 1) && mirrored.rotation == 0)
    #expect(CGAffineTransform(CGAffineTransformComponents()) == .identity)
  }

  @Test(arguments: [
    (CGAffineTransform(translationX: 5, y: 6), CGRect(x: 6, y: 8, width: 3, height: 4)),
    (CGAffineTransform(scaleX: 2, y: -2), CGRect(x: 2, y: -12, width: 6, height: 8)),
    (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), CGRect(x: -6, y: 1, width: 4, height: 3)),
    (CGAffineTransform(a: 1, b: 1, c: -1, d: 1, tx: 0, ty: 0), CGRect(x: -5, y: 3, width: 7, height: 7)),
  ])
  func aTransformedRectangleIsBoundedByItsCorners(transform: CGAffineTransform, expected: CGRect) {
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).applying(transform) == expected)
  }

  @Test func nullAndInfiniteRectanglesStayAsTheyAre() {
    let t = CGAffineTransform(rotationAngle: 1)
    #expect(CGRect.null.applying(t).isNull)
    #expect(CGRect.infinite.applying(t) == .infinite)
  }

  @Test func functionsWithApplesNamesEqualTheMembers() {
    let t = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
    let u = CGAffineTransformMakeRotation(0.3)
    #expect(CGAffineTransformConcat(t, u) == t.concatenating(u))
    #expect(CGAffineTransformTranslate(t, 1, 2) == t.translatedBy(x: 1, y: 2))
    #expect(CGAffineTransformScale(t, 3, 4) == t.scaledBy(x: 3, y: 4))
    #expect(CGAffineTransformRotate(t, 1) == t.rotated(by: 1))
    #expect(CGAffineTransformInvert(t) == t.inverted())
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3))
    #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
    #expect(CGRectGetMidX(CGRectMake(0, 0, 10, 20)) == 5 && CGRectGetMidY(CGRectMake(0, 0, 10, 20)) == 10)
    #expect(CGPointMake(1, 2).equalTo(CGPoint(x: 1, y: 2)))
  }
}
