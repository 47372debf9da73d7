import CoreGraphics
import QuartzCore
import Testing

@Suite("Animations that are not removed on completion, outside a tree") @MainActor struct OutlivingTests {
  private func add(_ watch: StopWatch, to layer: CALayer) {
    let move = linear("position.x", from: 0, to: 100)
    move.delegate = watch
    move.isRemovedOnCompletion = false
    layer.add(move, forKey: "x")
  }

  @Test(
    "A layer or an ancestor that leaves the tree keeps an animation that is not removed on completion, and resumes it (C-4, C-25)",
    arguments: [false, true])
  func departure(ofParent: Bool) {
    LayerBench.run(startingAt: 1) { bench in
      let parent = bench.square("parent")
      parent.actions = ["sublayers": NSNull()]
      let (layer, watch) = (CALayer(), StopWatch())
      parent.addSublayer(layer)
      add(watch, to: layer)
      bench.turn()
      (ofParent ? parent : layer).removeFromSuperlayer()
      bench.turn(at: 1.1)
      #expect(watch.calls == ["start"] && layer.animationKeys() == ["x"])
      #expect(bench.environment.runningAnimations.isEmpty)
      if ofParent { bench.root.addSublayer(parent) } else { parent.addSublayer(layer) }
      bench.turn(at: 1.5)
      #expect(layer.shownX == 50 && watch.calls == ["start"])
      bench.turn(at: 2.5)
      #expect(watch.calls == ["start", "stop(true)"])
    }
  }

  @Test("An animation that ends while its layer is outside the tree reports its end when that is back (C-4, C-25)")
  func endsOutside() {
    LayerBench.run(startingAt: 1) { bench in
      let (layer, watch) = (bench.square(), StopWatch())
      add(watch, to: layer)
      bench.turn()
      layer.removeFromSuperlayer()
      for time in [1.5, 3] { bench.turn(at: time) }
      #expect(watch.calls == ["start"])
      bench.root.addSublayer(layer)
      bench.turn(at: 4)
      bench.turn(at: 4.1)
      #expect(watch.calls == ["start", "stop(true)"])
    }
  }

  @Test("An animation that is not removed on completion waits for its layer to be in a tree, and is not reported (C-4)")
  func waits() {
    LayerBench.run(startingAt: 1) { bench in
      let (layer, watch) = (CALayer(), StopWatch())
      add(watch, to: layer)
      bench.turn()
      bench.turn(at: 2.5)
      #expect(bench.takeDiagnostics().isEmpty && watch.calls.isEmpty)
      bench.root.addSublayer(layer)
      bench.turn(at: 3)
      bench.turn(at: 3.5)
      #expect(layer.shownX == 50 && watch.calls == ["start"])
      bench.turn(at: 4)
      #expect(watch.calls == ["start", "stop(true)"])
    }
  }

  @Test("A layer outside the tree is released with the animation that is attached to it (A-76, P-50)")
  func release() {
    LayerBench.run(startingAt: 1) { bench in
      weak var released: CALayer?
      do {
        let layer = bench.square()
        released = layer
        add(StopWatch(), to: layer)
        bench.turn()
        layer.removeFromSuperlayer()
        bench.turn(at: 1.5)
      }
      bench.turn(at: 1.6)
      #expect(released == nil)
    }
  }
}
