import CoreGraphics
import Foundation
import QuartzCore
import Raster
import Rendering
import Testing

@Suite("A layer's geometry") @MainActor struct GeometryTests {
  private func layer(_ frame: CGRect, in parent: CALayer) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    parent.addSublayer(layer)
    return layer
  }

  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test("A layer stores position and bounds; the frame is computed from them and from the anchor point (C-60)")
  func frame() {
    LayerBench.run { bench in
      let box = layer(CGRect(x: 10, y: 20, width: 30, height: 40), in: bench.root)
      #expect(box.position == CGPoint(x: 25, y: 40))
      #expect(box.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
      box.anchorPoint = CGPoint(x: 0, y: 1)
      #expect(box.position == CGPoint(x: 25, y: 40))
      #expect(box.frame == CGRect(x: 25, y: 0, width: 30, height: 40))
      // p' = p + (a' − a) · size
      box.position = CGPoint(x: 25 - 0.5 * 30, y: 40 + 0.5 * 40)
      #expect(box.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      box.bounds.origin = CGPoint(x: 5, y: 5)
      #expect(box.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(box.bounds == CGRect(x: 5, y: 5, width: 3, height: 4))
    }
  }

  @Test("The frame of a transformed layer is its bounding box, and setting it keeps what was set (C-60)")
  func transformed() {
    LayerBench.run { bench in
      let box = layer(CGRect(x: 0, y: 0, width: 20, height: 10), in: bench.root)
      box.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))  // a quarter turn
      #expect(box.frame == CGRect(x: 5, y: -5, width: 10, height: 20))
      #expect(box.bounds.size == CGSize(width: 20, height: 10))
      box.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
      box.frame = CGRect(x: 10, y: 10, width: 40, height: 5)
      #expect(box.bounds.size == CGSize(width: 20, height: 10))
      #expect(box.frame == CGRect(x: 10, y: 10, width: 40, height: 5))
    }
  }

  @Test("A frame with negative sides is standardized")
  func negativeFrame() {
    LayerBench.run { bench in
      let box = layer(CGRect(x: 10, y: 10, width: -6, height: -4), in: bench.root)
      #expect(box.frame == CGRect(x: 4, y: 6, width: 6, height: 4))
    }
  }

  @Test("Points and rectangles convert between layers, through transforms and scrolled bounds, and back (A-73)")
  func convert() {
    LayerBench.run { bench in
      let left = layer(CGRect(x: 10, y: 10, width: 40, height: 40), in: bench.root)
      left.bounds.origin = CGPoint(x: 0, y: 100)
      let leftInner = layer(CGRect(x: 5, y: 105, width: 10, height: 10), in: left)
      #expect(leftInner.convert(CGPoint(x: 1, y: 1), to: bench.root) == CGPoint(x: 16, y: 16))
      let right = layer(CGRect(x: 50, y: 50, width: 20, height: 20), in: bench.root)
      right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      let rightInner = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: right)
      #expect(rightInner.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 50, y: 50))
      let there = leftInner.convert(CGPoint(x: 3, y: 4), to: rightInner)
      #expect(isClose(rightInner.convert(there, to: leftInner), CGPoint(x: 3, y: 4)))
      #expect(isClose(leftInner.convert(there, from: rightInner), CGPoint(x: 3, y: 4)))
      let box = rightInner.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: bench.root)
      #expect(box == CGRect(x: 40, y: 40, width: 20, height: 20))
      right.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
      let diamond = right.convert(right.bounds, to: bench.root)
      #expect(abs(diamond.width - 20 * 2.0.squareRoot()) < 1e-9)
      #expect(isClose(CGPoint(x: diamond.midX, y: diamond.midY), CGPoint(x: 60, y: 60)))
    }
  }

  @Test("Between two trees, the roots have their positions in one space (A-73)")
  func betweenTrees() {
    LayerBench.run { bench in
      let (one, other) = (CALayer(), CALayer())
      one.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
      other.frame = CGRect(x: 5, y: 0, width: 100, height: 100)
      let inner = layer(CGRect(x: 30, y: 40, width: 10, height: 10), in: other)
      #expect(one.convert(inner.bounds, from: inner) == CGRect(x: 15, y: 20, width: 10, height: 10))
      #expect(one.convert(CGPoint(x: 15, y: 20), to: inner) == .zero)
      #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 30, y: 40))
    }
  }

  @Test("A superlayer's sublayerTransform acts about its center, and a point in perspective converts back (C-59)")
  func perspective() {
    LayerBench.run { bench in
      var depth = CATransform3DIdentity
      depth.m34 = -1.0 / 100
      bench.root.sublayerTransform = depth
      let box = layer(CGRect(x: 50, y: 40, width: 20, height: 20), in: bench.root)
      box.zPosition = 50  // half way to the eye: twice as large about the middle
      #expect(isClose(box.convert(CGPoint(x: 0, y: 10), to: bench.root), CGPoint(x: 50, y: 50)))
      #expect(isClose(box.convert(CGPoint(x: 20, y: 0), to: bench.root), CGPoint(x: 90, y: 30)))
      #expect(isClose(box.convert(CGPoint(x: 90, y: 30), from: bench.root), CGPoint(x: 20, y: 0)))
      #expect(bench.root.hitTest(CGPoint(x: 85, y: 35)) === box)
      let node = bench.root.renderNode(atParentTime: 0)?.children.first
      #expect(node?.transform.m34 == -0.01)
    }
  }

  @Test("A hit test finds the deepest frontmost visible layer (A-73)")
  func hits() {
    LayerBench.run { bench in
      let back = layer(CGRect(x: 10, y: 10, width: 40, height: 40), in: bench.root)
      let front = layer(CGRect(x: 30, y: 30, width: 40, height: 40), in: bench.root)
      let inner = layer(CGRect(x: 35, y: 35, width: 20, height: 20), in: back)  // sticks out of back
      #expect(bench.root.hitTest(CGPoint(x: 15, y: 15)) === back)
      #expect(bench.root.hitTest(CGPoint(x: 60, y: 60)) === front)
      back.zPosition = 1
      #expect(bench.root.hitTest(CGPoint(x: 60, y: 60)) === inner)
      #expect(bench.root.hitTest(CGPoint(x: 45, y: 45)) === back || bench.root.hitTest(CGPoint(x: 45, y: 45)) === inner)
      back.masksToBounds = true
      #expect(bench.root.hitTest(CGPoint(x: 60, y: 60)) === front)
      front.isHidden = true
      #expect(bench.root.hitTest(CGPoint(x: 65, y: 65)) === bench.root)
      #expect(bench.root.hitTest(CGPoint(x: -1, y: 5)) == nil)
    }
  }

  @Test("A layer without a superlayer is hit-tested in the coordinates around it (A-73)")
  func rootHit() {
    LayerBench.run { _ in
      let alone = CALayer()
      alone.frame = CGRect(x: 100, y: 100, width: 10, height: 10)
      #expect(alone.hitTest(CGPoint(x: 105, y: 105)) === alone)
      #expect(alone.hitTest(CGPoint(x: 5, y: 5)) == nil)
    }
  }

  @Test("Geometry that is not finite is refused and reported, and the old value stays (bad input)")
  func notFinite() {
    LayerBench.run { bench in
      let box = bench.square("box")
      box.actions = ["position": NSNull(), "bounds": NSNull()]
      box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      let (position, bounds) = (box.position, box.bounds)
      box.position = CGPoint(x: CGFloat.nan, y: 0)
      box.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
      box.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      box.frame = .null
      box.transform = CATransform3DMakeScale(.nan, 1, 1)
      box.sublayerTransform = CATransform3DMakeScale(.infinity, 1, 1)
      box.anchorPoint = CGPoint(x: 0, y: CGFloat.infinity)
      box.zPosition = .nan
      box.opacity = .nan
      box.cornerRadius = .infinity
      box.borderWidth = .nan
      box.contentsScale = 0
      box.setAffineTransform(CGAffineTransform(scaleX: .nan, y: 1))
      #expect(box.position == position && box.bounds == bounds)
      #expect(CATransform3DIsIdentity(box.transform) && CATransform3DIsIdentity(box.sublayerTransform))
      #expect(box.opacity == 1 && box.zPosition == 0 && box.contentsScale == 1)
      let messages = bench.takeMessages()
      #expect(messages.count == 13)
      for message in messages { #expect(message.hasPrefix("[invalid-geometry] CALayer \"box\" was given ")) }
      #expect(
        messages.first == """
          [invalid-geometry] CALayer "box" was given position = (nan, 0.0). A layer whose geometry is not finite cannot be \
          drawn; Core Animation raises CALayerInvalidGeometry here. The old value is kept. Look for a division by zero or a \
          frame that was not laid out yet.
          """)
    }
  }

  @Test("A layer of any finite size can be laid out, hit and drawn without a crash")
  func extremes() {
    let sizes: [CGFloat] = [0, 1e-300, -5, 1e9, 1e200, 1e308, .greatestFiniteMagnitude]
    for size in sizes {
      LayerBench.run { bench in
        let box = bench.square("box")
        box.actions = ["position": NSNull(), "bounds": NSNull(), "transform": NSNull()]
        box.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        box.cornerRadius = abs(size)
        box.borderWidth = abs(size)
        box.bounds = CGRect(x: 0, y: 0, width: size, height: size)
        box.position = CGPoint(x: size, y: -size)
        box.transform = CATransform3DMakeScale(size, 1, 1)
        box.masksToBounds = true
        box.addSublayer(layer(CGRect(x: size, y: 0, width: 10, height: 10), in: box))
        bench.turn(at: 1)
        _ = bench.root.hitTest(CGPoint(x: 1, y: 1))
        _ = box.convert(box.bounds, to: nil)
        let frame = bench.root.renderFrame(at: 1, size: CGSize(width: 20, height: 20), scale: 2)
        #expect(SoftwareRenderer().render(frame).width == 40)
      }
    }
  }

  @Test("Flipped geometry counts from the lower edge, for positions, points and hit tests (A-73)")
  func flipped() {
    LayerBench.run { bench in
      let box = bench.square("box", side: 100)
      box.position = CGPoint(x: 50, y: 50)
      box.isGeometryFlipped = true
      let child = CALayer()
      child.name = "child"
      child.frame = CGRect(x: 10, y: 0, width: 20, height: 30)
      box.addSublayer(child)
      #expect(box.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 0, y: 0))
      #expect(child.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 10, y: 100))
      #expect(child.convert(CGPoint(x: 20, y: 30), to: nil) == CGPoint(x: 30, y: 70))
      #expect(child.convert(CGPoint(x: 12, y: 95), from: nil) == CGPoint(x: 2, y: 5))
      #expect(bench.root.hitTest(CGPoint(x: 15, y: 95))?.name == "child")
      #expect(bench.root.hitTest(CGPoint(x: 15, y: 5))?.name == "box")
      #expect(child.contentsAreFlipped() && !bench.root.contentsAreFlipped())
      // Inside a second one it counts from above again.
      child.isGeometryFlipped = true
      let grandchild = CALayer()
      child.addSublayer(grandchild)
      #expect(!grandchild.contentsAreFlipped())
      #expect(grandchild.convert(CGPoint(x: 0, y: 1), to: nil) == CGPoint(x: 10, y: 71))
    }
  }

  @Test("Images in flipped geometry stay upright, and outlines, corners and shadows are flipped (A-73)")
  func flippedPixels() throws {
    try LayerBench.run { bench in
      bench.root.actions?["geometryFlipped"] = NSNull()
      let image = CGImage(PixelBuffer(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF]))  // red above blue
      let child = CALayer()
      child.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
      child.contents = image
      child.magnificationFilter = .nearest
      child.isDoubleSided = false
      let outline = CAShapeLayer()
      outline.path = CGPath(rect: CGRect(x: 50, y: 10, width: 10, height: 10), transform: nil)
      outline.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      bench.root.sublayers = [child, outline]
      bench.root.isGeometryFlipped = true
      bench.turn()
      let frame = bench.root.renderFrame(at: 0, size: CGSize(width: 100, height: 100), scale: 1)
      let pixels = SoftwareRenderer(threads: 1).render(frame).buffer.pixels
      func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * 100 + x] }
      #expect(pixel(5, 82) == 0xFFFF_0000 && pixel(5, 98) == 0xFF00_00FF)
      #expect(pixel(5, 75) == 0xFF00_0000)
      #expect(pixel(5, 5) == 0xFF00_0000)
      let shape = try #require(frame.root.children.last?.shape)
      #expect(shape.path.boundingBox == CGRect(x: 50, y: 80, width: 10, height: 10))
    }
  }
}
