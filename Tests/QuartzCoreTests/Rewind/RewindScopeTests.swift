import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Rewinding a transition") @MainActor struct RewindScopeTests {
  @Test(
    "A cancel takes back an instant change that the transition made, and keeps one of a transition inside it (T-109)",
    arguments: [false, true])
  func instantChange(isMadeInside: Bool) {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.position.x = 100
      bench.turn()
      let log = RewindLog(in: bench.environment) { false }
      log.cover([bench.root])
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (-50.0, 0.0, 0.5)
      animation.isAdditive = true
      layer.add(animation, forKey: "x")
      bench.turn()
      bench.turn(at: 0.6)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      bench.environment.rewindScope = RewindScope(isMadeInside ? nil : log)
      layer.position.x = 70
      bench.environment.rewindScope = nil
      CATransaction.commit()
      bench.turn(at: 0.7)
      #expect(layer.position.x == 70)
      log.rewind([bench.root], atParentTime: 0)
      #expect(layer.position.x == (isMadeInside ? 70 : 100))
      log.close()
    }
  }

  /// Observes nothing: an animation with an observer is a view animation.
  private final class Observer: AnimationObserver {
    let name = "observer"

    func animationEnded(finished: Bool) {}
  }

  /// Adds a view animation from 50 to the left, of half a second.
  private func move(_ layer: CALayer) {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (-50.0, 0.0, 0.5)
    (animation.isAdditive, animation.fillMode) = (true, .both)
    layer.adopt(animation, forKey: nil, role: AnimationRole(origin: .viewAnimation(Observer())))
  }

  @Test(
    "A cancel takes back what a transition inside has animated, and nothing of one that began before (C-82)",
    arguments: [true, false])
  func otherTransition(beganInside: Bool) {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.position.x = 100
      bench.turn()
      bench.turn(at: 1)
      let logs = (0..<2).map { _ in RewindLog(in: bench.environment) { false } }
      let (log, other) = beganInside ? (logs[0], logs[1]) : (logs[1], logs[0])
      other.cover([layer])
      move(layer)
      bench.turn()
      bench.turn(at: 1.3)
      log.cover([bench.root])
      bench.turn(at: 1.6)
      other.close()
      log.rewind([bench.root], atParentTime: beganInside ? 1 : 1.3)
      #expect(layer.position.x == (beganInside ? 50 : 100))
      log.close()
    }
  }

  @Test("A cancel lays out a layer anew whose size it restores (C-82)")
  func size() {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.bounds.size.width = 100
      bench.turn()
      let log = RewindLog(in: bench.environment) { false }
      log.cover([bench.root])
      let animation = CABasicAnimation(keyPath: "bounds.size.width")
      (animation.fromValue, animation.toValue, animation.duration) = (-50.0, 0.0, 0.5)
      (animation.isAdditive, animation.fillMode) = (true, .both)
      layer.adopt(animation, forKey: nil, role: AnimationRole(origin: .viewAnimation(Observer())))
      bench.turn()
      bench.turn(at: 0.3)
      #expect(!layer.needsLayout())
      log.rewind([bench.root], atParentTime: 0)
      #expect(layer.bounds.width == 50 && layer.needsLayout())
      log.close()
    }
  }

  @Test("A cancel restores the start also where the clock of a transition inside has held the layer (C-82)")
  func heldInside() {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.position.x = 100
      bench.turn()
      bench.turn(at: 1)
      let clock = AnimationClock(over: layer)
      clock.hold(at: AnimationProgress(repeating: 0.8))
      layer.clock = clock
      let log = RewindLog(in: bench.environment) { false }
      log.cover([bench.root])
      move(layer)
      bench.turn()
      bench.turn(at: 1.2)
      log.rewind([bench.root], atParentTime: 1)
      #expect(layer.position.x == 50)
      layer.clock = nil
      log.close()
    }
  }
}
