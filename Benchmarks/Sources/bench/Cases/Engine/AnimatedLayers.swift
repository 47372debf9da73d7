import QuartzCore
import TransitionTesting
import UIKit

/// Frames of ten thousand layers that all move, beside loops over arrays that do the same sums.
struct AnimatedLayers: Benchmark {
  let name = "engine-animated"

  func run() throws -> [Measurement] {
    try MainActor.assumeIsolated { try curves() + springs() }
  }

  /// Two animations on each layer, of its position and of its opacity, both eased.
  @MainActor private func curves() throws -> [Measurement] {
    try withStage(.iPhone15) { stage in
      let field = LayerField(on: stage) { layer, index in
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = CGPoint(x: 0, y: Double(index % 7))
        move.toValue = CGPoint(x: 300, y: Double(index % 11))
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (0.25, 1)
        for animation in [move, fade] {
          animation.duration = 1000
          animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
          layer.add(animation, forKey: animation.keyPath)
        }
      }
      var plain = PlainLayers(count: LayerField.count)
      var time = 100.0
      let (built, summed) = Stopwatch().measure {
        time += 0.5
        if time > 900 { time = 100 }
        _ = field.frame(at: time)
      } beside: {
        plain.ease(to: time / 1000)
      }
      try check(field, 300, 300.5)
      stage.window.layer.sublayers = nil
      return [
        Measurement(
          name: "a frame of 10,000 layers with two animations each", value: built.processor, unit: "ms",
          reference: summed.processor, beside: "plain arrays", limit: 12)
      ]
    }
  }

  /// One spring on each layer, in a hundred frames: a million springs.
  @MainActor private func springs() throws -> [Measurement] {
    try withStage(.iPhone15) { stage in
      let field = LayerField(on: stage) { layer, _ in
        let spring = CASpringAnimation(keyPath: "opacity")
        (spring.fromValue, spring.toValue) = (0.25, 0.5)
        spring.duration = 1000
        layer.add(spring, forKey: "opacity")
      }
      var plain = PlainLayers(count: LayerField.count)
      let (built, summed) = Stopwatch(duration: 2, leastSamples: 3).measure {
        for frame in 1...100 { _ = field.frame(at: Double(frame) / 60) }
      } beside: {
        for frame in 1...100 { plain.spring(to: Double(frame) / 60) }
      }
      try check(field, 0.5, 31 / 60.0)
      stage.window.layer.sublayers = nil
      return [
        Measurement(
          name: "1,000,000 springs, each in a layer of a frame", value: built.processor, unit: "ms",
          reference: summed.processor, beside: "plain arrays", limit: 8)
      ]
    }
  }

  /// Throws unless every layer is shown at two times, with another opacity at each.
  @MainActor private func check(_ field: LayerField, _ time: Double, _ later: Double) throws {
    let (first, second) = (field.frame(at: time).root.children, field.frame(at: later).root.children)
    let changed = zip(first, second).count { $0.opacity != $1.opacity }
    guard first.count == LayerField.count, changed == LayerField.count else {
      throw BenchmarkFailure(description: "\(first.count) layers were shown, \(changed) of them animated")
    }
  }
}
