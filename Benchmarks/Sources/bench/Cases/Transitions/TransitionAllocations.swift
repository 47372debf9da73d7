import TransitionTesting
import UIKit

/// The blocks that a transition takes from the heap, and what thousands of them leave there.
struct TransitionAllocations: Benchmark {
  let name = "allocations"

  func run() throws -> [Measurement] {
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
      return [
        Measurement(
          name: "allocations of a transition: \(scenario.name)", value: Double(first.made) / 1000, unit: "blocks"),
        Measurement(
          name: "blocks left by 9,000 more: \(scenario.name)", value: Double(rest.liveBlocks), unit: "blocks",
          limit: 100),
        Measurement(
          name: "bytes left by 9,000 more: \(scenario.name)", value: Double(rest.liveBytes), unit: "bytes",
          limit: 100_000),
      ]
    }
  }
}
