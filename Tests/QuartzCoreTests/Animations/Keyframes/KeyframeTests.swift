import CoreGraphics
import Foundation
import QuartzCore
import Testing

private let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

/// A second of keyframes of a number, over `position.x`.
@MainActor private func keyframes(
  _ values: [Any], mode: CAAnimationCalculationMode = .linear, keyTimes: [NSNumber]? = nil
) -> CAKeyframeAnimation {
  let animation = CAKeyframeAnimation(keyPath: "position.x")
  animation.values = values
  animation.calculationMode = mode
  animation.keyTimes = keyTimes
  animation.duration = 1
  return animation
}

/// The values that a layer shows at times after an animation's beginning.
@MainActor private func shown(_ animation: CAAnimation, at times: [Double]) -> [Double] {
  LayerBench.values { bench in
    let layer = bench.square()
    layer.add(animation, forKey: "keys")
    bench.turn()
    return times.map { Double(layer.state(atParentTime: 1 + $0).position.x) }
  }
}

extension LayerBench {
  fileprivate static func values<Result>(_ body: @MainActor (LayerBench) -> Result) -> Result {
    let bench = LayerBench(startingAt: 1)
    return bench.environment.perform { body(bench) }
  }
}

private func expectClose(_ values: [Double], _ expected: [Double], within distance: Double = 1e-5, _ what: String = "")
{
  #expect(values.count == expected.count)
  for (value, wanted) in zip(values, expected) {
    #expect(abs(value - wanted) <= distance, "\(what): \(values), not \(expected)")
  }
}

