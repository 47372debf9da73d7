import CoreGraphics
import Foundation
import QuartzCore
import Rendering
import Testing

/// A stage of one layer on which a scene was begun at the time 0, with the numbers that it shows.
@MainActor private final class Scene {
  let bench = LayerBench()
  let layer: CALayer

  init(_ scene: ScrubScene, isHeld: Bool) {
    let layer = bench.environment.perform { [bench] in bench.square() }
    // Sublayers and masks are added and removed without actions.
    layer.actions = ["sublayers": NSNull(), "mask": NSNull(), "shadowOpacity": NSNull()]
    self.layer = layer
    bench.environment.perform { [bench] in
      bench.root.speed = isHeld ? 0 : 1
      scene.begin(layer)
      bench.turn()
    }
  }

  /// Lets the clock run to a time, in a few turns.
  func play(to time: Double) {
    for part in [0.3, 0.7, 1] { bench.environment.perform { bench.turn(at: time * part) } }
  }

  /// Moves the container's time independently of the clock.
  func scrub(to time: Double) {
    bench.environment.perform { bench.root.timeOffset = time }
    bench.environment.perform { bench.turn(at: bench.clock.now + 0.01) }
  }

  /// Every number that is shown: the presentations of the layer and those inside, and the frame.
  var numbers: [Double] {
    bench.environment.perform {
      var result: [Double] = []
      for layer in [layer] + (layer.sublayers ?? []) {
        guard let state = layer.presentation()?.model_ else { continue }
        for (_, property) in LayerProperty.all where property.exists(in: state) {
          result += Self.numbers(property.value(in: state))
        }
      }
      append(bench.node(at: bench.clock.now), to: &result)
      return result
    }
  }

  private static func numbers(_ value: AnimationValue) -> [Double] {
    switch value {
    case .transform(let t): entries(t)
    case .bool(let flag): [flag ? 1 : 0]
    case .none: [-1]
    case .image(let image): [Double(image.buffer.width)]
    default: value.vector ?? []
    }
  }

  private static func entries(_ t: CATransform3D) -> [Double] {
    [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
      .map(Double.init)
  }

  private func append(_ node: RenderNode, to result: inout [Double]) {
    result +=
      Self.entries(node.transform) + [Double(node.opacity), Double(node.bounds.width), Double(node.cornerRadius)]
    if let color = node.backgroundColor {
      result += [color.red, color.green, color.blue, color.alpha].map(Double.init)
    }
    for child in node.children + node.mask { append(child, to: &result) }
  }
}

@Suite("Animations under a container's held clock") @MainActor struct ScrubbingTests {
  @Test(
    "Each kind of animation shows under a held clock what it shows when it is played to that time (C-11, C-80)",
    arguments: ScrubScene.all
  )
  func everyKind(scene: ScrubScene) {
    let scrubbed = Scene(scene, isHeld: true)
    var seed: UInt64 = 7
    var states = Set<Int>()
    for _ in 0..<24 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let time = Double(seed >> 33) / 0x1p31 * 1.96
      let played = Scene(scene, isHeld: false)
      played.play(to: time)
      scrubbed.scrub(to: time)
      let (free, held) = (played.numbers, scrubbed.numbers)
      #expect(free.count == held.count, "at \(time)")
      let worst = zip(free, held).map { abs($0 - $1) }.max() ?? 0
      #expect(worst <= 1e-9, "at \(time): \(worst)")
      var hasher = Hasher()
      hasher.combine(free)
      states.insert(hasher.finalize())
    }
    // Something moved.
    #expect(states.count > 3)
  }

  @Test("A container's explicit beginTime and timeOffset count as everywhere (C-1, C-9, C-11)")
  func explicitTimes() {
    LayerBench.run(startingAt: 10) { bench in
      bench.root.speed = 0
      bench.root.timeOffset = 3
      let layer = bench.square()
      let (now, later) = (linear("position.x", from: 0, to: 100), linear("position.y", from: 0, to: 100))
      later.beginTime = 3.5
      layer.add(now, forKey: nil)
      layer.add(later, forKey: nil)
      bench.turn()
      for (offset, x, y) in [(3.25, 25.0, 0.0), (3.75, 75, 25), (3.5, 50, 0), (2.5, 0, 0), (3.125, 12.5, 0)] {
        bench.root.timeOffset = offset
        bench.turn(at: bench.clock.now + 1)
        #expect(layer.presentation()?.position == CGPoint(x: x, y: y))
      }
      // It runs on from where it stands (C-10).
      bench.root.speed = 1
      bench.root.timeOffset = 0
      bench.root.beginTime = 0
      bench.root.beginTime = bench.root.convertTime(bench.clock.now, from: nil) - 3.125
      bench.turn(at: bench.clock.now + 0.5)
      #expect(abs(layer.shownX - 62.5) < 1e-9)
    }
  }
}
