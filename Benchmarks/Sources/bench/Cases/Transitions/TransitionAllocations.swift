import TransitionTesting
import UIKit

/// What transitions take from the heap: blocks for each one, and whether anything is left that grows with their number.
struct TransitionAllocations: Benchmark {
  let name = "allocations"

  func run(after earlier: [Measurement]) throws -> [Measurement] {
    try MainActor.assumeIsolated { try TransitionScenario.all.flatMap { try measure($0) } }
  }

  @MainActor private func measure(_ scenario: TransitionScenario) throws -> [Measurement] {
    try withStage(.iPhone15) { stage in
      let round = scenario.prepare(stage)
      @MainActor func transitions(_ count: Int) throws {
        for _ in 0..<count / 2 {
          try round()
          stage.clearTrace()
        }
      }
      try transitions(100)
      let first = try Allocations.count { try transitions(1000) }
      let rest = try Allocations.count { try transitions(9000) }
      guard rest.liveBlocks < 100, rest.liveBytes < 100_000 else {
        throw BenchmarkFailure(
          description: "\(scenario.name): 9000 transitions left \(rest.liveBlocks) blocks, \(rest.liveBytes) bytes")
      }
      return [
        Measurement(
          name: "allocations of a transition: \(scenario.name)", value: Double(first.made) / 1000, unit: "blocks"),
        Measurement(
          name: "left by 9000 more: \(scenario.name)", value: Double(rest.liveBytes) / 9000, unit: "bytes each"),
      ]
    }
  }
}