@Suite("Keyframe animations") @MainActor struct KeyframeTests {
  @Test(
    "Each calculation mode shows the measured values (C-46)",
    arguments: [
      (.linear, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]), (.discrete, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
      (.paced, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
      (.cubic, [0.16434, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]),
    ] as [(CAAnimationCalculationMode, [Double])])
  func modes(mode: CAAnimationCalculationMode, expected: [Double]) {
    expectClose(shown(keyframes([0, 1, 0.5, 0.7], mode: mode), at: times), expected, mode.rawValue)
  }

  @Test(
    "Key times give the measured values (C-47)",
    arguments: [
      (.linear, [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
      (.cubic, [0.61458, 1.00667, 0.9, 0.74, 0.58667, 0.50313, 0.55833, 0.63438]),
      (.paced, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
    ] as [(CAAnimationCalculationMode, [Double])])
  func keyTimes(mode: CAAnimationCalculationMode, expected: [Double]) {
    let animation = keyframes([0, 1, 0.5, 0.7], mode: mode, keyTimes: [0, 0.1, 0.6, 1])
    animation.timingFunctions = mode == .paced ? [CAMediaTimingFunction(name: .easeIn)] : nil
    expectClose(shown(animation, at: times), expected, mode.rawValue)
  }

  @Test("Discrete keyframes take one key time more than values (C-47)")
  func discrete() {
    let animation = keyframes([1, 2, 3], mode: .discrete, keyTimes: [0, 0.2, 0.9, 1])
    #expect(shown(animation, at: [0, 0.19, 0.21, 0.89, 0.91, 1]) == [1, 1, 2, 2, 3, 3])
  }

  @Test("Two equal key times make a jump")
  func jump() {
    let animation = keyframes([0, 1, 5, 6], keyTimes: [0, 0.5, 0.5, 1])
    expectClose(shown(animation, at: [0.25, 0.499, 0.5, 0.75]), [0.5, 0.998, 5, 5.5])
  }

  @Test("Timing functions ease each interval, and the animation's own function eases the whole (C-48)")
  func curves() {
    let animation = keyframes([0, 1, 0])
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    expectClose(shown(animation, at: [0.05, 0.25, 0.45, 0.75]), [0.017027, 0.315357, 0.839428, 0.5], within: 2e-6)
    animation.timingFunctions = nil
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    expectClose(shown(animation, at: [0.5, 0.9]), [0.630714, 2 - 2 * 0.839428], within: 4e-6)
  }

  @Test(
    "Tension, continuity and bias bend the cubic curve (C-48)",
    arguments: [
      // At an inner value, each tangent as Kochanek and Bartels write it, in a Hermite curve of quarter steps.
      ("tension", 1.0, 0.5 * 1 + 0.125 * 1 - 0.125 * 0), ("tension", -1, 0.5 + 0.125 - 0.125 * 0.5),
      ("continuity", 1, 0.5 + 0.125 - 0.125 * -0.5), ("continuity", -1, 0.5 + 0.125 - 0.125 * 1),
      ("bias", 1, 0.5 + 0.125 - 0.125 * 1), ("bias", -1, 0.5 + 0.125 - 0.125 * -0.5),
    ])
  func splines(parameter: String, value: Double, expected: Double) {
    let animation = keyframes([0, 1, 0.5], mode: .cubic)
    let values = [0, NSNumber(value: value), 0]
    switch parameter {
    case "tension": animation.tensionValues = values
    case "continuity": animation.continuityValues = values
    default: animation.biasValues = values
    }
    expectClose(shown(animation, at: [0.25]), [expected], within: 1e-12, parameter)
  }

  @Test("In cubicPaced mode the value moves along the smooth curve at constant speed (C-47)")
  func cubicPaced() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.values = [CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 20), CGPoint(x: 0, y: 80)]
      animation.calculationMode = .cubicPaced
      animation.duration = 1
      layer.add(animation, forKey: nil)
      bench.turn()
      var positions = (0...200).map { layer.state(atParentTime: 1 + Double($0) / 200).position }
      #expect(positions.first == .zero && positions.last == CGPoint(x: 0, y: 80))
      let steps = zip(positions, positions.dropFirst()).map { a, b in
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
      }
      let mean = steps.reduce(0, +) / 200
      // Chords cut the sharp corners a little.
      #expect(steps.allSatisfy { abs($0 / mean - 1) < 0.05 })
      positions.removeAll { abs($0.x - 100) > 6 || abs($0.y - 20) > 3 }
      #expect(!positions.isEmpty)
    }
  }

  @Test("A keyframe animation can be additive and cumulative (C-22)")
  func additive() {
    let animation = keyframes([0, 4, 10])
    animation.isAdditive = true
    animation.isCumulative = true
    animation.repeatCount = 3
    expectClose(
      LayerBench.values { bench in
        let layer = bench.square()
        layer.actions = ["position": NSNull()]
        layer.position.x = 7
        layer.add(animation, forKey: nil)
        bench.turn()
        return [0.25, 1.25, 2.75].map { Double(layer.state(atParentTime: 1 + $0).position.x) }
      }, [9, 19, 34])
  }

  @Test("Keyframes interpolate colours, rectangles, arrays and paths smoothly")
  func kinds() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let colors = CAKeyframeAnimation(keyPath: "backgroundColor")
      colors.values = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1)]
      let sizes = CAKeyframeAnimation(keyPath: "bounds.size")
      sizes.values = [CGSize.zero, CGSize(width: 10, height: 20), CGSize(width: 40, height: 0)]
      for animation in [colors, sizes] {
        animation.calculationMode = .cubic
        animation.duration = 1
        layer.add(animation, forKey: nil)
      }
      let shape = CAShapeLayer()
      layer.addSublayer(shape)
      let outline = CAKeyframeAnimation(keyPath: "lineWidth")
      outline.values = [0, 2, 4]
      outline.duration = 1
      shape.add(outline, forKey: nil)
      bench.turn()
      let state = layer.state(atParentTime: 1.25)
      #expect(state.backgroundColor == CGColor(srgbRed: 0.625, green: 0.625, blue: 0.625, alpha: 1))
      #expect(state.bounds.size == CGSize(width: 3.75, height: 12.5))
      #expect(shape.state(atParentTime: 1.25).shape.lineWidth == 1)
    }
  }

  @Test("A keyframe animation of one value stands still, and its fill mode holds it")
  func single() {
    let animation = keyframes([3])
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.beginTime = 2
    #expect(shown(animation, at: [0, 1.5, 9]) == [3, 3, 3])
  }

  @Test("Cubic keyframes interpolate matrices as they interpolate numbers (C-48, C-55)")
  func smoothMatrices() {
    LayerBench.run { bench in
      let layer = bench.square()
      let turns = [0.0, 1, 1.5, 3].map { angle in
        CATransform3DTranslate(CATransform3DMakeRotation(angle, 0, 0, 1), angle * 10, 0, 0)
      }
      let animation = CAKeyframeAnimation(keyPath: "transform")
      (animation.values, animation.calculationMode, animation.duration) = (turns, .cubic, 3)
      layer.add(animation, forKey: nil)
      bench.turn()
      @MainActor func shown(_ time: Double) -> CATransform3D { layer.state(atParentTime: time).transform }
      for (index, turn) in turns.enumerated() {
        let transform = shown(Double(index))
        #expect(abs(transform.m11 - turn.m11) < 1e-12 && abs(transform.m12 - turn.m12) < 1e-12)
        #expect(abs(transform.m41 - turn.m41) < 1e-9 && transform.m44 == 1)
      }
      // The speed does not jump where two parts meet, as it does where they are straight.
      for corner in [1.0, 2] {
        @MainActor func speed(_ from: Double, _ to: Double) -> Double {
          Double(shown(to).m12 - shown(from).m12) / (to - from)
        }
        #expect(abs(speed(corner - 1e-4, corner) - speed(corner, corner + 1e-4)) < 1e-3, "at \(corner)")
      }
      // It stays a rotation.
      let half = shown(0.5)
      #expect(abs(half.m11 * half.m11 + half.m12 * half.m12 - 1) < 1e-12)
    }
  }

  @Test("Two values at one key time make a jump, also at the beginning (C-47, C-50)")
  func jumps() {
    LayerBench.run { bench in
      let layer = bench.square()
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      (animation.values, animation.keyTimes, animation.duration) = (
        [5, 10, 20, 40, 60, 80], [0, 0, 0.5, 0.5, 1, 1], 1
      )
      animation.fillMode = .both
      layer.add(animation, forKey: nil)
      bench.turn()
      for (time, x) in [(0, 10.0), (0.25, 15), (0.5, 40), (0.75, 50), (1, 80)] {
        #expect(Double(layer.state(atParentTime: time).position.x) == x, "at \(time)")
      }
    }
  }
}
