import CoreGraphics
import QuartzCore
import Testing

@Suite("An animation's delegate") @MainActor struct EndingTests {
  private func add(_ watch: StopWatch, to layer: CALayer, key: String = "x", duration: CFTimeInterval = 1) {
    let move = linear("position.x", from: 0, to: 100, duration: duration)
    move.delegate = watch
    layer.add(move, forKey: key)
  }

  @Test("The delegate is called when the animation is first shown, and in the run loop when it has finished (C-25)")
  func natural() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let watch = StopWatch()
      add(watch, to: layer)
      #expect(watch.calls.isEmpty)
      bench.turn()
      #expect(watch.calls == ["start"])
      bench.turn(at: 1.99)
      #expect(watch.calls == ["start"])
      bench.turn(at: 2)
      #expect(watch.calls == ["start", "stop(true)"])
      bench.turn(at: 3)
      #expect(watch.calls.count == 2)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("The delegate of an animation that begins later is called when it begins, unless it was removed before (C-25)")
  func late() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let (watch, other) = (StopWatch(), StopWatch())
      for (watch, key, begin) in [(watch, "x", 3.0), (other, "y", 4)] {
        let move = linear("position.\(key)", from: 0, to: 100)
        move.beginTime = begin
        move.delegate = watch
        layer.add(move, forKey: key)
      }
      for time in [1.0, 2, 2.99] { bench.turn(at: time) }
      #expect(watch.calls.isEmpty)
      bench.turn(at: 3)
      #expect(watch.calls == ["start"])
      layer.removeAnimation(forKey: "y")
      bench.turn(at: 4)
      #expect(watch.calls == ["start", "stop(true)"])
      #expect(other.calls == ["stop(false)"])
    }
  }

  @Test("The delegate of a removed animation is called with finished false (C-25)", arguments: ["one", "all"])
  func removal(method: String) {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let watch = StopWatch()
      add(watch, to: layer)
      bench.turn()
      if method == "one" { layer.removeAnimation(forKey: "x") } else { layer.removeAllAnimations() }
      #expect(watch.calls == ["start"])
      bench.turn(at: 1.1)
      #expect(watch.calls == ["start", "stop(false)"])
    }
  }

  @Test(
    "The delegate is called with finished false when the layer, or a layer above it, leaves the tree (C-25)",
    arguments: [false, true])
  func departure(ofParent: Bool) {
    LayerBench.run(startingAt: 1) { bench in
      let parent = bench.square("parent")
      parent.actions = ["sublayers": NSNull()]
      let layer = CALayer()
      parent.addSublayer(layer)
      let watch = StopWatch()
      add(watch, to: layer)
      bench.turn()
      (ofParent ? parent : layer).removeFromSuperlayer()
      bench.turn(at: 1.1)
      #expect(watch.calls == ["start", "stop(false)"])
      #expect(layer.animationKeys() == nil)
      #expect(bench.environment.runningAnimations.isEmpty)
    }
  }

  @Test("The delegate is not called when the layer moves within the tree in one run-loop turn (C-25)")
  func move() {
    LayerBench.run(startingAt: 1) { bench in
      let other = bench.square("other")
      let layer = bench.square("layer")
      let watch = StopWatch()
      add(watch, to: layer)
      bench.turn()
      other.addSublayer(layer)
      bench.turn(at: 1.5)
      #expect(watch.calls == ["start"])
      #expect(layer.shownX == 50)
    }
  }

  @Test(
    "The delegate of an animation in no tree is called with finished false, and no transaction waits for it (C-25, C-67)"
  )
  func detached() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = CALayer()
      let watch = StopWatch()
      add(watch, to: layer)
      bench.turn()
      bench.turn(at: 1.1)
      #expect(watch.calls == ["stop(false)"])
      #expect(bench.environment.runningAnimations.isEmpty)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("An animation may be added before its layer, in the same run-loop turn (C-9)")
  func addedFirst() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = CALayer()
      let watch = StopWatch()
      add(watch, to: layer)
      bench.root.addSublayer(layer)
      bench.turn()
      bench.turn(at: 1.5)
      #expect(layer.shownX == 50)
      #expect(watch.calls == ["start"])
    }
  }

  @Test("Delegates of animations that end in one turn are called in the order of the ends, not of the layers")
  func order() {
    LayerBench.run(startingAt: 1) { bench in
      let (late, early) = (bench.square("late"), bench.square("early"))
      var calls: [String] = []
      for (layer, duration) in [(late, 1.0), (early, 0.9)] {
        let watch = StopWatch()
        watch.onStop = { calls.append(layer.name ?? "") }
        add(watch, to: layer, duration: duration)
      }
      bench.turn()
      bench.turn(at: 5)
      #expect(calls == ["early", "late"])
    }
  }

  @Test("The delegate is released with its animation, and the layer with its environment's list (A-76, P-50)")
  func release() {
    LayerBench.run(startingAt: 1) { bench in
      weak var weakWatch: StopWatch?
      weak var weakLayer: CALayer?
      do {
        let layer = bench.square()
        let watch = StopWatch()
        weakWatch = watch
        weakLayer = layer
        add(watch, to: layer)
        bench.turn()
        bench.turn(at: 3)
        layer.removeFromSuperlayer()
      }
      bench.turn(at: 4)
      #expect(weakWatch == nil)
      #expect(weakLayer == nil)
    }
  }

  @Test("A delegate that adds another animation at the end of one continues without a gap and without a hang")
  func chain() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      var rounds = 0
      let watch = StopWatch()
      watch.onStop = {
        rounds += 1
        if rounds < 100 { self.add(watch, to: layer, duration: 0.1) }
      }
      add(watch, to: layer, duration: 0.1)
      bench.turn()
      for step in 1...20 { bench.turn(at: 1 + Double(step) * 0.1) }
      #expect((15...20).contains(rounds))
    }
  }

  @Test(
    "The delegate of an animation that stays after its end is called once, and the value stays until it is removed (C-4)"
  )
  func persistent() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let watch = StopWatch()
      let move = linear("position.x", from: 0, to: 100)
      move.delegate = watch
      move.isRemovedOnCompletion = false
      move.fillMode = .forwards
      layer.add(move, forKey: "x")
      bench.turn()
      for time in [2.0, 3, 4] { bench.turn(at: time) }
      #expect(watch.calls == ["start", "stop(true)"])
      #expect(layer.shownX == 100)
      #expect(bench.environment.runningAnimations.isEmpty)
      layer.removeAnimation(forKey: "x")
      bench.turn(at: 5)
      #expect(layer.shownX == 0)
      #expect(watch.calls.count == 2)
    }
  }
}
