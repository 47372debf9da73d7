import ConstraintSolver
import SeededRandom
import Testing

@Suite struct WideTests {
  @Test("Coefficients and constants far apart leave finite values, and refusals leave no trace", arguments: Trees.parts)
  func farApart(part: Int) throws {
    try Trees.forEach(part: part, oneIn: 20) { seed in
      try Self.run(seed, coefficients: [1e-6, -1e-3, 0.1, -1.0 / 3, 1, -1, 7, -1e3, 1e6]) { _ in nil }
    }
  }

  @Test("Coefficients from a tenth to ten break no invariant, with constants up to a million", arguments: Trees.parts)
  func nearOne(part: Int) throws {
    try Trees.forEach(part: part, oneIn: 20) { seed in
      try Self.run(seed, coefficients: [0.1, -1.0 / 3, 1, -1, 7, -9.0 / 16, 10]) { $0.faults().first }
    }
  }

  /// Makes random calls, and returns the first fault, or that which `check` finds after a call.
  private static func run(
    _ seed: Int, coefficients: [Double], _ check: (borrowing Solver) -> String?
  ) throws -> String? {
    var random = SeededRandom(system: seed)
    var solver = Solver()
    let variables = (0..<random.int(1...6)).map { _ in solver.addVariable(random.chance(40) ? .nonNegative : .free) }
    var constraints: [Constraint] = []
    for _ in 0..<random.int(2...20) {
      let before = solver.bits()
      do {
        let terms = (0..<random.int(1...3)).map { _ in Term(random.pick(variables), random.pick(coefficients)) }
        try step(&solver, terms, &constraints, &random)
      } catch let error as SolverError {
        guard solver.bits() == before else { return "\(error) left a trace" }
      }
      guard try solver.values(of: variables).allSatisfy(\.isFinite) else { return "a value is not finite" }
      _ = try solver.ambiguities()
      if let fault = check(solver) { return fault }
    }
    return nil
  }

  private static func step(
    _ solver: inout Solver, _ terms: [Term], _ constraints: inout [Constraint], _ random: inout SeededRandom
  ) throws {
    let constant = random.pick([0.0, 0.1, -1, 100.0 / 3, -1e4, 1e6] as [Double])
    if random.chance(70) || constraints.isEmpty {
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
