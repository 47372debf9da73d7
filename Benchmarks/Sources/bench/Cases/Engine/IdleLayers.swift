import QuartzCore
import TransitionTesting
import UIKit

/// What layers cost that do nothing: in a frame, in a turn, in memory.
struct IdleLayers: Benchmark {
  let name = "engine-idle"

  func run(after earlier: [Measurement]) throws -> [Measurement] {
    try MainActor.assumeIsolated { try times() + memory() }
  }

  @MainActor private func times() throws -> [Measurement] {
    try withStage(.iPhone15) { stage in
      let field = LayerField(on: stage) { _, _ in }
      let mover = CALayer()
      field.root.superlayer?.addSublayer(mover)
      let frame = Stopwatch(duration: 0.5).measure {
        mover.position.x = mover.position.x == 0 ? 1 : 0
        for _ in 0..<1000 { _ = stage.frame }
      }
      let turn = Stopwatch(duration: 0.5).measure { stage.advance(frames: 1000) }
      let first = Allocations.count { _ = field.frame(at: 0) }
      stage.window.layer.sublayers = nil
      return [
        Measurement(name: "frame over 10,000 idle layers", value: frame.processor, unit: "us"),
        Measurement(name: "turn over 10,000 idle layers", value: turn.processor, unit: "us"),
        Measurement(name: "allocations of such a frame", value: Double(first.made), unit: "blocks"),
      ]
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
        Measurement(name: "memory of a layer's part in the kept frame", value: each(frame.liveBytes), unit: "bytes"),
        Measurement(name: "memory of a view with its layer", value: each(view.liveBytes), unit: "bytes"),
      ]
    }
  }
}
