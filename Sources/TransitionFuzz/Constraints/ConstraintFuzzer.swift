import TransitionStage
import UIKit

/// Changes random trees of constraints and compares each of them with a tree that is made anew.
@MainActor public struct ConstraintFuzzer {
  private var seed: UInt64
  /// The number of trees so far: one for each step of a world.
  public private(set) var trees = 0
  /// The violations: the world's seed, its steps, and the violation.
  public private(set) var violations: [String] = []

  /// Makes a fuzzer whose worlds follow from a seed; each further world's seed is one more.
  public init(seed: UInt64) { self.seed = seed }

  /// Runs one world to its end.
  public mutating func runWorld() {
    defer { seed += 1 }
    var (complaints, log): ([String], [String]) = ([], [])
    var views: [Weak<UIView>] = []
    do {
      try withStage(seed.isMultiple(of: 2) ? .iPhoneSE : .iPhone15) { stage in
        let world = TreeWorld(stage, seed: seed)
        var steps = 0
        while steps < TreeWorld.stepsPerWorld, world.complaints.isEmpty {
          world.step()
          steps += 1
        }
        world.endConflicts()
        trees += steps
        (complaints, log) = (world.complaints, world.log)
        views = world.tree.views.values.map { Weak($0) }
        while let first = stage.diagnostics.first { try stage.expectDiagnostic(first.identifier) }
      }
    } catch {
      complaints.append("\(error)")
    }
    if views.contains(where: { $0.object != nil }) { complaints.append("a view was not released") }
    guard let first = complaints.first else { return }
    violations.append("seed \(seed): \(first)\n  after: \(log.joined(separator: ", "))")
  }
}
