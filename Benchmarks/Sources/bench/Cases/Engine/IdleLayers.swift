import QuartzCore
import TransitionTesting
import UIKit

/// The cost of layers that do nothing: in a frame, in a run-loop turn, in memory.
struct IdleLayers: Benchmark {
  let name = "engine-idle"

  func run() throws -> [Measurement] {
    try MainActor.assumeIsolated { try times() + memory() }
  }

  @MainActor private func times() throws -> [Measurement] {
    try withStage(.iPhone15) { stage in
      let field = LayerField(on: stage) { _, _ in }
      let mover = CALayer()
      mover.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
      mover.backgroundColor = UIColor.red.cgColor
      field.root.superlayer?.addSublayer(mover)
      // All are sums over a thousand frames: microseconds for each.
      var step = 0
      @MainActor func move() {
        step += 1
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        mover.position.x = CGFloat(step % 300)
        CATransaction.commit()
      }
      let moving = Stopwatch(duration: 0.5).measure {
        for _ in 0..<1000 {
          move()
          stage.advance(frames: 1)
          _ = stage.frame
        }
      }
      try check(mover, on: stage, move)
      let still = Stopwatch(duration: 0.5).measure { for _ in 0..<1000 { _ = stage.frame } }
      let turn = Stopwatch(duration: 0.5).measure { stage.advance(frames: 1000) }
      let taken = Allocations.count { _ = stage.frame }
      stage.window.layer.sublayers = nil
      return [
        Measurement(
          name: "a turn and a frame over 10,000 idle layers, one beside them moved in each", value: moving.processor,
          unit: "us"),
        Measurement(
          name: "a frame over 10,000 idle layers, nothing moved", value: still.processor, unit: "us"),
        Measurement(name: "a turn over 10,000 idle layers, nothing moved", value: turn.processor, unit: "us"),
        Measurement(
          name: "allocations of a frame over 10,000 idle layers", value: Double(taken.made), unit: "blocks"),
      ]
    }
  }

  /// Throws unless two frames between which the layer moves show it at two positions.
  @MainActor private func check(_ mover: CALayer, on stage: Stage, _ move: @MainActor () -> Void) throws {
    let positions = (0..<2).map { _ in
      move()
      stage.advance(frames: 1)
      return stage.frame.root.children.last?.children.last?.transform.m41
    }
    guard let first = positions[0], let second = positions[1], second == first + 1 else {
      throw BenchmarkFailure(description: "the layer beside the idle ones was shown at \(positions)")
    }
  }

  @MainActor private func memory() throws -> [Measurement] {
    try withStage(.iPhone15) { stage in
      var layers: [CALayer] = []
      layers.reserveCapacity(LayerField.count)
      let layer = Allocations.count {
        for _ in 0..<LayerField.count { layers.append(CALayer()) }
      }
      layers = []
      var views: [UIView] = []
      views.reserveCapacity(LayerField.count)
      let view = Allocations.count {
        for _ in 0..<LayerField.count { views.append(UIView(frame: .zero)) }
      }
      views = []
      var field: LayerField?
      let shown = Allocations.count { field = LayerField(on: stage) { _, _ in } }
      let frame = Allocations.count { _ = field?.frame(at: 0) }
      stage.window.layer.sublayers = nil
      func each(_ counts: Int) -> Double { Double(counts) / Double(LayerField.count) }
      return [
        Measurement(name: "memory of a layer", value: each(layer.liveBytes), unit: "bytes"),
        Measurement(name: "memory of a layer in a tree", value: each(shown.liveBytes), unit: "bytes"),
        Measurement(name: "memory of a layer's cached node", value: each(frame.liveBytes), unit: "bytes"),
        Measurement(name: "memory of a view with its layer", value: each(view.liveBytes), unit: "bytes"),
      ]
    }
  }
}
