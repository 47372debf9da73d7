import CoreGraphics
import Foundation
import QuartzCore
import Raster
import Rendering
import Testing

@Suite("Deep layer trees") @MainActor struct DeepLayerTests {
  /// Layers within each other in the root, the innermost last.
  private func nest(_ count: Int, in bench: LayerBench) -> [CALayer] {
    CATransaction.setDisableActions(true)
    var layers = [bench.root]
    for _ in 1...count {
      let layer = CALayer()
      layer.bounds = bench.root.bounds
      layer.position = CGPoint(x: 50, y: 50)
      layers.last?.addSublayer(layer)
      layers.append(layer)
    }
    return layers
  }

  @Test("Trees of 400 levels are laid out, committed, drawn, hit and released", arguments: [1_000, 5_000])
  func drawing(count: Int) {
    LayerBench.run { bench in
      let layers = nest(count, in: bench)
      layers[300].backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      layers[500].backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
      layers[count].setNeedsLayout()
      bench.turn()
      let drawn = SoftwareRenderer(threads: 1).render(
        bench.root.renderFrame(at: 0, size: bench.root.bounds.size, scale: 1))
      #expect(drawn.buffer.pixels.allSatisfy { $0 == 0xFFFF_0000 })
      #expect(bench.root.hitTest(CGPoint(x: 50, y: 50)) === layers[RenderFrame.maxDepth - 1])
      #expect(bench.diagnostics.isEmpty)
    }
  }

  @Test("A layer that was too deep is drawn when it moves up, and animations in the deep go on")
  func movedUp() {
    LayerBench.run { bench in
      let layers = nest(600, in: bench)
      layers[600].backgroundColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
      layers[600].add(linear("opacity", from: 0, to: 1), forKey: "fade")
      bench.turn()
      @MainActor func depth(at time: Double) -> (levels: Int, opacity: CGFloat) {
        var (node, levels) = (bench.node(at: time), 0)
        while let child = node.children.first { (node, levels) = (child, levels + 1) }
        return (levels, node.opacity)
      }
      #expect(depth(at: 0.25) == (399, 1))
      CATransaction.setDisableActions(true)
      bench.root.addSublayer(layers[300])
      layers[1].removeFromSuperlayer()
      bench.turn()
      #expect(depth(at: 0.25) == (301, 0.25))
      #expect(depth(at: 0.5) == (301, 0.5))
    }
  }
}
