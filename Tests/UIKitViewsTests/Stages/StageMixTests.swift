import Foundation
import Testing
import TransitionTesting
import UIKit
import UIKitTestSupport

@Suite("Random work on stages") @MainActor struct StageMixTests {
  private func play(number: Int) async throws {
    try await withStage(.small) { stage in
      let mix = StageMix(seed: UInt64(number), on: stage, pieces: 20)
      for step in 1...5 {
        mix.send()
        try await Task.sleep(for: .milliseconds(10 * number))
        #expect(abs(stage.time - 0.01 * Double(number * step)) < 1e-9)
      }
      try stage.settle(within: 60)
    }
  }

  @Test("A hundred stages at once, whose tests suspend, each get their own work at its time")
  func hundred() async throws {
    let plays = (1...100).map { number in Task { try await play(number: number) } }
    for play in plays { try await play.value }
  }

  @Test("Random mixes of work give the same log twice")
  func deterministic() throws {
    let count = ProcessInfo.processInfo.environment["MATCHCUT_STAGES"].flatMap(UInt64.init) ?? 200
    for seed in 0..<count {
      let first = try StageMix.log(seed: seed)
      #expect(try StageMix.log(seed: seed) == first, "seed \(seed)")
      #expect(first.count >= 6)
    }
  }
}
