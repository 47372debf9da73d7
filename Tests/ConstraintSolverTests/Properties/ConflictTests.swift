import ConstraintSolver
import SeededRandom
import Testing

@Suite struct ConflictTests {
  @Test("A conflict is infeasible by itself and feasible without any one of its parts (L-92)", arguments: Trees.parts)
  func conflictsAreMinimal(part: Int) throws {
    try Trees.forEach(part: part, oneIn: 5) { seed in
      var random = SeededRandom(system: seed)
      let system = random.chance(50) ? LinearSystem.small(&random) : .tree(&random, views: random.int(2...8))
      let installed = try Installation(system)
      for (index, conflict) in installed.conflicts {
        if let fault = try Self.fault(of: conflict, adding: index, to: installed) { return fault }
      }
      return nil
    }
  }

  @Test("A refused constraint leaves no trace in the tableau or in later results", arguments: Trees.parts)
  func refusalsLeaveNoTrace(part: Int) throws {
    try Trees.forEach(part: part, oneIn: 20) { seed in
      var random = SeededRandom(system: seed)
      let system = random.chance(50) ? LinearSystem.small(&random) : .tree(&random, views: random.int(2...8))
      let (refusing, sparing) = (try Installation(system, adding: []), try Installation(system, adding: []))
      let refused = Set(try Installation(system).conflicts.map(\.index))
      for index in system.constraints.indices {
        let before = refusing.solver.bits()
        guard try refusing.add(index) else {
          guard refusing.solver.bits() == before else { return "constraint \(index) left a trace" }
          guard refusing.solver.faults() == [] else { return "constraint \(index) broke an invariant" }
          continue
        }
        guard !refused.contains(index) else { return "constraint \(index) is refused only sometimes" }
        try sparing.add(index)
        guard try refusing.values().map(\.bitPattern) == sparing.values().map(\.bitPattern) else {
          return "constraint \(index) has other results after a refusal"
        }
      }
      return nil
    }
  }

  /// Checks a conflict by solvers that have only its constraints, and only its bounds.
  private static func fault(of conflict: Conflict, adding added: Int, to installed: Installation) throws -> String? {
    var indices: [Int] = []
    for handle in conflict.constraints {
      guard let index = installed.handles.firstIndex(of: handle) else { return "a constraint is not in the solver" }
      indices.append(index)
    }
    guard indices == indices.sorted() else { return "the constraints are not in order" }
    guard indices.allSatisfy({ installed.system.constraints[$0].isRequired }) else { return "one is optional" }
    let bounds = conflict.bounds.map { bound in installed.variables.firstIndex(of: bound)! }
    let set = indices + [added]
    guard try !isFeasible(set, bounds, installed.system) else { return "\(set) with \(bounds) is feasible" }
    for index in set where try !isFeasible(set.filter { $0 != index }, bounds, installed.system) {
      return "\(set) with \(bounds) is infeasible without \(index)"
    }
    for bound in bounds where try !isFeasible(set, bounds.filter { $0 != bound }, installed.system) {
      return "\(set) with \(bounds) is infeasible without the bound of \(bound)"
    }
    return nil
  }

  private static func isFeasible(_ indices: [Int], _ bounds: [Int], _ system: LinearSystem) throws -> Bool {
    let part = LinearSystem(
      bounds: system.bounds.indices.map { bounds.contains($0) ? .nonNegative : .free },
      constraints: indices.map { system.constraints[$0] })
    if part.constraints.count + part.bounds.count < 12, case .infeasible = try ReferenceSimplex.solve(part) {
      return false
    }
    return try Installation(part).conflicts.isEmpty
  }
}
