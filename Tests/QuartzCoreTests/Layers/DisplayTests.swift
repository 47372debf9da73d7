import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Drawing of a layer's contents") @MainActor struct DisplayTests {
  final class Painter: NSObject, CALayerDelegate {
    var calls: [String] = []
    func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("draw")
      ctx.setFillColor(.white)
      ctx.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
    }
  }

  @Test("The delegate draws the contents in the layer's coordinates, at its scale (A-75)")
  func delegate() throws {
    try LayerBench.run { bench in
      let (layer, painter) = (bench.square(), Painter())
      layer.delegate = painter
      layer.bounds = CGRect(x: 10, y: 20, width: 2, height: 1)
      layer.contentsScale = 2
      layer.setNeedsDisplay()
      bench.turn()
      #expect(painter.calls == ["will draw", "draw"])
      let image = try #require(layer.model_.contents)
      #expect(image.width == 4 && image.height == 2)
      #expect(image.buffer.pixels.map { $0 >> 24 } == [0, 0, 255, 255, 0, 0, 255, 255])
      layer.isOpaque = true
      layer.setNeedsDisplay()
      bench.turn()
      #expect(layer.model_.contents?.buffer.pixels.first == 0xFF00_0000)
    }
  }

  @Test("A layer with empty bounds gets no contents")
  func empty() {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.bounds = .zero
      layer.setNeedsDisplay()
      bench.turn()
      #expect(layer.contents == nil && bench.takeDiagnostics() == [])
    }
  }

  @Test("The contents are drawn anew when the bounds change and needsDisplayOnBoundsChange is true")
  func bounds() {
    LayerBench.run { bench in
      let (layer, painter) = (bench.square(), Painter())
      layer.delegate = painter
      layer.bounds.size.width = 20
      bench.turn()
      #expect(painter.calls == [])
      layer.needsDisplayOnBoundsChange = true
      layer.bounds.size.width = 30
      bench.turn()
      #expect(painter.calls == ["will draw", "draw"])
    }
  }

  @Test("An onOrderOut action that removes or moves the layer finds it removed, and nothing is undone (A-75)")
  func movedByAction() {
    LayerBench.run { bench in
      final class Move: CAAction {
        var goal: CALayer?
        func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
          guard let layer = object as? CALayer else { return }
          layer.removeFromSuperlayer()
          goal?.addSublayer(layer)
        }
      }
      let (move, layer) = (Move(), CALayer())
      bench.root.addSublayer(layer)
      layer.actions = [kCAOnOrderOut: move]
      layer.removeFromSuperlayer()
      #expect(layer.superlayer == nil && bench.root.sublayers == nil)
      bench.root.addSublayer(layer)
      let goal = bench.square("goal")
      move.goal = goal
      layer.removeFromSuperlayer()
      #expect(layer.superlayer === goal && goal.sublayers?.count == 1 && bench.root.sublayers?.count == 1)
    }
  }

  @Test(
    "An animation that is the onOrderOut action ends unfinished in the environment that the layer left (A-75, C-25)")
  func animatedLeaving() {
    final class Witness: NSObject, CAAnimationDelegate {
      var ends: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    let (bench, witness, layer) = (LayerBench(), Witness(), CALayer())
    bench.environment.perform {
      bench.root.addSublayer(layer)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (0, 1, 1, witness)
      layer.actions = [kCAOnOrderOut: fade]
      bench.turn()
    }
    // From outside, as in an app with more than one environment.
    layer.removeFromSuperlayer()
    bench.turn()
    bench.turn()
    #expect(witness.ends == [false] && bench.takeDiagnostics() == ["animation-outside-trees"])
  }

  @Test("A layer runs the actions of entering the tree, of being hidden and shown, and of leaving the tree (A-75)")
  func order() {
    LayerBench.run { bench in
      final class Log: CAAction {
        var events: [String] = []
        func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
          events.append("\(key) \((object as? CALayer)?.superlayer == nil ? "outside" : "inside")")
        }
      }
      let (log, layer) = (Log(), CALayer())
      layer.actions = [kCAOnOrderIn: log, kCAOnOrderOut: log, "hidden": NSNull()]
      bench.root.addSublayer(layer)
      bench.root.addSublayer(layer)
      layer.isHidden = true
      layer.isHidden = false
      layer.removeFromSuperlayer()
      layer.isHidden = true
      #expect(log.events == ["onOrderIn inside", "onOrderOut inside", "onOrderIn inside", "onOrderOut outside"])
    }
  }
}
