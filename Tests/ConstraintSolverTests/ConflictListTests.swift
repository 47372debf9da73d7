import ConstraintSolver
import Testing

@Suite struct ConflictListTests {
  @Test("A conflict lists the constraints that contradict the refused one, and no others (L-91)")
  func listsOnlyTheSet() throws {
    var solver = Solver()
    let (x, width, other) = (solver.addVariable(), solver.addVariable(.nonNegative), solver.addVariable())
    let left = try solver.add(Expression(x) - 20, .equal)
    try solver.add(Expression(other) - Expression(x), .equal)
    let right = try solver.add(Expression(x) + Expression(width) - 100, .lessThanOrEqual)
    try solver.add(Expression(width) - 50, .equal, priority: 999)
    let conflict = try #require(throws: SolverError.self) { try solver.add(Expression(width) - 90, .equal) }
    guard case .unsatisfiable(let set) = conflict else { throw conflict }
    #expect(set.constraints == [left, right])
    #expect(set.bounds == [])
    #expect(try solver.values(of: [x, width, other]) == [20, 50, 20])
  }

  @Test("A conflict names the variables that would be negative, apart from its constraints (L-26)")
  func listsBounds() throws {
    var solver = Solver()
    let (x, width) = (solver.addVariable(), solver.addVariable(.nonNegative))
    let left = try solver.add(Expression(x) - 20, .equal)
    let conflict = try #require(throws: SolverError.self) {
      try solver.add(Expression(x) + Expression(width) - 10, .equal)
    }
    #expect(conflict == .unsatisfiable(try Self.conflict(of: conflict)))
    #expect(try Self.conflict(of: conflict).constraints == [left])
    #expect(try Self.conflict(of: conflict).bounds == [width])
  }

  @Test("A changed constant that contradicts others lists its own constraint too")
  func listsAChangedConstraint() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let least = try solver.add(Expression(width) - 50, .greaterThanOrEqual)
    let most = try solver.add(Expression(width) - 80, .lessThanOrEqual)
    let conflict = try #require(throws: SolverError.self) { try solver.setConstant(-90, of: least) }
    #expect(try Self.conflict(of: conflict).constraints == [least, most])
    #expect(try solver.constant(of: least) == -50)
  }

  @Test("A constraint without variables that cannot hold conflicts with nothing else")
  func contradictsItself() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let conflict = try #require(throws: SolverError.self) {
      try solver.add(Expression(width) - Expression(width) + 3, .equal)
    }
    #expect(try Self.conflict(of: conflict).constraints == [])
    try solver.add(Expression(3), .greaterThanOrEqual)
    let optional = try solver.add(Expression(3), .lessThanOrEqual, priority: 999)
    #expect(try solver.error(of: optional) == 3)
    #expect(solver.faults() == [])
  }

  @Test("Conflicts can be broken one at a time, and a broken constraint can return (L-94)")
  func breaksOneAtATime() throws {
    var solver = Solver()
    let width = solver.addVariable()
    var present = try [
      solver.add(Expression(width) - 10, .equal), solver.add(Expression(width) - 10, .lessThanOrEqual),
    ]
    var broken = 0
    while true {
      do {
        present.append(try solver.add(Expression(width) - 30, .equal))
        break
      } catch {
        let victim = try Self.conflict(of: error).constraints[0]
        try solver.remove(victim)
        present.removeAll { $0 == victim }
        broken += 1
      }
    }
    #expect(broken == 2)
    #expect(try solver.value(of: width) == 30)
    try solver.remove(present[0])
    try solver.add(Expression(width) - 10, .equal)
    #expect(try solver.value(of: width) == 10)
  }

  private static func conflict(of error: SolverError) throws -> Conflict {
    guard case .unsatisfiable(let conflict) = error else { throw error }
    return conflict
  }
}
