import ConstraintSolver
import Testing

@Suite struct AmbiguityTests {
  @Test("A determined layout has no ambiguity")
  func determined() throws {
    var solver = Solver()
    let (x, width) = (solver.addVariable(), solver.addVariable(.nonNegative))
    try solver.add(Expression(x) - 16, .equal)
    try solver.add(Expression(width) - 100, .equal, priority: 1)
    #expect(try solver.ambiguities() == [])
  }

  @Test("A view without a position is ambiguous, with what is attached to it, because of its variable (L-95)")
  func tooFewConstraints() throws {
    var solver = Solver()
    let (parent, child, fixed) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.add(Expression(child) - Expression(parent) - 8, .equal)
    try solver.add(Expression(fixed) - 3, .equal)
    let ambiguities = try solver.ambiguities()
    #expect(ambiguities.map(\.variable) == [parent, child])
    for ambiguity in ambiguities {
      #expect(ambiguity.least == -.infinity && ambiguity.greatest == .infinity)
      #expect(ambiguity.causes == [.variable(parent)])
    }
  }

  @Test("A tie between equal priorities is an ambiguity of a finite range")
  func ties() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let first = try solver.add(Expression(width) - 10, .equal, priority: 500)
    try solver.add(Expression(width) - 30, .equal, priority: 500)
    let ambiguity = try #require(try solver.ambiguity(of: width))
    #expect([ambiguity.least, ambiguity.greatest] == [10, 30])
    #expect(ambiguity.causes == [.constraint(first)])
    try solver.setPriority(501, of: first)
    #expect(try solver.ambiguity(of: width) == nil)
  }

  @Test("An inequality with nothing against it is an ambiguity to one side")
  func room() throws {
    var solver = Solver()
    let width = solver.addVariable(.nonNegative)
    let least = try solver.add(Expression(width) - 44, .greaterThanOrEqual)
    let ambiguity = try #require(try solver.ambiguity(of: width))
    #expect(try solver.value(of: width) == 44)
    #expect([ambiguity.least, ambiguity.greatest] == [44, .infinity])
    #expect(ambiguity.causes == [.constraint(least)])
  }

  @Test("The question changes nothing")
  func leavesNoTrace() throws {
    var solver = Solver()
    let width = solver.addVariable(.nonNegative)
    try solver.add(Expression(width) - 44, .greaterThanOrEqual)
    try solver.add(Expression(width) - 90, .lessThanOrEqual)
    let before = solver.bits()
    _ = try solver.ambiguities()
    #expect(solver.bits() == before)
  }

  @Test("The constraints that a value depends on are listed in order, without those that do not matter")
  func affectingConstraints() throws {
    var solver = Solver()
    let (x, width, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let edge = try solver.add(Expression(right) - Expression(x) - Expression(width), .equal)
    let left = try solver.add(Expression(x) - 16, .equal)
    let size = try solver.add(Expression(width) - 100, .equal, priority: 500)
    try solver.add(Expression(width) - 20, .greaterThanOrEqual)
    #expect(try solver.constraintsAffecting(right) == [edge, left, size])
    #expect(try solver.constraintsAffecting(x) == [left])
    #expect(try solver.constraintsAffecting(solver.addVariable()) == [])
  }

  @Test("The description has values, constraints with errors, and rows, under the given names")
  func description() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let least = try solver.add(Expression(width) - 44, .greaterThanOrEqual)
    try solver.add(Expression(width) * 2 - 40, .equal, priority: 250)
    let text = solver.description(variable: { _ in "width" }, constraint: { $0 == least ? "least" : "wish" })
    #expect(
      text == """
        values
          width = 44.0
        constraints
          least: 1.0 width + -44.0 >= 0 @1000.0
          wish: 2.0 width + -40.0 == 0 @250.0, error 48.0
        rows
          width = 44.0 + 1.0 [least]
          [wish] = 48.0 + 2.0 [least] + 1.0 [−wish]
        """)
  }
}
