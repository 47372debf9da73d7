import CoreGraphics
import QuartzCore
import Testing

@Suite("A layer's time") @MainActor struct LayerTimeTests {
  @Test("A layer's time is its parent's with beginTime, speed and timeOffset: 10 becomes 15 (C-1, C-2)")
  func conversion() {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.speed = 2
      layer.timeOffset = 1
      layer.beginTime = 3
      #expect(layer.convertTime(10, from: nil) == 15)
      #expect(layer.convertTime(15, to: nil) == 10)
      let inner = CALayer()
      inner.speed = 0.5
      inner.beginTime = 1
      layer.addSublayer(inner)
      #expect(inner.convertTime(10, from: nil) == 7)  // (15 − 1) · ½
      #expect(inner.convertTime(7, to: layer) == 15)
      #expect(inner.convertTime(15, from: layer) == 7)
    }
  }

  @Test("Times convert between two branches through the root (C-2)")
  func branches() {
    LayerBench.run { bench in
      let (slow, fast) = (bench.square("slow"), bench.square("fast"))
      slow.speed = 0.5
      fast.speed = 4
      fast.timeOffset = 1
      #expect(slow.convertTime(9, from: fast) == 1)  // 9 → 2 at the root → 1
      #expect(slow.convertTime(1, to: fast) == 9)
    }
  }

  @Test("A layer pauses and resumes where it was, as QA1673 shows (C-10)")
  func pauseAndResume() {
    LayerBench.run(startingAt: 5) { bench in
      let layer = bench.square()
      layer.add(linear("position.x", from: 0, to: 100, duration: 10), forKey: "x")
      bench.turn()
      bench.turn(at: 8)
      #expect(abs(layer.shownX - 30) < 1e-9)

      let pausedAt = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = pausedAt
      for time in [8.0, 9, 20] {
        bench.turn(at: time)
        #expect(abs(layer.shownX - 30) < 1e-9)
      }

      let pausedTime = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
      bench.turn(at: 20)
      #expect(abs(layer.shownX - 30) < 1e-9)
      bench.turn(at: 22)
      #expect(abs(layer.shownX - 50) < 1e-9)
      bench.turn(at: 27)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("An animation that is added to a resumed layer, whose time is late, plays at once all the same (C-9, C-12)")
  func leftOverBeginning() {
    LayerBench.run(startingAt: 5) { bench in
      let layer = bench.square()
      layer.beginTime = 3  // what a resumed pause leaves behind
      layer.add(linear("position.x", from: 0, to: 100, duration: 10), forKey: "x")
      bench.turn(at: 5)
      bench.turn(at: 6)
      #expect(abs(layer.shownX - 10) < 1e-9)
      // With a beginning of its own in the clock's time, it is late by what the layer is.
      let late = linear("opacity", from: 0, to: 1, duration: 10)
      late.beginTime = 6
      late.fillMode = .backwards
      layer.add(late, forKey: "late")
      bench.turn(at: 8)
      #expect(layer.shownOpacity == 0)
      bench.turn(at: 10)
      #expect(abs(layer.shownOpacity - 0.1) < 1e-6)
    }
  }

  @Test("A layer with speed 0 and a time offset scrubs each animation below it (C-11)")
  func scrubbing() {
    LayerBench.run(startingAt: 7) { bench in
      let container = bench.square("container")
      let inner = CALayer()
      container.addSublayer(inner)
      container.speed = 0
      container.timeOffset = 0
      container.add(linear("position.x", from: 0, to: 100, duration: 2), forKey: "x")
      inner.add(linear("opacity", from: 0, to: 1, duration: 2), forKey: "fade")
      bench.turn()
      for percent in [0.0, 0.5, 0.25, 0.99, 0.1] {
        container.timeOffset = percent * 2
        bench.turn(at: bench.clock.now + 1)
        #expect(abs(container.shownX - 100 * percent) < 1e-9)
        #expect(abs(inner.shownOpacity - percent) < 1e-6)
      }
      #expect(container.animationKeys() == ["x"])
    }
  }

  @Test("A time that is not finite is refused with a diagnostic (C-1)", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.timeOffset = value
      layer.beginTime = value
      layer.speed = Float(value)
      #expect(layer.timeOffset == 0 && layer.beginTime == 0 && layer.speed == 1)
      #expect(bench.takeDiagnostics() == ["invalid-geometry", "invalid-geometry", "invalid-geometry"])
    }
  }

  @Test("A layer whose time runs backwards shows no animation that begins now (C-13)")
  func backwards() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      bench.root.speed = -1
      layer.position.x = 7
      let slide = linear("position.x", from: 50, to: 100)
      layer.removeAllAnimations()
      layer.add(slide, forKey: nil)
      bench.turn()
      #expect(layer.state(atParentTime: layer.convertTime(1, from: nil)).position.x == 50)
      for time in [1.25, 1.5, 1.9] {
        bench.turn(at: time)
        #expect(layer.presentation()?.position.x == 7)
      }
    }
  }
}
