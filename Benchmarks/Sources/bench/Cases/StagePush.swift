import Foundation
import TransitionTesting
import UIKit

/// One frame of the system's own push, halfway, as UIKit makes it: evaluating the layers, building the frame, drawing it.
struct StagePush: Benchmark {
  let name = "stage-push"

  func run(after earlier: [Measurement]) throws -> [Measurement] {
    try MainActor.assumeIsolated { try measure() }
  }

  @MainActor private func measure() throws -> [Measurement] {
    try withStage(.iPhone15) { stage in
      let navigation = UINavigationController(rootViewController: BenchScreen("First", .systemTeal))
      stage.show(navigation)
      stage.advance(frames: 1)
      navigation.pushViewController(BenchScreen("Second", .systemIndigo), animated: true)
      stage.advance(by: 0.1)
      let frames = FramePair()
      var results: [Measurement] = []
      for threads in [1, 2] {
        let renderer = SoftwareRenderer(threads: threads)
        let (drawn, copied) = Stopwatch().measure {
          _ = renderer.render(stage.frame)
        } beside: {
          frames.copy()
        }
        let label = "default push 1179x2556, \(threads) thread\(threads == 1 ? "" : "s")"
        results.append(Measurement(name: label, value: drawn.wall, unit: "ms", reference: copied.wall))
        results.append(
          Measurement(name: label + ", processor", value: drawn.processor, unit: "ms", reference: copied.processor))
      }
      let built = Stopwatch(duration: 0.5).measure { _ = stage.frame }
      results.append(Measurement(name: "default push, building the frame", value: built.wall, unit: "ms"))
      try stage.settle()
      return results
    }
  }
}
