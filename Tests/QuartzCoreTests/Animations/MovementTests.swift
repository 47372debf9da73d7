import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Compiled animations of a layer's geometry") @MainActor struct MovementTests {
  nonisolated private static let positions = [
    CGPoint.zero, CGPoint(x: 390, y: 0), CGPoint(x: -130.5, y: 844.25), CGPoint(x: 1e9, y: -3),
  ]

  private func moving(_ from: CATransform3D, _ to: CATransform3D, isAdditive: Bool) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "transform")
    (animation.fromValue, animation.toValue) = (from, to)
    (animation.duration, animation.isAdditive, animation.fillMode) = (1, isAdditive, .both)
    animation.isRemovedOnCompletion = false
    return animation
  }

  @Test(
    "A compiled animation between two translations interpolates as matrices do, and meets both ends exactly (C-55)",
    arguments: positions, positions)
  func shifts(from: CGPoint, to: CGPoint) {
    let start = CATransform3DMakeTranslation(from.x, from.y, 0)
    let end = CATransform3DMakeTranslation(to.x, to.y, 0)
    LayerBench.run { bench in
      let layer = bench.square()
      layer.add(moving(start, end, isAdditive: false), forKey: nil)
      for time in [0, 0.1, 1.0 / 3, 0.5, 0.999, 1] {
        bench.turn(at: time)
        let expected = CATransform3D.interpolate(from: start, to: end, fraction: time)
        let shown: CATransform3D = layer.presentation()?.transform ?? CATransform3DMakeScale(0, 0, 0)
        #expect(shown == expected)
      }
    }
  }

  @Test("Compiled animations add to the transform below, as animations in 3D do (C-22)")
  func additive() {
    LayerBench.run { bench in
      let positions = [CGFloat(0), 5].map { depth in
        let layer = bench.square()
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        let shift = CATransform3DMakeTranslation(30, 8, depth)
        layer.add(moving(shift, CATransform3DIdentity, isAdditive: true), forKey: nil)
        return layer
      }
      bench.turn(at: 0)
      for time in [0, 0.25, 0.5] {
        bench.turn(at: time)
        let shown = positions.map { $0.presentation()?.transform ?? CATransform3DIdentity }
        #expect(shown[0].m41 > 10)
        #expect([shown[0].m41, shown[0].m42, shown[0].m11] == [shown[1].m41, shown[1].m42, shown[1].m11])
      }
      bench.turn(at: 1)
      let last: CATransform3D = positions[0].presentation()?.transform ?? CATransform3DIdentity
      #expect(last == positions[0].transform)
    }
  }

  @Test("A compiled animation between two translations overshoots as one in 3D does", arguments: [true, false])
  func overshooting(isAdditive: Bool) {
    LayerBench.run { bench in
      let layers = [CGFloat(0), 5].map { depth in
        let layer = bench.square()
        let spring = CASpringAnimation(keyPath: "transform")
        (spring.damping, spring.duration, spring.isAdditive) = (2, 3, isAdditive)
        spring.fromValue = CATransform3DMakeTranslation(-40, 12, depth)
        spring.toValue = CATransform3DMakeTranslation(60, 0, depth)
        layer.add(spring, forKey: nil)
        return layer
      }
      bench.turn()
      var farthest: CGFloat = 0
      for time in stride(from: 0.1, to: 2, by: 0.1) {
        bench.turn(at: time)
        let shown = layers.map { $0.presentation()?.transform ?? CATransform3DIdentity }
        #expect([shown[0].m41, shown[0].m42] == [shown[1].m41, shown[1].m42])
        farthest = max(farthest, shown[0].m41)
      }
      #expect(farthest > 80)
    }
  }

  @Test("Compiled animations of different springs at one time follow each its own spring")
  func springs() {
    LayerBench.run { bench in
      let stiffnesses: [CGFloat] = [50, 200, 50, 800]
      let layers = stiffnesses.map { stiffness in
        let layer = bench.square()
        let spring = CASpringAnimation(keyPath: "position")
        (spring.stiffness, spring.damping, spring.duration) = (stiffness, 12, 4)
        (spring.fromValue, spring.toValue) = (CGPoint.zero, CGPoint(x: 100, y: 0))
        layer.add(spring, forKey: nil)
        return layer
      }
      bench.turn()
      for time in stride(from: 0.05, to: 1, by: 0.05) {
        bench.turn(at: time)
        let positions: [CGFloat] = layers.map { $0.presentation()?.position.x ?? .nan }
        #expect(positions[0] == positions[2])
        #expect(Set(positions).count == 3)
        // Asked for alone, each is where it was among the others.
        let backwards: [CGFloat] = layers.reversed().map { $0.presentation()?.position.x ?? .nan }
        #expect(Array(backwards.reversed()) == positions)
      }
    }
  }
}
