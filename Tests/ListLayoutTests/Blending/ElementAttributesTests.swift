import CoreGraphics
import ListLayout
import Testing

@Suite struct ElementAttributesTests {
  private let cell = ListElement.cell(ItemPath(section: 0, item: 0))

  private func attributes(_ frame: CGRect) -> ElementAttributes { ElementAttributes(cell, frame: frame) }

  @Test(
    "Attributes are opaque, shown, at depth 0 and without a transform by default, with centre and size linked (V-31)")
  func defaults() {
    var attributes = attributes(CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(attributes.center == CGPoint(x: 25, y: 40) && attributes.size == CGSize(width: 30, height: 40))
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
    #expect(attributes.transform == CATransform3DIdentity)
    attributes.center.x += 5
    #expect(attributes.frame == CGRect(x: 15, y: 20, width: 30, height: 40))
    attributes.frame = CGRect(x: 0, y: 0, width: 8, height: 6)
    #expect(attributes.center == CGPoint(x: 4, y: 3))
    #expect(attributes == self.attributes(CGRect(x: 0, y: 0, width: 8, height: 6)))
  }

  @Test("Centre, size, opacity and depth are blended in proportion (V-80)")
  func proportion() {
    let from = attributes(CGRect(x: 0, y: 0, width: 100, height: 40))
    var to = attributes(CGRect(x: 200, y: 80, width: 20, height: 80))
    (to.alpha, to.zIndex) = (0.5, 10)
    let quarter = from.blended(with: to, at: 0.25)
    #expect(quarter.center == CGPoint(x: 90, y: 45) && quarter.size == CGSize(width: 80, height: 50))
    #expect(quarter.alpha == 0.875 && quarter.zIndex == 3)
    #expect(from.blended(with: to, at: 0) == from && from.blended(with: to, at: 1) == to)
    let beyond = from.blended(with: to, at: 1.5)
    #expect(
      beyond.center == CGPoint(x: 290, y: 170) && beyond.size == CGSize(width: 0, height: 100) && beyond.alpha == 0.25)
    #expect(from.blended(with: to, at: .nan) == from)
  }

  @Test("An affine transform is blended by its parts, so that a turning element keeps its size (V-80)")
  func rotation() {
    let from = attributes(CGRect(x: 0, y: 0, width: 10, height: 10))
    var to = from
    to.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let half = CATransform3DGetAffineTransform(from.blended(with: to, at: 0.5).transform)
    let expected = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(abs(half.a - expected.a) < 1e-12 && abs(half.b - expected.b) < 1e-12 && abs(half.c - expected.c) < 1e-12)
    var back = from
    back.transform = CATransform3DMakeRotation(-3, 0, 0, 1)
    to.transform = CATransform3DMakeRotation(3, 0, 0, 1)
    let short = CATransform3DGetAffineTransform(back.blended(with: to, at: 0.5).transform)
    #expect(abs(short.a + 1) < 1e-12 && abs(short.b) < 1e-12)
  }

  @Test("An element that grows from nothing does not rotate, and one that is mirrored both ways keeps its size (V-80)")
  func degenerateTransforms() {
    var (from, to) = (attributes(.zero), attributes(.zero))
    from.transform = CATransform3DMakeScale(0, 0, 1)
    to.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    let half = CATransform3DGetAffineTransform(from.blended(with: to, at: 0.5).transform).decomposed()
    #expect(abs(half.rotation - 1) < 1e-12 && abs(half.scale.width - 0.5) < 1e-12)
    from.transform = CATransform3DMakeScale(-1, 1, 1)
    to.transform = CATransform3DMakeScale(1, -1, 1)
    let turned = CATransform3DGetAffineTransform(from.blended(with: to, at: 0.5).transform)
    #expect(abs(turned.a * turned.d - turned.b * turned.c + 1) < 1e-12)
  }

  @Test("A transform with perspective is blended number by number, or by a function that is given (V-80)")
  func perspective() {
    let from = attributes(.zero)
    var to = from
    to.transform.m34 = -0.002
    #expect(from.blended(with: to, at: 0.5).transform.m34 == -0.001)
    let half = from.blended(with: to, at: 0.5) { _, to, _ in to }
    #expect(half.transform.m34 == -0.002)
  }

  @Test("Depths beyond what a float holds are limited between the layouts (V-80)")
  func extremeDepths() {
    var (from, to) = (attributes(.zero), attributes(.zero))
    (from.zIndex, to.zIndex) = (.max, .max)
    to.alpha = 0
    #expect(from.blended(with: to, at: 0.5).zIndex == 1 << 53)
    from.zIndex = .min
    #expect(from.blended(with: to, at: 1e-9).zIndex == -(1 << 53) && from.blended(with: to, at: 1).zIndex == .max)
  }

  @Test("Hidden attributes count as transparent ones (V-80)")
  func hidden() {
    var from = attributes(.zero)
    from.isHidden = true
    let half = from.blended(with: attributes(.zero), at: 0.5)
    #expect(half.alpha == 0.5 && !half.isHidden)
    #expect(from.blended(with: from, at: 0.5).isHidden)
  }
}
