import TransitionStage
import UIKit

/// Moves fingers at random on random screens, and checks the order of gestures and callbacks.
@MainActor public struct TouchFuzzer {
  /// The number of events after which a world comes to rest and ends.
  private static let eventsPerWorld = 400

  private var seed: UInt64
  /// The number of touch events so far.
  public private(set) var events = 0
  /// The violations: the world's seed, and the violation.
  public private(set) var violations: [String] = []

  /// Makes a fuzzer whose worlds follow from a seed; each further world's seed is one more.
  public init(seed: UInt64) {
    self.seed = seed
  }

  /// Runs one world to its end.
  public mutating func runWorld() {
    defer { seed += 1 }
    var witnesses: [(name: String, object: Weak<AnyObject>)] = []
    var complaints: [String] = []
    do {
      try withStage(.small) { stage in
        let world = TouchWorld(stage, seed: seed)
        while world.events < Self.eventsPerWorld, world.complaints.isEmpty { world.step() }
        if world.complaints.isEmpty { world.rest() }
        events += world.events
        complaints = world.complaints
        witnesses = world.witnesses
      }
    } catch {
      complaints.append("\(error)")
    }
    complaints += witnesses.filter { $0.object.object != nil }.map { "\($0.name) was not released" }
    violations += complaints.map { "seed \(seed): \($0)" }
  }
}
