import ConstraintSolver
import SeededRandom
import Testing

@Suite struct RobustnessTests {
  @Test("A hundred thousand changes of a constant do not drift")
  func changesDoNotDrift() throws {
    var solver = Solver()
    let (x, width) = (solver.addVariable(), solver.addVariable())
    let margin = try solver.add(Expression(x) - 0.1, .equal)
    try solver.add(Expression(width) * 3 - Expression(x) - 0.7, .equal)
    let value = try solver.value(of: width)
    for step in 0..<100_000 {
      try solver.setConstant(-0.1 * Double(step % 7 + 2) / 3, of: margin)
    }
    try solver.setConstant(-0.1, of: margin)
    #expect(abs(try solver.value(of: width) - value) < 1e-13)
    #expect(solver.faults() == [])
  }

  @Test("Ten thousand changes that also change the basis do not drift")
  func pivotsDoNotDrift() throws {
    var random = SeededRandom(system: 7)
    let tree = try Installation(.tree(&random, views: 40))
    for _ in 0..<10_000 {
      let index = random.pick(tree.accepted)
      _ = try tree.change([(index, -random.int(0...4000))])
    }
    #expect(tree.solver.pivotCount > 2000)
    #expect(tree.solver.faults() == [])
    let fresh = try Installation(tree.system, adding: tree.accepted)
    #expect(fresh.conflicts.isEmpty)
    #expect(near(try tree.errors(), try fresh.errors()))
  }

  @Test("Equations that agree but for rounding are accepted, and others are not")
  func roundingIsNoConflict() throws {
    var solver = Solver()
    let thirds = (0..<3).map { _ in solver.addVariable() }
    for third in thirds { try solver.add(Expression(third) * 3 - 320, .equal) }
    let sum = thirds.reduce(Expression(0)) { $0 + Expression($1) }
    try solver.add(sum - 320, .equal)
    #expect(throws: SolverError.self) { try solver.add(sum - 320.000001, .equal) }
  }

  @Test("A huge bound takes no digits from a value that it does not bind")
  func hugeBounds() throws {
    var solver = Solver()
    let width = solver.addVariable()
    try solver.add(Expression(width) - 1e9, .lessThanOrEqual)
    try solver.add(Expression(width) - 100.1, .equal)
    #expect(try solver.value(of: width) == 100.1)
  }

  @Test("A chain of views is solved exactly in both directions", arguments: [false, true])
  func longChains(reversed: Bool) throws {
    var solver = Solver()
    let views = (0..<400).map { _ in solver.addVariable() }
    let links = Array(zip(views, views.dropFirst()))
    let first = try reversed ? nil : solver.add(Expression(views[0]) - 16, .equal)
    for (before, after) in reversed ? links.reversed() : links {
      try solver.add(Expression(after) - Expression(before) - 8, .equal)
    }
    let start = try first ?? solver.add(Expression(views[0]) - 16, .equal)
    #expect(try solver.value(of: views[399]) == 16 + 399 * 8)
    try solver.setConstant(-20, of: start)
    #expect(try solver.value(of: views[399]) == 20 + 399 * 8)
  }

  @Test("A vertex at which many constraints meet is left without cycling")
  func degenerateVertices() throws {
    // Beale's example, which cycles under the usual rule: the least of −3/4 a + 150 b − 1/50 c + 6 d is −1/20.
    var solver = Solver()
    let variables = (0..<4).map { _ in solver.addVariable(.nonNegative) }
    func sum(_ coefficients: [Double], _ constant: Double = 0) -> Expression {
      Expression(zip(variables, coefficients).map { Term($0, $1) }, constant: constant)
    }
    try solver.add(sum([0.25, -60, -0.04, 9]), .lessThanOrEqual)
    try solver.add(sum([0.5, -90, -0.02, 3]), .lessThanOrEqual)
    try solver.add(sum([0, 0, 1, 0], -1), .lessThanOrEqual)
    let objective = try solver.add(sum([-0.75, 150, -0.02, 6], 1000), .lessThanOrEqual, priority: 500)
    #expect(abs(try solver.error(of: objective) - 999.95) < 1e-9)
    #expect(solver.pivotCount < 100)
    #expect(solver.faults() == [])
  }
}
