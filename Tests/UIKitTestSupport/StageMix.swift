import Foundation
import SeededRandom
import TransitionTesting
import UIKit

/// Random work on every entry, each piece of which logs itself and may send more.
@MainActor package final class StageMix {
  /// The entries that ran, with the stage's time, in order.
  package private(set) var log: [String] = []
  private var random: SeededRandom
  private var left: Int
  private let stage: Stage

  /// Makes a mix that sends at most so many pieces of work.
  package init(seed: UInt64, on stage: Stage, pieces: Int) {
    random = SeededRandom(seed: seed)
    left = pieces
    self.stage = stage
  }

  /// Returns the log of a mix that has run on a stage of its own.
  package static func log(seed: UInt64) throws -> [String] {
    try withStage(.small) { stage in
      let mix = StageMix(seed: seed, on: stage, pieces: 30)
      for _ in 0..<6 { mix.send() }
      try stage.settle(within: 60)
      return mix.log
    }
  }

  private func note(_ name: String) {
    log.append("\(name) at \(stage.time)")
    for _ in 0..<Int(random.next() % 3) { send() }
  }

  /// Sends a piece of work by a random entry.
  package func send() {
    guard left > 0 else { return }
    left -= 1
    let name = "\(left)"
    let delay = Double(random.next() % 100) / 100
    switch random.next() % 9 {
    case 0: DispatchQueue.main.async { self.note("async \(name)") }
    case 1: DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.note("after \(name)") }
    case 2: Task { self.note("task \(name)") }
    case 3:
      Task {
        try await Task.sleep(for: .seconds(delay))
        self.note("sleep \(name)")
      }
    case 4: DispatchQueue.global().async { DispatchQueue.main.async { self.note("global \(name)") } }
    case 5:
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
        DispatchQueue.main.async { self.note("later \(name)") }
      }
    case 6: OperationQueue.main.addOperation { MainActor.assumeIsolated { self.note("operation \(name)") } }
    case 7: RunLoop.main.perform { MainActor.assumeIsolated { self.note("loop \(name)") } }
    default:
      _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
        MainActor.assumeIsolated { self.note("timer \(name)") }
      }
    }
  }
}
