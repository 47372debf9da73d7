import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Animation groups") @MainActor struct GroupTests {
  private func group(_ animations: [CAAnimation], duration: CFTimeInterval = 2) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    return group
  }

  /// The values of x and of the opacity at times after the beginning.
  private func shown(_ animation: CAAnimation, at times: [Double]) -> [[Double]] {
    let bench = LayerBench(startingAt: 1)
    return bench.environment.perform {
      let layer = bench.square()
      layer.add(animation, forKey: "group")
      bench.turn()
      return times.map {
        let state = layer.state(atParentTime: 1 + $0)
        return [Double(state.position.x), Double(state.opacity)]
      }
    }
  }

  @Test("A group runs its children in its own time and clips them at its end (C-49, C-2)")
  func clips() {
    let late = linear("opacity", from: 0, to: 1, duration: 4)
    late.beginTime = 1
    late.fillMode = .backwards
    let values = shown(group([linear("position.x", from: 0, to: 100, duration: 1), late]), at: [0.5, 1.5, 1.99, 2.01])
    #expect(values[0] == [50, 0] && values[1] == [0, 0.125])
    #expect(abs(values[2][1] - 0.2475) < 1e-6)
    #expect(values[3] == [0, 1])
  }

  @Test("A group gives its duration to children without one, and takes its own from the transaction (C-49, C-8)")
  func durations() {
    let values = shown(group([linear("position.x", from: 0, to: 100, duration: 0)]), at: [1])
    #expect(values == [[50, 1]])
    let brief = shown(group([linear("position.x", from: 0, to: 100, duration: 0)], duration: 0), at: [0.125, 0.26])
    #expect(brief == [[50, 1], [0, 1]])
  }

  @Test("Only the group's own delegate is called (C-49)")
  func delegates() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let (own, childs) = (StopWatch("group "), StopWatch("child "))
      let child = linear("position.x", from: 0, to: 1, duration: 1)
      child.delegate = childs
      let group = group([child])
      group.delegate = own
      layer.add(group, forKey: nil)
      for time in [1.0, 2.5, 3, 3.5] { bench.turn(at: time) }
      #expect(own.calls == ["group start", "group stop(true)"])
      #expect(childs.calls.isEmpty)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("A group fills, repeats, autoreverses and eases as a whole (C-4, C-6, C-27)")
  func timing() {
    let whole = group([linear("position.x", from: 0, to: 100, duration: 2)])
    whole.autoreverses = true
    whole.repeatCount = 2
    whole.fillMode = .forwards
    whole.isRemovedOnCompletion = false
    #expect(shown(whole, at: [0.5, 3, 5, 9]).map(\.first) == [25, 50, 50, 0])
    let eased = group([linear("position.x", from: 0, to: 100, duration: 2)])
    eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
    #expect(abs(shown(eased, at: [1])[0][0] - 31.5357) < 1e-3)
    let held = group([linear("position.x", from: 0, to: 100, duration: 1)])
    held.fillMode = .forwards
    held.isRemovedOnCompletion = false
    held.animations?[0].fillMode = .forwards
    #expect(shown(held, at: [1.5, 2, 7]).map(\.first) == [100, 100, 100])
  }

  @Test("A group in a group is clipped by each group around it (C-49)")
  func nested() {
    let inner = group([linear("position.x", from: 0, to: 80, duration: 4)], duration: 3)
    inner.beginTime = 1
    inner.speed = 2
    let values = shown(group([inner], duration: 2), at: [0.5, 1.5, 1.75, 2.1])
    #expect(values.map(\.first) == [0, 20, 30, 0])
  }

  @Test("Adding a group copies its children (C-16)")
  func copies() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let child = linear("position.x", from: 0, to: 100, duration: 2)
      let group = group([child])
      layer.add(group, forKey: "group")
      child.toValue = 500.0
      group.animations = []
      bench.turn()
      #expect(layer.state(atParentTime: 2).position.x == 50)
    }
  }

  @Test("A child that can show nothing is reported once, and the other children are shown")
  func badChild() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let endless = linear("opacity", from: 0, to: 1)
      endless.beginTime = .nan
      layer.add(
        group([linear("positoin", from: 0, to: 1), endless, linear("position.x", from: 0, to: 100, duration: 2)]),
        forKey: nil)
      for time in [1.0, 1.5, 2] { bench.turn(at: time) }
      #expect(bench.takeDiagnostics() == ["invalid-geometry", "unknown-key-path"])
      #expect(layer.shownX == 50)
    }
  }
}
