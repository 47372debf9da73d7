import Foundation
import SeededRandom
import Testing
import TransitionTesting
import UIKit

/// Random work on every entry, each piece of which notes itself and may send more.
@MainActor private final class Mix {
  private(set) var log: [String] = []
  private var random: SeededRandom
  private var left: Int
  private let stage: Stage

  init(seed: UInt64, on stage: Stage, pieces: Int) {
    random = SeededRandom(seed: seed)
    left = pieces
    self.stage = stage
  }

  private func note(_ name: String) {
    log.append("\(name) at \(stage.time)")
    for _ in 0..<Int(random.next() % 3) { send() }
  }

  func send() {
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

@Suite("Random work on stages") @MainActor struct StageMixTests {
  private func log(seed: UInt64) throws -> [String] {
    try withStage(.small) { stage in
      let mix = Mix(seed: seed, on: stage, pieces: 30)
      for _ in 0..<6 { mix.send() }
      try stage.settle(within: 60)
      return mix.log
    }
  }

  private func play(number: Int) async throws {
    try await withStage(.small) { stage in
      let mix = Mix(seed: UInt64(number), on: stage, pieces: 20)
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
      let first = try log(seed: seed)
      #expect(try log(seed: seed) == first, "seed \(seed)")
      #expect(first.count >= 6)
    }
  }
}
