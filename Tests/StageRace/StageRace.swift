import Foundation
import TransitionTesting
import UIKit
import UIKitTestSupport

/// Runs a hundred stages at once, each with work of all kinds, and then random mixes twice; for ThreadSanitizer.
@main struct StageRace {
  static func main() async throws {
    var count = 0
    for _ in 0..<3 {
      let plays = (1...100).map { number in Task { @MainActor in try await play(number: number) } }
      for play in plays { try await play.value }
      count += plays.count
    }
    for seed in 0..<UInt64(300) {
      let (first, second) = (try StageMix.log(seed: seed), try StageMix.log(seed: seed))
      guard first == second else { throw RaceFault(text: "The logs of the mix of seed \(seed) differ.") }
    }
    print("\(count) stages at once, and 300 mixes twice")
  }

  /// Uses a stage that other stages run beside, and whose task is suspended meanwhile.
  @MainActor private static func play(number: Int) async throws {
    try await withStage(.small) { stage in
      let mix = StageMix(seed: UInt64(number), on: stage, pieces: 20)
      let queue = DispatchQueue(label: "a queue that targets main", target: .main)
      let source = DispatchSource.makeTimerSource(queue: number % 2 == 0 ? .main : .global())
      source.setEventHandler { DispatchQueue.main.async {} }
      source.schedule(deadline: .now() + 0.01, repeating: 0.05)
      source.activate()
      for step in 1...5 {
        mix.send()
        queue.async {}
        try await Task.sleep(for: .milliseconds(10 * number))
        guard abs(stage.time - 0.01 * Double(number * step)) < 1e-9 else {
          throw RaceFault(text: "Stage \(number) is at \(stage.time) after step \(step).")
        }
        for _ in 0..<20 { Task.detached { await MainActor.run {} } }
      }
      source.cancel()
      try stage.settle(within: 60)
    }
  }
}

/// A stage that did not do as it should.
private struct RaceFault: Error, CustomStringConvertible {
  let text: String
  var description: String { text }
}
