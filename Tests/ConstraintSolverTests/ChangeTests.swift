import ConstraintSolver
import Testing

@Suite struct ChangeTests {
  @Test("The example of the solver's page has the values that the page says")
  func example() throws {
    var solver = Solver()
    let (x, width) = (solver.addVariable(), solver.addVariable(.nonNegative))
    try solver.add(Expression(x) - 16, .equal)
    let trailing = try solver.add(Expression([Term(x), Term(width)], constant: -304), .lessThanOrEqual)
    try solver.add(Expression(width) - 500, .equal, priority: 750)
    #expect(try solver.value(of: width) == 288)
    try solver.setConstant(-464, of: trailing)
    #expect(solver.takeChanges() == [x, width])
    #expect(try solver.value(of: width) == 448)
  }

  @Test("A variable that nothing determines is zero, and is zero again after its constraint is removed (L-96)")
  func undeterminedIsZero() throws {
    var solver = Solver()
    let (free, size) = (solver.addVariable(), solver.addVariable(.nonNegative))
    #expect(try solver.values(of: [free, size]) == [0, 0])
    let constraint = try solver.add(Expression(free) + 5, .equal)
    #expect(try solver.value(of: free) == -5)
    try solver.remove(constraint)
    #expect(try solver.value(of: free) == 0)
    #expect(solver.constraintCount == 0)
  }

  @Test("A view that depends on an undetermined one moves, not the other (L-96)")
  func olderVariablesRest() throws {
    var solver = Solver()
    let (parent, child) = (solver.addVariable(), solver.addVariable())
    try solver.add(Expression(child) - Expression(parent) - 8, .equal)
    #expect(try solver.values(of: [parent, child]) == [0, 8])
  }

  @Test("A variable that is never negative stops at zero (L-26)")
  func sizesStopAtZero() throws {
    var solver = Solver()
    let size = solver.addVariable(.nonNegative)
    try solver.add(Expression(size) + 40, .equal, priority: 999)
    #expect(try solver.value(of: size) == 0)
  }

  @Test("A changed constant costs no pivot while the same constraints bind, and lists what depends on it")
  func constantsAreCheap() throws {
    var solver = Solver()
    let views = (0..<50).map { _ in (x: solver.addVariable(), width: solver.addVariable(.nonNegative)) }
    let constraints = try views.map { try solver.add(Expression($0.width) - 10, .equal) }
    try solver.add(Expression(views[0].x), .equal)
    for (before, after) in zip(views, views.dropFirst()) {
      try solver.add(Expression(after.x) - Expression(before.x) - Expression(before.width), .equal)
    }
    #expect(solver.takeChanges().count == 99)
    let pivots = solver.pivotCount
    try solver.setConstant(-25, of: constraints[46])
    #expect(solver.takeChanges() == [views[46].width, views[47].x, views[48].x, views[49].x])
    #expect(try solver.value(of: views[49].x) == 505)
    #expect(solver.pivotCount == pivots)
    #expect(solver.takeChanges() == [])
  }

  @Test("A value that changes and changes back is not listed")
  func changesThatCancelAreNotListed() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let constraint = try solver.add(Expression(width) - 10, .equal)
    #expect(solver.takeChanges() == [width])
    try solver.setConstant(-20, of: constraint)
    try solver.setConstant(-10, of: constraint)
    #expect(solver.takeChanges() == [])
  }

  @Test("Constants that change together may contradict each other on the way")
  func constantsChangeTogether() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let first = try solver.add(Expression(width) - 10, .equal)
    let second = try solver.add(Expression(width) * 2 - 20, .equal)
    #expect(throws: SolverError.self) { try solver.setConstant(-30, of: first) }
    #expect(try solver.constant(of: first) == -10)
    try solver.setConstants([(first, -30), (second, -60)])
    #expect(try solver.value(of: width) == 30)
    #expect(throws: SolverError.self) { try solver.setConstants([(first, -5), (second, -50), (first, -20)]) }
    #expect(try [solver.constant(of: first), solver.constant(of: second), solver.value(of: width)] == [-30, -60, 30])
    #expect(solver.faults() == [])
  }

  @Test("An equation that follows from others takes over when one of them is removed")
  func redundantEquationsTakeOver() throws {
    var solver = Solver()
    let (width, height) = (solver.addVariable(), solver.addVariable())
    let constraints = try [
      solver.add(Expression(width) - 10, .equal), solver.add(Expression(height) - 20, .equal),
      solver.add(Expression(width) + Expression(height) - 30, .equal),
      solver.add(Expression(height) - Expression(width) * 2, .equal),
    ]
    for constraint in constraints.dropLast(2) {
      try solver.remove(constraint)
      #expect(near(try solver.values(of: [width, height]), [10, 20]))
      #expect(solver.faults() == [])
    }
  }

  @Test("An edited variable takes the suggested value where constraints let it")
  func editing() throws {
    var solver = Solver()
    let (width, half) = (solver.addVariable(), solver.addVariable())
    try solver.add(Expression(half) * 2 - Expression(width), .equal)
    try solver.add(Expression(width) - 400, .lessThanOrEqual)
    try solver.beginEditing(width, priority: 750)
    for (suggestion, value) in [(100.0, 100.0), (500, 400), (320, 320)] {
      try solver.suggest(suggestion, for: width)
      #expect(try solver.values(of: [width, half]) == [value, value / 2])
    }
    #expect(solver.constraintCount == 3)
    try solver.endEditing(width)
    #expect(solver.constraintCount == 2)
    #expect(throws: SolverError.notEdited(width)) { try solver.suggest(1, for: width) }
    try solver.beginEditing(width, priority: 750)
    try solver.remove(solver.editConstraint(of: width))
    #expect(throws: SolverError.notEdited(width)) { try solver.endEditing(width) }
  }

  @Test("A copy has the same results and goes its own way")
  func copies() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let constraint = try solver.add(Expression(width) - 10, .equal)
    var copy = solver.copy()
    #expect(copy.bits() == solver.bits())
    try copy.setConstant(-99, of: constraint)
    #expect(try solver.value(of: width) == 10)
    #expect(try copy.value(of: width) == 99)
  }

  @Test("Removed subtrees leave their neighbours as they were")
  func subtreesComeAndGo() throws {
    var solver = Solver()
    let root = solver.addVariable(.nonNegative)
    try solver.add(Expression(root) - 300, .equal)
    let before = solver.bits()
    for _ in 0..<50 {
      let children = (0..<5).map { _ in solver.addVariable(.nonNegative) }
      let sum = children.reduce(Expression(0)) { $0 + Expression($1) }
      var constraints = try [solver.add(sum - Expression(root), .equal)]
      for child in children.dropFirst() {
        constraints.append(try solver.add(Expression(child) - Expression(children[0]), .equal, priority: 750))
      }
      #expect(try solver.values(of: children) == [60, 60, 60, 60, 60])
      for constraint in constraints.reversed() { try solver.remove(constraint) }
      for child in children.reversed() { try solver.removeVariable(child) }
      #expect(solver.bits() == before)
      #expect(solver.faults() == [])
    }
    #expect(solver.variableCount == 1)
  }
}
