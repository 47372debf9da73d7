import CoreGraphics
import Foundation
import QuartzCore
import Rendering
import Testing

@Suite("Replicator layers") @MainActor struct ReplicatorLayerTests {
  private func replicator(in bench: LayerBench) -> (CAReplicatorLayer, CALayer) {
    let (layer, dot) = (CAReplicatorLayer(), CALayer())
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    dot.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.addSublayer(dot)
    bench.root.addSublayer(layer)
    bench.turn()
    CATransaction.setDisableActions(true)
    return (layer, dot)
  }

  @Test(
    "A replicator layer shows each copy of its sublayers transformed against the one before, about its center (A-82)")
  func copies() throws {
    try LayerBench.run { bench in
      let (layer, _) = replicator(in: bench)
      #expect(bench.node(at: 0).children.first?.children.count == 1)
      layer.instanceCount = 3
      layer.instanceTransform = CATransform3DMakeScale(0.5, 0.5, 1)
      let copies = try #require(bench.node(at: 0).children.first).children
      #expect(copies.map(\.transform.m11) == [1, 0.5, 0.25])
      #expect(copies.map(\.transform.m41) == [0, 10, 15])
      #expect(copies.allSatisfy { $0.children.count == 1 })
      layer.instanceCount = -2
      #expect(bench.node(at: 0).children.first?.children == [])
    }
  }

  @Test("A replicator layer tints and fades each copy, within the range of colours (A-82)")
  func colors() throws {
    try LayerBench.run { bench in
      let (layer, _) = replicator(in: bench)
      layer.instanceCount = 3
      layer.instanceRedOffset = -0.25
      layer.instanceAlphaOffset = -0.75
      let factors = try #require(bench.node(at: 0).children.first).children.map { $0.children.first?.colorFactor }
      #expect(
        factors == [
          nil, CGColor(srgbRed: 0.75, green: 1, blue: 1, alpha: 0.25),
          CGColor(srgbRed: 0.5, green: 1, blue: 1, alpha: 0),
        ])
    }
  }

  @Test("A replicator layer in another one multiplies both colours, and keeps depth where it preserves it (A-82)")
  func nested() throws {
    try LayerBench.run { bench in
      let (outer, _) = replicator(in: bench)
      let (inner, _) = replicator(in: bench)
      outer.sublayers = [inner]
      outer.instanceColor = CGColor(srgbRed: 0.5, green: 1, blue: 1, alpha: 1)
      inner.instanceColor = CGColor(srgbRed: 0.5, green: 0.5, blue: 1, alpha: 1)
      inner.preservesDepth = true
      let node = try #require(bench.node(at: 0).children.first?.children.first?.children.first)
      #expect(!node.flattensChildren && node.colorFactor == nil)
      let dot = try #require(node.children.first?.children.first)
      #expect(dot.colorFactor == CGColor(srgbRed: 0.25, green: 0.5, blue: 1, alpha: 1))
    }
  }

  @Test("A replicator layer delays each copy against the one before (A-82)")
  func delays() throws {
    try LayerBench.run { bench in
      let (layer, dot) = replicator(in: bench)
      layer.instanceCount = 3
      layer.instanceDelay = 0.25
      dot.add(linear("position.x", from: 0, to: 8), forKey: nil)
      bench.turn()
      let copies = try #require(bench.node(at: 0.5).children.first).children
      #expect(copies.compactMap { $0.children.first?.transform.m41 } == [2, 0, -2], "x less half the width")
    }
  }

  @Test("A replicator layer's properties animate")
  func animates() {
    LayerBench.run { bench in
      let (layer, _) = replicator(in: bench)
      layer.instanceCount = 2
      layer.add(linear("instanceTransform.translation.x", from: 0, to: 100), forKey: nil)
      layer.add(linear("instanceCount", from: 2, to: 6), forKey: nil)
      bench.turn()
      let copies = bench.node(at: 0.5).children.first?.children ?? []
      #expect(copies.map(\.transform.m41) == [0, 50, 100, 150])
      #expect(layer.instanceCount == 2)
    }
  }
}
