import ConstraintSolver
import Testing

@Suite struct SolverTests {
  @Test("An optional equation loses to required bounds (TV-6)")
  func requiredBoundsWin() throws {
    var solver = Solver()
    let width = solver.addVariable()
    try solver.add(Expression(width) - 80, .greaterThanOrEqual)
    try solver.add(Expression(width) - 200, .lessThanOrEqual)
    try solver.add(Expression(width) - 300, .equal, priority: 500)
    #expect(try solver.value(of: width) == 200)
    #expect(solver.faults() == [])
  }
}
