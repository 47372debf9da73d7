import SeededRandom
import TransitionStage
import UIKit

/// Changes lists at random: data, snapshots, layouts, editing, pushes, scrolls and fingers.
///
/// It checks that what is shown is what the data source and the layout say.
@MainActor public struct ListFuzzer {
  /// A kind of world.
  public enum World: Int, CaseIterable, Sendable {
    /// Screens that share a collection view of flow layouts and piles.
    case stack
    /// A table in a stack.
    case table
    /// A collection view of compositional and list layouts.
    case sections
  }

  /// The number of steps after which a world comes to rest and ends.
  private static let stepsPerWorld = 60

  private var seed: UInt64
  /// The kind of all worlds; nil for the one that follows from each seed.
  private let world: World?
  /// The number of steps so far.
  public private(set) var steps = 0
  /// The violations: the world's seed, the last steps, and the violation.
  public private(set) var violations: [String] = []

  /// Makes a fuzzer whose worlds follow from a seed; each further world's seed is one more.
  ///
  /// - Parameters:
  ///   - seed: The seed of the first world.
  ///   - world: The kind of all worlds; nil for kinds that follow from the seeds.
  public init(seed: UInt64, world: World? = nil) {
    (self.seed, self.world) = (seed, world)
  }

  /// Runs one world to its end.
  public mutating func runWorld() {
    defer { seed += 1 }
    let kind = world ?? World.allCases[Int(SeededRandom.mix(seed) % UInt64(World.allCases.count))]
    var witnesses: [(name: String, object: Weak<AnyObject>)] = []
    var (complaints, log): ([String], [String]) = ([], [])
    do {
      try withStage(seed.isMultiple(of: 2) ? .small : .iPhoneSE) { stage in
        let world = Self.make(kind, stage, seed)
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
    violations.append("seed \(seed), \(kind): \(first)\n  after: \(log.suffix(12).joined(separator: ", "))")
  }

  private static func make(_ kind: World, _ stage: Stage, _ seed: UInt64) -> ListWorld {
    switch kind {
    case .stack: StackWorld(stage, seed: seed)
    case .table: TableWorld(stage, seed: seed)
    case .sections: SectionsWorld(stage, seed: seed)
    }
  }
}
