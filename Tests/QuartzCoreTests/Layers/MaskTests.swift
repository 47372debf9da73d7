import CoreGraphics
import Foundation
import QuartzCore
import Rendering
import Testing

@Suite("A layer's mask") @MainActor struct MaskTests {
  @Test("A mask lies in the masked layer's coordinates and animates independently (C-98)")
  func place() throws {
    try LayerBench.run { bench in
      let layer = bench.square()
      let mask = CALayer()
      mask.frame = CGRect(x: 2, y: 3, width: 4, height: 5)
      layer.mask = mask
      bench.turn()
      #expect(mask.superlayer === layer && layer.sublayers == nil)
      #expect(mask.convert(CGPoint.zero, to: layer) == CGPoint(x: 2, y: 3))
      mask.add(linear("position.x", from: 0, to: 10), forKey: nil)
      bench.turn()
      let node = try #require(bench.node(at: 0.5).children.first)
      #expect(node.mask.count == 1 && node.mask.first?.transform.m41 == 3)
      bench.turn(at: 0.5)
      #expect(layer.presentation()?.mask?.position.x == 5)
    }
  }

  @Test("A mask with an animated path shows what lies between the two circles (C-97, C-98)")
  func path() throws {
    try LayerBench.run { bench in
      let (layer, hole) = (bench.square(), CAShapeLayer())
      func circle(_ radius: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: 50 - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius), transform: nil)
      }
      hole.path = circle(80)
      layer.mask = hole
      let opening = CABasicAnimation(keyPath: "path")
      opening.fromValue = circle(10)
      opening.toValue = circle(80)
      opening.duration = 1
      hole.add(opening, forKey: "path")
      bench.turn()
      let shown = try #require(bench.node(at: 0.5).children.first?.mask.first?.shape?.path)
      #expect(shown.elements.count == circle(45).elements.count)
      let box = shown.boundingBoxOfPath
      #expect(abs(box.minX - 5) < 1e-9 && abs(box.maxY - 95) < 1e-9)
      #expect(hole.path == circle(80), "the model holds the end")
      hole.add(linear("path", from: 0, to: 1), forKey: nil)
      bench.turn()
      #expect(bench.node(at: 2).children.first?.mask.first?.shape?.path == circle(80), "a number is no path")
    }
  }

  @Test("A mask that is invisible hides the layer, and a nil mask hides nothing")
  func hidden() {
    LayerBench.run { bench in
      let layer = bench.square()
      let mask = CALayer()
      layer.actions = ["mask": NSNull()]
      mask.isHidden = true
      layer.mask = mask
      #expect(bench.node(at: 0).children.first?.mask == [RenderNode()])
      #expect(layer.value(forKey: "mask") as? CALayer === mask)
      layer.setValue(nil, forKey: "mask")
      #expect(layer.mask == nil)
      layer.setValue(mask, forKey: "mask")
      mask.removeFromSuperlayer()
      #expect(layer.mask == nil && mask.superlayer == nil)
      #expect(bench.node(at: 0).children.first?.mask == [])
    }
  }

  @Test("A mask is removed from its superlayer, and cannot be the layer itself or one around it")
  func owner() {
    LayerBench.run { bench in
      let (layer, other) = (bench.square(), bench.square("other"))
      layer.mask = other
      #expect(bench.root.sublayers?.count == 1 && other.superlayer === layer)
      layer.mask = bench.root
      #expect(layer.mask === other)
      #expect(bench.takeDiagnostics() == ["layer-inside-itself"])
      bench.root.addSublayer(other)
      #expect(layer.mask == nil && other.superlayer === bench.root)
    }
  }

  @Test("A mask is laid out and drawn with the tree, and may have sublayers")
  func layout() {
    final class Laid: CALayer {
      var passes = 0
      override func layoutSublayers() { passes += 1 }
    }
    LayerBench.run { bench in
      let layer = bench.square()
      let (mask, inner) = (CALayer(), Laid())
      mask.addSublayer(inner)
      inner.setNeedsLayout()
      layer.mask = mask
      bench.turn()
      #expect(inner.passes == 1 && inner.presentation() != nil)
    }
  }
}
