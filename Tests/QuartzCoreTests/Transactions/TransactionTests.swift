import CoreGraphics
import QuartzCore
import Testing

@Suite("Transactions") @MainActor struct TransactionTests {
  @Test(
    "A transaction lasts 0.25 s unless set, and gives duration and curve to what is added inside (C-23, C-24, K-51)")
  func settings() {
    LayerBench.run { bench in
      let layer = bench.square()
      #expect(CATransaction.animationDuration() == 0.25)
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 3)
      layer.opacity = 0.5
      CATransaction.commit()
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(CATransaction.animationTimingFunction() == nil)
      #expect(layer.animation(forKey: "opacity")?.duration == 3)
      let (implicit, explicit) = (bench.square(), bench.square())
      implicit.opacity = 0.5
      explicit.add(CABasicAnimation(keyPath: "opacity"), forKey: "explicit")
      #expect(implicit.animation(forKey: "opacity")?.duration == 0.25)
      #expect(explicit.animation(forKey: "explicit")?.duration == 0.25)
      #expect(layer.animation(forKey: "opacity")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
    }
  }

  @Test("The outermost transaction commits inside its commit call: a presentation layer has the new values (C-110)")
  func outermostCommit() {
    LayerBench.run { bench in
      let layer = bench.square()
      bench.turn(at: 1)
      CATransaction.begin()
      CATransaction.begin()
      let added = CALayer()
      layer.addSublayer(added)
      CATransaction.commit()
      #expect(added.presentation() == nil, "an inner transaction commits nothing")
      CATransaction.commit()
      #expect(added.presentation() != nil)
    }
  }

  @Test("A transaction that is begun after other changes of the turn waits for the turn's commit (C-110)")
  func innerCommit() {
    LayerBench.run { bench in
      let layer = bench.square()
      bench.turn(at: 1)
      layer.borderWidth = 1
      CATransaction.begin()
      let added = CALayer()
      layer.addSublayer(added)
      CATransaction.commit()
      #expect(added.presentation() == nil)
      bench.turn(at: 2)
      #expect(added.presentation() != nil)
    }
  }

  @Test("A transaction's completion runs when each animation added inside has ended (C-23)")
  func completion() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      var ends: [Double] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append(CACurrentMediaTime()) }
      layer.add(linear("opacity", from: 0, to: 1, duration: 1), forKey: "a")
      layer.add(linear("position.x", from: 0, to: 1, duration: 2), forKey: "b")
      CATransaction.commit()
      #expect(ends.isEmpty)
      for time in [1.0, 2, 2.5] { bench.turn(at: time) }
      #expect(ends.isEmpty)
      bench.turn(at: 3)
      #expect(ends == [3])
    }
  }

  @Test("A transaction's completion runs when its animations were removed, too (C-23)")
  func removed() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      var count = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { count += 1 }
      layer.add(linear("opacity", from: 0, to: 1, duration: 100), forKey: "a")
      CATransaction.commit()
      bench.turn()
      layer.removeAllAnimations()
      bench.turn(at: 1.1)
      bench.turn(at: 1.2)
      #expect(count == 1)
    }
  }

  @Test("The completion of a transaction without animations runs right after the commit, not inside it (C-23)")
  func nothing() {
    LayerBench.run { bench in
      var count = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { count += 1 }
      CATransaction.commit()
      #expect(count == 0)
      bench.turn()
      #expect(count == 1)
    }
  }

  @Test("A transaction's completion does not wait for animations that were added before it was set (C-23)")
  func addedBefore() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      var count = 0
      CATransaction.begin()
      layer.add(linear("opacity", from: 0, to: 1, duration: 100), forKey: "a")
      CATransaction.setCompletionBlock { count += 1 }
      layer.add(linear("position.x", from: 0, to: 1, duration: 1), forKey: "b")
      CATransaction.commit()
      bench.turn()
      bench.turn(at: 2)
      #expect(count == 1)
    }
  }

  @Test("A transaction's completion waits for the animations of nested transactions (C-23)")
  func nested() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      var calls: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("inner") }
      layer.add(linear("opacity", from: 0, to: 1, duration: 1), forKey: "a")
      CATransaction.commit()
      layer.add(linear("position.x", from: 0, to: 1, duration: 2), forKey: "b")
      CATransaction.commit()
      for time in [1.0, 2, 2.1] { bench.turn(at: time) }
      #expect(calls == ["inner"])
      for time in [3.0, 3.1] { bench.turn(at: time) }
      #expect(calls == ["inner", "outer"])
    }
  }

  @Test("The implicit transaction belongs to the turn, and is committed with it (C-23)")
  func implicit() {
    LayerBench.run(startingAt: 1) { bench in
      var count = 0
      CATransaction.setCompletionBlock { count += 1 }
      CATransaction.setAnimationDuration(9)
      bench.turn()
      #expect(count == 1)
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test("A transaction has values of its own, and those of the transactions around it (A-79)")
  func values() {
    LayerBench.run { _ in
      CATransaction.begin()
      CATransaction.setValue("outer", forKey: "who")
      CATransaction.begin()
      #expect(CATransaction.value(forKey: "who") as? String == "outer")
      CATransaction.setValue("inner", forKey: "who")
      #expect(CATransaction.value(forKey: "who") as? String == "inner")
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "who") as? String == "outer")
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "who") == nil)
    }
  }

  @Test("A transaction takes its settings by Apple's keys as well (A-79)")
  func settingsByKey() {
    LayerBench.run { _ in
      CATransaction.begin()
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(CAMediaTimingFunction(name: .easeOut), forKey: kCATransactionAnimationTimingFunction)
      #expect(CATransaction.disableActions())
      #expect(CATransaction.animationDuration() == 2)
      #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .easeOut))
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
    }
  }

  @Test("A transaction that was never begun cannot be committed")
  func unbalanced() {
    LayerBench.run { bench in
      CATransaction.commit()
      #expect(
        bench.takeMessages() == [
          """
          [commit-without-begin] CATransaction.commit() was called without a begin(). Only the turn's implicit transaction is \
          open, and it commits by itself. Pair each commit() with one begin().
          """
        ])
    }
  }

  @Test("A transaction refuses a duration that is negative or not finite", arguments: [Double.nan, .infinity, -1])
  func badDuration(value: Double) {
    LayerBench.run { _ in
      CATransaction.setAnimationDuration(value)
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test("Flushing a transaction starts the animations that wait, without the run loop")
  func flush() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = CALayer()
      bench.root.addSublayer(layer)
      #expect(layer.presentation() == nil)
      CATransaction.flush()
      #expect(layer.presentation() != nil)
    }
  }
}
