import ConstraintSolver
import Testing

@Suite struct WideTests {
  @Test("Coefficients and constants far apart leave finite values, and refusals leave no trace", arguments: Trees.parts)
  func farApart(part: Int) throws {
    try Trees.forEach(part: part, oneIn: 20) { seed in
      var random = RandomSource(seed: seed)
      var solver = Solver()
      let variables = (0..<random.int(1...6)).map { _ in solver.addVariable(random.chance(40) ? .nonNegative : .free) }
      var constraints: [Constraint] = []
      for _ in 0..<random.int(2...20) {
        let before = solver.bits()
        do {
          try Self.step(&solver, variables, &constraints, &random)
        } catch let error as SolverError {
          guard solver.bits() == before else { return "\(error) left a trace" }
        }
        guard try solver.values(of: variables).allSatisfy(\.isFinite) else { return "a value is not finite" }
        _ = try solver.ambiguities()
      }
      return nil
    }
  }

  private static func step(
    _ solver: inout Solver, _ variables: [Variable], _ constraints: inout [Constraint], _ random: inout RandomSource
  ) throws {
    let constant = random.pick([0.0, 1e-6, 0.1, -1, 100.0 / 3, -1e4, 1e9] as [Double])
    if random.chance(70) || constraints.isEmpty {
      let terms = (0..<random.int(1...3)).map { _ in
        Term(random.pick(variables), random.pick([1e-6, -1e-3, 0.1, -1.0 / 3, 1, -1, 7, -1e3, 1e6] as [Double]))
      }
      constraints.append(
        try solver.add(
          Expression(terms, constant: constant),
          random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual] as [Relation]),
          priority: random.pick([1000, 999, 750, 250] as [Priority])))
    } else if random.chance(50) {
      try solver.setConstant(constant, of: random.pick(constraints))
    } else {
      try solver.remove(constraints.remove(at: random.int(0...constraints.count - 1)))
    }
  }
}
