import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Adding animations to a layer") @MainActor struct AddingTests {
  @Test("Adding an animation copies it, so that later changes of the original have no effect (C-16)")
  func copies() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let animation = linear("position.x", from: 0, to: 100)
      layer.add(animation, forKey: "x")
      animation.toValue = 500.0
      animation.duration = 50
      #expect(layer.animation(forKey: "x") !== animation)
      #expect((layer.animation(forKey: "x") as? CABasicAnimation)?.toValue as? Double == 100)
      bench.turn()
      bench.turn(at: 1.5)
      #expect(layer.shownX == 50)
    }
  }

  @Test("An animation that is added under a used key replaces the one there, which ends unfinished (C-16, C-25)")
  func replaces() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let watch = StopWatch()
      let first = linear("position.x", from: 0, to: 100)
      first.delegate = watch
      layer.add(first, forKey: "x")
      bench.turn()
      layer.add(linear("position.x", from: 200, to: 300), forKey: "x")
      #expect(watch.calls == ["start"])  // the calls come in the loop, never inside add
      bench.turn(at: 1.5)
      #expect(watch.calls == ["start", "stop(false)"])
      #expect(layer.animationKeys() == ["x"])
      #expect(layer.shownX == 200)  // it began with this turn's commit
    }
  }

  @Test("An animation that is added without a key replaces no other animation (A-74)")
  func nilKeys() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let moves = [1, 2].map { _ in linear("position.x", from: 0, to: 10) }
      for move in moves {
        move.isAdditive = true
        layer.add(move, forKey: nil)
      }
      bench.turn()
      bench.turn(at: 1.5)
      #expect(layer.shownX == 10)
      #expect(layer.animationKeys() == nil)
      layer.removeAllAnimations()
      #expect(layer.shownX == 0)
    }
  }

  @Test("The last non-additive animation wins, and additive animations add to what is below them (C-17, C-22)")
  func order() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      layer.add(linear("opacity", from: 0, to: 1), forKey: "first")
      layer.add(linear("opacity", from: 1, to: 0.5), forKey: "second")
      let add = linear("opacity", from: 0, to: 0.2)
      add.isAdditive = true
      layer.add(add, forKey: "third")
      #expect(layer.animationKeys() == ["first", "second", "third"])
      bench.turn()
      bench.turn(at: 1.5)
      #expect(abs(layer.shownOpacity - 0.85) < 1e-6)
      layer.removeAnimation(forKey: "second")
      #expect(abs(layer.shownOpacity - 0.6) < 1e-6)
    }
  }

  @Test("Additive animations over a model value of 0.5 show 0.6 with one and 0.65 with two (C-22)")
  func additive() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      layer.actions = ["opacity": NSNull()]
      layer.opacity = 0.5
      for (index, end) in [0.2, 0.1].enumerated() {
        let add = linear("opacity", from: 0, to: end)
        add.isAdditive = true
        layer.add(add, forKey: "\(index)")
      }
      bench.turn()
      bench.turn(at: 1.5)
      #expect(abs(layer.shownOpacity - 0.65) < 1e-6)
      layer.removeAnimation(forKey: "1")
      #expect(abs(layer.shownOpacity - 0.6) < 1e-6)
    }
  }

  @Test("Each repetition of a cumulative animation starts where the last one ended (C-22)")
  func cumulative() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let walk = linear("position.x", from: 0, to: 10)
      walk.repeatCount = 3
      walk.isCumulative = true
      layer.add(walk, forKey: "walk")
      bench.turn()
      for (time, x) in [(0.5, 5.0), (1.5, 15), (2.5, 25)] {
        bench.turn(at: 1 + time)
        #expect(abs(layer.shownX - x) < 1e-9)
      }
    }
  }

  @Test("An additive animation of a colour adds each component, opacity too (C-22)")
  func colors() throws {
    try LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let mix = CABasicAnimation(keyPath: "backgroundColor")
      mix.fromValue = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      mix.toValue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
      mix.duration = 1
      layer.add(mix, forKey: "mix")
      bench.turn()
      bench.turn(at: 1.5)
      let shown = try #require(layer.presentation()?.backgroundColor)
      #expect(shown == CGColor(srgbRed: 0.5, green: 0, blue: 0.5, alpha: 0.75))
    }
  }

  @Test("An animation takes numbers of any Swift or Foundation type (C-21)")
  func boxedNumbers() {
    let ones: [Any] = [1.0, CGFloat(1), Float(1), 1, NSNumber(value: 1.0), NSNumber(value: 1)]
    for one in ones {
      LayerBench.run(startingAt: 1) { bench in
        let layer = bench.square()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = one
        fade.toValue = 0.5
        fade.duration = 1
        layer.add(fade, forKey: "fade")
        bench.turn()
        bench.turn(at: 1.5)
        #expect(abs(layer.shownOpacity - 0.75) < 1e-6, "\(type(of: one))")
      }
    }
  }

  @Test("An animation of an unknown key path is reported and moves nothing")
  func unknownKeyPath() {
    LayerBench.run { bench in
      let layer = bench.square("dot")
      layer.add(linear("positoin.x", from: 0, to: 1), forKey: "x")
      #expect(
        bench.takeMessages() == [
          """
          [unknown-key-path] An animation of CALayer "dot" names the key path "positoin.x". Layers have no such property, \
          so nothing would move. Check the spelling; component paths look like "position.x" or "transform.rotation.z".
          """
        ])
      bench.turn(at: 3)
      bench.turn(at: 4)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("Timing that is not finite is refused", arguments: [Double.nan, .infinity])
  func badTiming(value: Double) {
    LayerBench.run { bench in
      let layer = bench.square()
      let bad = linear("position.x", from: 0, to: 1)
      bad.beginTime = value
      layer.add(bad, forKey: "x")
      #expect(layer.animationKeys() == nil)
      #expect(bench.takeDiagnostics() == ["invalid-geometry"])
    }
  }

  @Test("An animation whose endpoints are of different kinds or not finite leaves a frame that can be drawn")
  func mismatchedEnds() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let odd = CABasicAnimation(keyPath: "position")
      odd.fromValue = 3
      odd.toValue = "somewhere"
      odd.duration = 1
      layer.add(odd, forKey: "odd")
      layer.add(linear("opacity", from: .nan, to: 1), forKey: "nan")
      layer.add(linear("bounds.size.width", from: .infinity, to: 0), forKey: "huge")
      layer.add(linear("transform.rotation.z", from: .nan, to: 1), forKey: "turn")
      bench.turn()
      bench.turn(at: 1.5)
      let frame = bench.root.renderFrame(at: 1.5, size: CGSize(width: 100, height: 100), scale: 1)
      #expect(frame.root.children.allSatisfy { $0.opacity.isFinite && $0.bounds.isFinite && $0.transform.isFinite })
    }
  }
}
