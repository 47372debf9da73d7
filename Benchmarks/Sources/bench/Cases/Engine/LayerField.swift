import QuartzCore
import TransitionTesting
import UIKit

/// Ten thousand layers side by side in a window, committed.
@MainActor struct LayerField {
  nonisolated static let count = 10_000
  let root: CALayer

  init(on stage: Stage, _ prepare: (CALayer, Int) -> Void) {
    root = CALayer()
    stage.show(PlainPage(.white))
    root.frame = stage.window.bounds
    for index in 0..<Self.count {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
      layer.position = CGPoint(x: Double(index % 100) * 4, y: Double(index / 100) * 8)
      root.addSublayer(layer)
      prepare(layer, index)
    }
    stage.window.layer.addSublayer(root)
    stage.advance(frames: 1)
  }

  /// Builds the frame of a time.
  func frame(at time: CFTimeInterval) -> RenderFrame {
    root.renderFrame(at: time, size: root.bounds.size, scale: 1)
  }
}
