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
}
