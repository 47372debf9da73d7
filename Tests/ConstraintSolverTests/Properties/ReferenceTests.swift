import ConstraintSolver
import SeededRandom
import Testing

@Suite struct ReferenceTests {
  @Test(
    "Small systems have the errors of an exact solution, and are refused where it is infeasible",
    arguments: Trees.parts)
  func errorsAreLeast(part: Int) throws {
    try Trees.forEach(part: part, oneIn: 4) { seed in
      var random = SeededRandom(system: seed)
      let system = LinearSystem.small(&random)
      let installed = try Installation(system)
      let accepted = LinearSystem(bounds: system.bounds, constraints: installed.accepted.map { system.constraints[$0] })
      guard case .optimal(let expected, _) = try ReferenceSimplex.solve(accepted) else {
        return "an infeasible set was accepted"
      }
      let errors = try installed.errors()
      guard near(errors, expected) else { return "errors \(errors), not \(expected)" }
      for (index, _) in installed.conflicts {
        // The constraints in the solver at the refusal: the accepted ones with a smaller index.
        let before = installed.accepted.filter { $0 < index } + [index]
        let part = LinearSystem(bounds: system.bounds, constraints: before.map { system.constraints[$0] })
        guard case .infeasible = try ReferenceSimplex.solve(part) else { return "constraint \(index) can hold" }
      }
      return installed.solver.faults().first
    }
  }

  @Test("The range of an undetermined variable is that of the exact solutions (L-95)", arguments: Trees.parts)
  func ambiguityIsExact(part: Int) throws {
    try Trees.forEach(part: part, oneIn: 10) { seed in
      var random = SeededRandom(system: seed &+ 1 << 40)
      let system = LinearSystem.small(&random)
      let installed = try Installation(system)
      let accepted = LinearSystem(bounds: system.bounds, constraints: installed.accepted.map { system.constraints[$0] })
      for index in system.bounds.indices {
        guard case .optimal(_, let least) = try ReferenceSimplex.solve(accepted, last: (index, 1)),
          case .optimal(_, let greatest) = try ReferenceSimplex.solve(accepted, last: (index, -1))
        else { return "an infeasible set was accepted" }
        let expected = [least ?? -.infinity, greatest.map { -$0 } ?? .infinity]
        let value = try installed.solver.value(of: installed.variables[index])
        let ambiguity = try installed.solver.ambiguity(of: installed.variables[index])
        let range = ambiguity.map { [$0.least, $0.greatest] } ?? [value, value]
        guard near(range, expected) else { return "variable \(index) has \(range), not \(expected)" }
        if let ambiguity, ambiguity.causes.isEmpty { return "variable \(index) is ambiguous without a cause" }
      }
      return nil
    }
  }
}
