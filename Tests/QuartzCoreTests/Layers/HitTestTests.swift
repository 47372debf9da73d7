import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Hit tests in 3D") @MainActor struct HitTestTests {
  private func plate(_ name: String, in parent: CALayer, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = frame
    parent.addSublayer(layer)
    return layer
  }

  private func perspective() -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 100
    return eye
  }

  private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("A hit test finds a rotated layer where it is seen in perspective (A-73)")
  func turned() {
    LayerBench.run { bench in
      bench.root.sublayerTransform = perspective()
      let door = plate("door", in: bench.root, whole)
      door.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      // The right edge swings away: it is seen at 50 + 25 / (1 + 50 · sin 60° / 100) = 67.4; the left one comes nearer:
      // at 5.9.
      #expect(bench.root.hitTest(CGPoint(x: 66, y: 50)) === door)
      #expect(bench.root.hitTest(CGPoint(x: 69, y: 50)) === bench.root)
      #expect(bench.root.hitTest(CGPoint(x: 7, y: 50)) === door)
      #expect(bench.root.hitTest(CGPoint(x: 5, y: 50)) === bench.root)
      // The far edge is seen smaller: its height is 100 / 1.433.
      #expect(bench.root.hitTest(CGPoint(x: 66, y: 17)) === door)
      #expect(bench.root.hitTest(CGPoint(x: 66, y: 13)) === bench.root)
    }
  }

  @Test("A hit test finds the nearer of two layers that intersect, on each side of the intersection (P-53)")
  func crossing() {
    LayerBench.run { bench in
      bench.root.sublayerTransform = perspective()
      let (first, second) = (plate("first", in: bench.root, whole), plate("second", in: bench.root, whole))
      first.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
      second.transform = CATransform3DMakeRotation(-0.5, 0, 1, 0)
      #expect(bench.root.hitTest(CGPoint(x: 30, y: 50)) === first)
      #expect(bench.root.hitTest(CGPoint(x: 70, y: 50)) === second)
    }
  }

  @Test("A hit test passes through the back of a one-sided layer, and through a layer seen edge on")
  func backs() {
    LayerBench.run { bench in
      let card = plate("card", in: bench.root, whole)
      card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      #expect(bench.root.hitTest(CGPoint(x: 20, y: 20)) === card)
      card.isDoubleSided = false
      #expect(bench.root.hitTest(CGPoint(x: 20, y: 20)) === bench.root)
      card.transform = CATransform3DMakeScale(0, 1, 1)
      #expect(bench.root.hitTest(CGPoint(x: 50, y: 20)) === bench.root)
    }
  }

  @Test("A hit test does not find what lies behind the viewer")
  func behind() {
    LayerBench.run { bench in
      bench.root.sublayerTransform = perspective()
      let near = plate("near", in: bench.root, whole)
      near.zPosition = 99
      #expect(bench.root.hitTest(CGPoint(x: 20, y: 20)) === near)
      near.zPosition = 120
      #expect(bench.root.hitTest(CGPoint(x: 20, y: 20)) === bench.root)
    }
  }

  @Test("A hit test enters a transform layer in depth, and never finds the layer itself (A-83)")
  func depth() {
    LayerBench.run { bench in
      let cube = CATransformLayer()
      cube.frame = whole
      bench.root.addSublayer(cube)
      let (front, back) = (plate("front", in: cube, whole), plate("back", in: cube, whole))
      front.zPosition = 20
      back.zPosition = -20
      #expect(bench.root.hitTest(CGPoint(x: 50, y: 50)) === front)
      cube.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      #expect(bench.root.hitTest(CGPoint(x: 50, y: 50)) === back)
      // A quarter turn further the plates stand edge on, 40 apart, with nothing between them.
      cube.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      #expect(bench.root.hitTest(CGPoint(x: 50, y: 50)) === bench.root)
      #expect(cube.hitTest(CGPoint(x: 50, y: 50)) == nil)
    }
  }

  @Test("A hit test calls each layer's own hitTest, in its superlayer's coordinates")
  func asked() {
    final class Shy: CALayer {
      var asked: [CGPoint] = []
      override func hitTest(_ point: CGPoint) -> CALayer? {
        asked.append(point)
        return nil
      }
    }
    LayerBench.run { bench in
      let cube = CATransformLayer()
      cube.frame = CGRect(x: 10, y: 0, width: 80, height: 80)
      let shy = Shy()
      shy.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
      cube.addSublayer(shy)
      bench.root.addSublayer(cube)
      #expect(bench.root.hitTest(CGPoint(x: 30, y: 40)) === bench.root)
      #expect(shy.asked == [CGPoint(x: 20, y: 40)])
    }
  }

  @Test("A hit test is clipped by rounded corners that clip, and neither by other corners nor by masks")
  func corners() {
    LayerBench.run { bench in
      let card = plate("card", in: bench.root, whole)
      card.cornerRadius = 20
      #expect(bench.root.hitTest(CGPoint(x: 2, y: 2)) === card)
      card.masksToBounds = true
      #expect(bench.root.hitTest(CGPoint(x: 2, y: 2)) === bench.root)
      #expect(bench.root.hitTest(CGPoint(x: 6, y: 6)) === card)
      card.maskedCorners = [.layerMaxXMaxYCorner]
      #expect(bench.root.hitTest(CGPoint(x: 2, y: 2)) === card)
      #expect(bench.root.hitTest(CGPoint(x: 98, y: 98)) === bench.root)
      card.mask = CALayer()
      #expect(bench.root.hitTest(CGPoint(x: 50, y: 50)) === card)
    }
  }

  @Test("Hit tests and conversions keep the depth inside a layer that does not flatten (A-83)")
  func conversions() {
    LayerBench.run { bench in
      let (cube, flat) = (CATransformLayer(), CALayer())
      for (layer, x) in [(cube as CALayer, 0.0), (flat, 0.0)] {
        layer.frame = CGRect(x: x, y: 0, width: 100, height: 100)
        bench.root.addSublayer(layer)
        let inside = plate("inside", in: layer, whole)
        inside.zPosition = 50
        layer.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
      }
      let middle = CGPoint(x: 50, y: 50)
      let deep = cube.sublayers?.first?.convert(middle, to: bench.root)
      #expect(abs((deep?.x ?? 0) - 75) < 1e-9, "50 points of depth, turned by 30°, are 25 across")
      #expect(flat.sublayers?.first?.convert(middle, to: bench.root) == middle)
      let back = cube.sublayers?.first?.convert(CGPoint(x: 75, y: 50), from: bench.root)
      #expect(abs((back?.x ?? 0) - 50) < 1e-9)
    }
  }
}
