import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Spring animations") @MainActor struct SpringAnimationTests {
  private func shown(_ spring: CASpringAnimation, at times: [Double]) -> [Double] {
    let bench = LayerBench(startingAt: 1)
    return bench.environment.perform {
      let layer = bench.square()
      spring.keyPath = "position.x"
      (spring.fromValue, spring.toValue) = (0, 100)
      layer.add(spring, forKey: nil)
      bench.turn()
      return times.map { Double(layer.state(atParentTime: 1 + $0).position.x) }
    }
  }

  @Test(
    "Spring animations show the measured values (C-31, C-32)",
    arguments: [
      (10, 0, [10.4405, 61.0493, 102.336, 111.8446]), (10, 5, [29.3078, 87.3205, 116.0415, 107.6722]),
      (10, -5, [-8.4267, 34.7780, 88.6305, 116.0171]), (20, 0, [9.0204, 44.2175, 71.2703, 93.8901]),
    ] as [(CGFloat, CGFloat, [Double])])
  func vectors(damping: CGFloat, velocity: CGFloat, expected: [Double]) {
    let spring = CASpringAnimation()
    (spring.damping, spring.initialVelocity, spring.duration) = (damping, velocity, 2)
    for (value, wanted) in zip(shown(spring, at: [0.05, 0.15, 0.25, 0.45]), expected) {
      #expect(abs(value - wanted) < 1e-4)
    }
  }

  @Test("A duration cuts or holds a spring animation, and does not stretch it (C-35)")
  func duration() {
    let (brief, long) = (CASpringAnimation(), CASpringAnimation())
    (brief.duration, long.duration) = (0.2, 5)
    #expect(shown(brief, at: [0.15, 0.25])[1] == 0)
    #expect(shown(brief, at: [0.15])[0] == shown(long, at: [0.15])[0])
    #expect(abs(shown(long, at: [4.9])[0] - 100) < 1e-6)
    // Its repetitions begin anew, and a speed of its own moves its seconds.
    brief.repeatCount = 3
    #expect(abs(shown(brief, at: [0.25])[0] - 10.4405) < 1e-4)
    brief.speed = 2
    #expect(abs(shown(brief, at: [0.025])[0] - 10.4405) < 1e-4)
  }

  @Test(
    "A spring animation can be made from a perceptual duration and a bounce (C-36, C-33, C-34)",
    arguments: [
      (0.5, 0.0, 157.9137, 25.1327, 0.8), (1, 0, 39.4784, 12.5664, 1.5), (0.25, 0, 631.6547, 50.2655, 0.4),
      (0.5, 0.3, 157.9137, 17.5929, 0.86296), (0.5, 0.7, 157.9137, 7.5398, 1.90487),
      (0.35, 0.15, 322.2728, 30.5183, 0.51566), (1, 0.5, 39.478, 6.2832, 2.34388),
    ])
  func perceptual(duration: Double, bounce: Double, stiffness: Double, damping: Double, settling: Double) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
    #expect(spring.mass == 1 && spring.allowsOverdamping)
    #expect(abs(spring.stiffness - stiffness) < 5e-4 && abs(spring.damping - damping) < 5e-5)
    #expect(abs(spring.settlingDuration - settling) < 5e-6 && spring.duration == spring.settlingDuration)
    #expect(abs(spring.perceptualDuration - duration) < 1e-12 && abs(Double(spring.bounce) - bounce) < 1e-12)
  }

  @Test("A spring animation without constants has a perceptual duration of 2π/10 and a bounce of 0.5 (C-36)")
  func standard() {
    let spring = CASpringAnimation()
    #expect(abs(spring.perceptualDuration - 2 * Double.pi / 10) < 1e-15 && spring.bounce == 0.5)
    #expect((spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) == (1, 100, 10, 0))
    #expect(spring.settlingDuration == Spring().settlingDuration && !spring.allowsOverdamping)
  }
}
