import CoreGraphics
import Foundation
import QuartzCore
import Rendering
import Testing

@Suite("Cached render nodes") @MainActor struct NodeCacheTests {
  @Test("Unchanged nodes are reused, and only a change and the nodes above it are made anew")
  func sharing() throws {
    LayerBench.run { bench in
      CATransaction.setDisableActions(true)
      let still = bench.square("still")
      CATransaction.setDisableActions(true)
      still.addSublayer(CALayer())
      let moving = bench.square("moving")
      let first = bench.node(at: 0)
      #expect(bench.node(at: 1).isIdentical(to: first))

      CATransaction.setDisableActions(true)
      moving.position.x = 30
      let second = bench.node(at: 1)
      #expect(!second.isIdentical(to: first))
      #expect(second.children[0].isIdentical(to: first.children[0]))
      #expect(!second.children[1].isIdentical(to: first.children[1]))
      #expect(second.children[1].transform.m41 == first.children[1].transform.m41 + 30)
    }
  }

  /// How many nodes of a frame are others than those at the same place of the frame before.
  private func made(_ node: RenderNode, after last: RenderNode) -> Int {
    guard !node.isIdentical(to: last) else { return 0 }
    return zip(node.children, last.children).reduce(1) { $0 + made($1.0, after: $1.1) }
  }

  @Test(
    "In flipped geometry and in perspective only what moves and the nodes above it are made anew (A-73)",
    arguments: [0, 1, 2, 3])
  func bent(kind: Int) throws {
    LayerBench.run { bench in
      CATransaction.setDisableActions(true)
      let (box, group) = (CALayer(), CALayer())
      box.bounds = bench.root.bounds
      group.bounds = bench.root.bounds
      bench.root.addSublayer(box)
      box.addSublayer(group)
      if kind & 1 != 0 { box.isGeometryFlipped = true }
      if kind & 2 != 0 { bench.root.sublayerTransform.m34 = -1 / 500 }
      for index in 0..<40 {
        let (still, inside) = (CALayer(), CALayer())
        still.bounds.size = CGSize(width: 10, height: CGFloat(index))
        still.cornerRadius = 3
        still.addSublayer(inside)
        (index % 2 == 0 ? box : group).addSublayer(still)
      }
      let moving = CALayer()
      moving.bounds.size = CGSize(width: 10, height: 10)
      group.addSublayer(moving)
      moving.add(linear("position.y", from: 0, to: 50), forKey: "move")
      bench.turn()
      var last = bench.node(at: 0)
      for step in 1...5 {
        let time = Double(step) / 10
        let node = bench.node(at: time)
        // The root, the box, the group and what moves in it.
        #expect(made(node, after: last) == 4)
        let shown = node.children[0].children[0].children.last?.transform.m42 ?? .nan
        let expected = kind & 1 != 0 ? 95 - 50 * time : 50 * time - 5
        #expect(kind & 2 != 0 || isClose(Double(shown), expected, within: 1e-9))
        last = node
      }
      let before = bench.node(at: 0.5)
      bench.root.invalidateNodesInSubtree()
      #expect(bench.node(at: 0.5) == before)
    }
  }

  @Test("A layer with an animation is evaluated in each frame, and cached again when the animation has ended")
  func animations() {
    LayerBench.run { bench in
      let square = bench.square()
      square.add(linear("opacity", from: 0.5, to: 1), forKey: "fade")
      bench.turn()
      #expect(bench.node(at: 0).children[0].opacity == 0.5)
      #expect(bench.node(at: 0.5).children[0].opacity == 0.75)
      bench.turn(at: 1)
      let last = bench.node(at: 1)
      #expect(last.children[0].opacity == 1)
      #expect(bench.node(at: 2).isIdentical(to: last))
    }
  }

  @Test(
    "If the last frame is released, the next one reuses its nodes; a frame that is retained stays as it was"
  )
  func inPlace() {
    LayerBench.run { bench in
      let square = bench.square()
      square.add(linear("position.x", from: 0, to: 10), forKey: "move")
      square.add(linear("opacity", from: 0, to: 1), forKey: "fade")
      let other = bench.square("other")
      other.add(linear("opacity", from: 1, to: 0), forKey: "fade")
      bench.turn()
      @MainActor func identities(at time: Double) -> [ObjectIdentifier] {
        let root = bench.node(at: time)
        return [root.identity] + root.children.map(\.identity)
      }
      let first = identities(at: 0.1)
      #expect(first.count == 3 && identities(at: 0.2) == first && identities(at: 0.3) == first)
      let held = bench.node(at: 0.25)
      #expect(Set(identities(at: 0.5)).isDisjoint(with: first))
      #expect(held.children[0].opacity == 0.25 && held.children[1].opacity == 0.75)
    }
  }

