import Foundation
import TransitionTesting
import UIKit

/// Transitions a second without pixels, one scenario a line, each frame of 60 Hz stepped.
///
/// Twice for each: with a `RenderFrame` built for every frame, which evaluates every animation, and with no frame
/// built.
struct TransitionRate: Benchmark {
  let name = "transitions"
  /// A part of the names of the scenarios that are measured; empty for all of them.
  let scenario: String

  func run() throws -> [Measurement] {
    try MainActor.assumeIsolated {
      try TransitionScenario.all.flatMap { candidate in
        try [true, false].filter { scenario.isEmpty || name(candidate, $0).contains(scenario) }
          .map { try measure(candidate, buildsFrames: $0) }
      }
    }
  }

  @MainActor private func name(_ scenario: TransitionScenario, _ buildsFrames: Bool) -> String {
    "transitions: \(scenario.name), \(buildsFrames ? "frames built" : "no frames built")"
  }

  @MainActor private func measure(_ scenario: TransitionScenario, buildsFrames: Bool) throws -> Measurement {
    try withStage(.iPhone15) { stage in
      let round = scenario.prepare(stage)
      let watcher = FrameWatcher(stage)
      if buildsFrames { watcher.start() }
      var failure: (any Error)?
      let result = Stopwatch(duration: 0.7).measure {
        do {
          for _ in 0..<10 { try round() }
        } catch {
          failure = error
        }
        stage.clearTrace()
      }
      watcher.stop()
      if let failure { throw failure }
      let rate = Double(20) * 1000 / result.processor
      return Measurement(name: name(scenario, buildsFrames), value: rate, unit: "1/s")
    }
  }
}
