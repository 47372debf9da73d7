import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Transform layers") @MainActor struct TransformLayerTests {
  @Test("A transform layer keeps its sublayers' depth, draws nothing itself, and gives each its opacity (A-83)")
  func node() throws {
    try LayerBench.run { bench in
      let layer = CATransformLayer()
      layer.backgroundColor = .white
      layer.masksToBounds = true
      layer.addSublayer(CALayer())
      layer.opacity = 0.5
      bench.root.addSublayer(layer)
      let node = try #require(bench.node(at: 0).children.first)
      #expect(!node.flattensChildren && node.backgroundColor == nil && !node.masksToBounds)
      #expect(node.opacity == 1 && node.children.map(\.opacity) == [0.5])
    }
  }

  @Test("A transform layer reports once which properties it ignores (A-83)")
  func ignored() {
    LayerBench.run { bench in
      let layer = CATransformLayer()
      layer.name = "cube"
      layer.backgroundColor = .white
      layer.backgroundColor = .black
      layer.position = CGPoint(x: 1, y: 1)
      #expect(
        bench.takeMessages() == [
          "[ignored-by-transform-layer] CATransformLayer \"cube\" was given a value for backgroundColor. A CATransformLayer only "
            + "holds its sublayers in space; it draws nothing itself, so this has no effect. Give it to a sublayer, or use a "
            + "CALayer, which flattens what is inside."
        ])
    }
  }
}
