import ConstraintSolver
import Testing

@Suite struct ErrorTests {
  @Test("Numbers that are not finite are refused", arguments: [Double.nan, .infinity, -.infinity])
  func refusesNotFinite(number: Double) throws {
    var solver = Solver()
    let width = solver.addVariable()
    let constraint = try solver.add(Expression(width), .equal)
    #expect(throws: SolverError.notFinite) { try solver.add(Expression(width) - number, .equal) }
    #expect(throws: SolverError.notFinite) { try solver.add(Expression([Term(width, number)]), .equal) }
    #expect(throws: SolverError.notFinite) { try solver.setConstant(number, of: constraint) }
    #expect(throws: SolverError.notFinite) { try solver.setConstants([(constraint, number)]) }
    #expect(solver.constraintCount == 1)
  }

  @Test("Numbers out of range are refused, and those at its ends are not")
  func refusesOutOfRange() throws {
    var solver = Solver()
    let width = solver.addVariable()
    #expect(throws: SolverError.outOfRange(1.1e9)) { try solver.add(Expression(width) + 1.1e9, .equal) }
    for coefficient in [1e-7, -1e7] {
      #expect(throws: SolverError.outOfRange(coefficient)) {
        try solver.add(Expression([Term(width, coefficient)]), .equal)
      }
    }
    try solver.add(Expression(width) + 1e9, .greaterThanOrEqual)
    try solver.add(Expression([Term(width, 1e-6)], constant: -1), .equal)
    #expect(try solver.value(of: width) == 1e6)
  }

  @Test("Priorities out of range are refused", arguments: [0, -1, 1000.5, .nan, .infinity] as [Float])
  func refusesPriorities(number: Float) throws {
    var solver = Solver()
    let width = solver.addVariable()
    #expect(throws: SolverError.self) { try solver.add(Expression(width), .equal, priority: Priority(number)) }
    let constraint = try solver.add(Expression(width), .equal, priority: 1)
    #expect(throws: SolverError.self) { try solver.setPriority(Priority(number), of: constraint) }
    #expect(solver.constraintCount == 1)
  }

  @Test("Handles of removed variables and constraints are refused, also where their indices are used again")
  func refusesStaleHandles() throws {
    var solver = Solver()
    let stale = solver.addVariable()
    let gone = try solver.add(Expression(stale), .equal)
    #expect(throws: SolverError.variableInUse(stale, gone)) { try solver.removeVariable(stale) }
    #expect(try solver.constraintsNaming(stale) == [gone])
    try solver.remove(gone)
    try solver.removeVariable(stale)
    let width = solver.addVariable()
    let constraint = try solver.add(Expression(width) - 7, .equal)
    #expect(solver.contains(width) && solver.contains(constraint))
    #expect(!solver.contains(stale) && !solver.contains(gone))
    let variableCalls: [(inout Solver) throws -> Void] = [
      { _ = try $0.value(of: stale) }, { _ = try $0.values(of: [width, stale]) }, { try $0.removeVariable(stale) },
      { try $0.add(Expression(stale), .equal) }, { try $0.beginEditing(stale, priority: 1) },
      { try $0.suggest(1, for: stale) }, { try $0.endEditing(stale) }, { _ = try $0.ambiguity(of: stale) },
      { _ = try $0.constraintsAffecting(stale) }, { _ = try $0.constraintsNaming(stale) },
    ]
    for call in variableCalls { #expect(throws: SolverError.unknownVariable(stale)) { try call(&solver) } }
    let constraintCalls: [(inout Solver) throws -> Void] = [
      { try $0.remove(gone) }, { try $0.setConstant(1, of: gone) }, { try $0.setPriority(1, of: gone) },
      { try $0.setConstants([(constraint, 1), (gone, 1)]) }, { _ = try $0.constant(of: gone) },
      { _ = try $0.priority(of: gone) }, { _ = try $0.error(of: gone) },
    ]
    for call in constraintCalls { #expect(throws: SolverError.unknownConstraint(gone)) { try call(&solver) } }
    #expect(try solver.value(of: width) == 7)
  }

  @Test("A variable is edited at most once at a time")
  func refusesSecondEdit() throws {
    var solver = Solver()
    let width = solver.addVariable()
    #expect(throws: SolverError.notEdited(width)) { try solver.endEditing(width) }
    try solver.beginEditing(width, priority: 500)
    #expect(throws: SolverError.alreadyEdited(width)) { try solver.beginEditing(width, priority: 500) }
  }

  @Test("Each error says what to do instead")
  func errorsTeach() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let first = try solver.add(Expression(width), .equal)
    let conflict = try #require(throws: SolverError.self) { try solver.add(Expression(width) - 1, .equal) }
    #expect(
      "\(conflict)" == "Required constraints cannot hold together: 1 that are in the solver and the one that was being "
        + "added, if any. Remove one of them.")
    let remedies: [(SolverError, String)] = [
      (.notFinite, "pass a finite number"), (.outOfRange(1e12), "pass a constant of at most 1e9"),
      (.invalidPriority(0), "pass more than 0 and at most 1000"), (.changesRequirement(first), "add another one"),
      (.unknownVariable(width), "pass one that it made"), (.unknownConstraint(first), "pass one that it made"),
      (.variableInUse(width, first), "remove its constraints first"), (.alreadyEdited(width), "call endEditing(_:)"),
      (.notEdited(width), "call beginEditing(_:priority:)"), (.pivotLimit, "bring the coefficients closer"),
    ]
    for (error, remedy) in remedies { #expect("\(error)".contains(remedy)) }
  }
}
