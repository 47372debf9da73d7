import CDispatchCalls
import TransitionTesting
import UIKit

/// The cost of the hooks of a stage's time: a block while no stage is open, and one that a stage captures.
struct StageTimeCost: Benchmark {
  let name = "stage-time"

  func run() throws -> [Measurement] {
    try MainActor.assumeIsolated { try [passing(), captured()] }
  }

  /// The same calls of dispatch, through the program's definition and past it.
  @MainActor private func passing() throws -> Measurement {
    // The hooks are linked: the first stage would hint otherwise.
    try withStage { stage in
      if let hint = stage.hints.first { throw BenchmarkFailure(description: hint.message) }
    }
    var sent = 0
    func measure(_ send: (Int) -> Void) {
      send(50_000)
      sent += 50_000
      RunLoop.main.run(until: Date())
    }
    let times = Stopwatch(duration: 10, leastSamples: 41).measure {
      measure(send_through_program)
    } beside: {
      measure(send_to_library)
    }
    guard blocks_run() == sent else {
      throw BenchmarkFailure(description: "\(sent - blocks_run()) blocks have not run")
    }
    return Measurement(
      name: "50,000 blocks of the main queue, no stage open", value: times.body.processor, unit: "ms",
      reference: times.reference.processor, beside: "the library alone", limit: 1.05)
  }

  private static let count = 100_000

  /// Sent and run on a stage, beside a call of the same closures.
  @MainActor private func captured() throws -> Measurement {
    try withStage { stage in
      var runs = 0
      let times = Stopwatch().measure {
        for _ in 0..<Self.count { DispatchQueue.main.async { runs += 1 } }
        stage.advance(by: 0)
      } beside: {
        let blocks: [@MainActor () -> Void] = (0..<Self.count).map { _ in { runs += 1 } }
        for block in blocks { block() }
      }
      guard runs.isMultiple(of: Self.count), stage.isQuiet else {
        throw BenchmarkFailure(description: "blocks were left")
      }
      let cost = (times.body.processor - times.reference.processor) * 1000 / Double(Self.count)
      return Measurement(name: "a captured block, more than its call", value: cost, unit: "µs", limit: 1)
    }
  }
}