  @Test(
    "A change of a running animation shows in the next frame: of its beginning, endpoints, curve or end")
  func runs() throws {
    try LayerBench.run { bench in
      let square = bench.square()
      square.add(linear("opacity", from: 0, to: 1), forKey: "fade")
      bench.turn()
      @MainActor func shown() -> CGFloat { bench.node(at: 0.25).children[0].opacity }
      // The second frame fills what the first has left.
      #expect(shown() == 0.25 && shown() == 0.25 && square.compiledAnimations?.count == 1)
      let entry = try #require(square.entries.first)
      entry.begin = -0.25
      #expect(shown() == 0.5)
      entry.setEnds(from: .number(1), to: .number(0.5))
      #expect(shown() == 0.75)
      entry.notBefore = 0.5
      #expect(shown() == 1)
      entry.notBefore = -.infinity
      #expect(shown() == 0.75 && square.compiledAnimations?.count == 1)
      _ = entry.finish(isRetained: false)
      #expect(shown() == 1)

      // Values that stay after the end are cached, too.
      let filled = linear("opacity", from: 0, to: 0.5, duration: 0.1)
      (filled.fillMode, filled.isRemovedOnCompletion) = (.forwards, false)
      square.add(filled, forKey: "fill")
      bench.turn()
      bench.turn(at: 0.2)
      for _ in 0..<2 { #expect(shown() == 0.5) }
      #expect(square.entries.last?.hasEnded == true && square.compiledAnimations != nil)
    }
  }

  @Test("A layer with an animated sublayer is cached by itself, and its changes show at once")
  func shells() {
    LayerBench.run { bench in
      let outer = bench.square()
      // Otherwise the outer one would fade with its new sublayer (C-20).
      CATransaction.setDisableActions(true)
      let inner = CALayer()
      outer.addSublayer(inner)
      inner.add(linear("opacity", from: 0, to: 1, duration: 2), forKey: "fade")
      bench.turn()
      for tenth in 1...4 {
        let node = bench.node(at: Double(tenth) / 10).children[0]
        #expect(node.cornerRadius == 0)
        #expect(node.children[0].opacity == CGFloat(Float(Double(tenth) / 20)))
      }
      CATransaction.setDisableActions(true)
      outer.cornerRadius = 5
      outer.position.x = 40
      let node = bench.node(at: 0.5).children[0]
      #expect((node.cornerRadius, node.children.count) == (5, 1))
      outer.invalidateNodesInSubtree()
      #expect(bench.node(at: 0.5).children[0] == node)
    }
  }

  @Test("Changes that an app makes while it draws for a frame show in the next frame")
  func changesWhileDrawing() {
    final class Dial: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "phase" || super.needsDisplay(forKey: key) }
    }
    final class Painter: NSObject, CALayerDelegate {
      var face: CALayer?
      func draw(_ layer: CALayer, in ctx: CGContext) { face?.cornerRadius = 4 }
    }
    LayerBench.run { bench in
      let (face, painter, dial) = (bench.square(), Painter(), Dial())
      face.actions = ["cornerRadius": NSNull(), "sublayers": NSNull()]
      dial.bounds.size = CGSize(width: 4, height: 4)
      dial.delegate = painter
      dial.setValue(0.0, forKey: "phase")
      face.addSublayer(dial)
      dial.add(linear("phase", from: 0, to: 1, duration: 2), forKey: "phase")
      bench.turn()
      _ = bench.node(at: 0.1)
      painter.face = face
      _ = bench.node(at: 0.2)
      painter.face = nil
      #expect(bench.node(at: 0.3).children[0].cornerRadius == 4)
      dial.removeAllAnimations()
      #expect(bench.node(at: 0.4).children[0].cornerRadius == 4)
    }
  }

  @Test("A change inside a hidden layer shows when the layer is shown")
  func hidden() {
    LayerBench.run { bench in
      let outer = bench.square()
      let inner = CALayer()
      // Otherwise it would be shown and hidden by degrees (C-20).
      CATransaction.setDisableActions(true)
      outer.addSublayer(inner)
      outer.isHidden = true
      #expect(bench.node(at: 0).children.isEmpty)
      inner.cornerRadius = 7
      #expect(bench.node(at: 0).children.isEmpty)
      outer.isHidden = false
      #expect(bench.node(at: 0).children[0].children[0].cornerRadius == 7)
    }
  }

  @Test("A change of a mask, or of a superlayer's sublayerTransform, shows in the next frame")
  func bentAndMasked() {
    LayerBench.run { bench in
      let square = bench.square()
      let mask = CALayer()
      square.mask = mask
      _ = bench.node(at: 0)
      mask.cornerRadius = 3
      #expect(bench.node(at: 0).children[0].mask[0].cornerRadius == 3)

      CATransaction.setDisableActions(true)
      let before = bench.node(at: 0).children[0].transform
      bench.root.sublayerTransform = CATransform3DMakeTranslation(5, 0, 0)
      #expect(bench.node(at: 0).children[0].transform.m41 == before.m41 + 5)
      bench.root.sublayerTransform = CATransform3DMakeTranslation(9, 0, 0)
      #expect(bench.node(at: 0).children[0].transform.m41 == before.m41 + 9)
      bench.root.sublayerTransform = CATransform3DIdentity
      #expect(bench.node(at: 0).children[0].transform == before)
    }
  }

  @Test("Frames with cached nodes equal frames without, after any change", arguments: UInt64(1)...24)
  func equality(seed: UInt64) {
    LayerBench.run { bench in
      var changes = RandomChanges(seed: seed, bench: bench)
      for step in 0..<60 {
        changes.make()
        let time = Double(step) / 20
        if step % 3 == 0 { bench.turn(at: time) }
        let cached = bench.node(at: time)
        bench.root.invalidateNodesInSubtree()
        #expect(cached == bench.node(at: time), "step \(step)")
      }
    }
  }
}
