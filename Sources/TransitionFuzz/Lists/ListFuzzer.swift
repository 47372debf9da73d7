import TransitionStage
import UIKit

/// Changes lists at random: data, layouts, pushes, scrolls and fingers; and checks that what is shown is what the data
/// source says.
@MainActor public struct ListFuzzer {
  /// The number of steps after which a world comes to rest and ends.
  private static let stepsPerWorld = 60

  private var seed: UInt64
  /// The number of steps so far.
  public private(set) var steps = 0
  /// The violations: the world's seed, the last steps, and the violation.
  public private(set) var violations: [String] = []

  /// Makes a fuzzer whose worlds follow from a seed; each further world's seed is one more.
  public init(seed: UInt64) {
    self.seed = seed
  }

  /// Runs one world to its end.
  public mutating func runWorld() {
    defer { seed += 1 }
    var witnesses: [(name: String, object: Weak<AnyObject>)] = []
    var (complaints, log): ([String], [String]) = ([], [])
    do {
      try withStage(.small) { stage in
        let world = ListWorld(stage, seed: seed)
        defer { log = world.log }
        while world.steps < Self.stepsPerWorld, world.complaints.isEmpty {
          world.step()
          if world.complaints.isEmpty, world.steps.isMultiple(of: 20) { world.rest() }
        }
        if world.complaints.isEmpty { world.rest() }
        steps += world.steps
        complaints = world.complaints
        witnesses = world.witnesses
      }
    } catch {
      complaints.append("\(error)")
    }
    complaints += witnesses.filter { $0.object.object != nil }.map { "\($0.name) was not released" }
    guard let first = complaints.first else { return }
    violations.append("seed \(seed): \(first)\n  after: \(log.suffix(12).joined(separator: ", "))")
  }
}
