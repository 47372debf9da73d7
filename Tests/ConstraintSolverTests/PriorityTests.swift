import ConstraintSolver
import Testing

@Suite struct PriorityTests {
  @Test("An optional equation yields to required bounds (TV-6)")
  func requiredBoundsWin() throws {
    var solver = Solver()
    let width = solver.addVariable()
    try solver.add(Expression(width) - 80, .greaterThanOrEqual)
    try solver.add(Expression(width) - 200, .lessThanOrEqual)
    try solver.add(Expression(width) - 300, .equal, priority: 500)
    #expect(try solver.value(of: width) == 200)
  }

  @Test("The higher of two priorities wins, in any order of adding (TV-7, TV-8)", arguments: [false, true])
  func higherPriorityWins(reversed: Bool) throws {
    var solver = Solver()
    let width = solver.addVariable()
    let constraints: [(Double, Priority)] = [(60, 750), (140, 749)]
    for (constant, priority) in reversed ? constraints.reversed() : constraints {
      try solver.add(Expression(width) - constant, .equal, priority: priority)
    }
    #expect(try solver.value(of: width) == 60)
    try solver.add(Expression(width) - 90, .greaterThanOrEqual)
    #expect(try solver.value(of: width) == 90)
  }

  @Test("A thousand constraints of a lower priority do not outweigh one of the next higher (L-20)")
  func numbersDoNotOutweighPriority() throws {
    var solver = Solver()
    let width = solver.addVariable()
    for _ in 0..<1000 { try solver.add(Expression(width) - 500, .equal, priority: 749.5) }
    try solver.add(Expression(width) - 10, .equal, priority: 750)
    #expect(try solver.value(of: width) == 10)
    try solver.add(Expression(width) * 0.001 - 0.02, .equal, priority: 751)
    #expect(try solver.value(of: width) == 20)
  }

  @Test("Among equal priorities the sum of the errors is least, so the majority wins completely (L-22)")
  func majorityWins() throws {
    var solver = Solver()
    let width = solver.addVariable()
    for constant in [10.0, 40, 40] { try solver.add(Expression(width) - constant, .equal, priority: 500) }
    #expect(try solver.value(of: width) == 40)
  }

  @Test("In a tie the constraint that was added first holds (L-23)", arguments: [10.0, 20])
  func firstWinsATie(first: Double) throws {
    var solver = Solver()
    let width = solver.addVariable()
    for constant in [first, 30 - first] { try solver.add(Expression(width) - constant, .equal, priority: 500) }
    #expect(try solver.value(of: width) == first)
  }

  @Test("An optional inequality pulls only while it is violated (L-21)")
  func inequalitiesPullWhenViolated() throws {
    var solver = Solver()
    let width = solver.addVariable()
    try solver.add(Expression(width) - 100, .greaterThanOrEqual, priority: 750)
    let wish = try solver.add(Expression(width) - 300, .equal, priority: 250)
    #expect(try solver.value(of: width) == 300)
    try solver.setConstant(-50, of: wish)
    #expect(try solver.value(of: width) == 100)
    #expect(try solver.error(of: wish) == 50)
  }

  @Test("The label of lower hugging is stretched, that of lower compression resistance compressed (TV-28, TV-29)")
  func labelsShareAWidth() throws {
    for (width, contents, expected) in [(300.0, [60.0, 60], [60.0, 232]), (200, [120, 110], [120, 72])] {
      var solver = Solver()
      let labels = [solver.addVariable(.nonNegative), solver.addVariable(.nonNegative)]
      try solver.add(Expression(labels[0]) + Expression(labels[1]) + 8 - width, .equal)
      for (label, (hugging, compression)) in zip(labels, [(251, 750), (250, 749)] as [(Priority, Priority)]) {
        let content = contents[label == labels[0] ? 0 : 1]
        try solver.add(Expression(label) - content, .lessThanOrEqual, priority: hugging)
        try solver.add(Expression(label) - content, .greaterThanOrEqual, priority: compression)
      }
      #expect(try solver.values(of: labels) == expected)
    }
  }

  @Test("Each of a hundred priorities is a level of its own, also where levels come and go")
  func levelsComeAndGo() throws {
    var solver = Solver()
    let width = solver.addVariable()
    var constraints: [Constraint] = []
    for level in 1...100 {
      constraints.append(
        try solver.add(Expression(width) - Double(level), .equal, priority: Priority(Float(level) * 9)))
    }
    #expect(try solver.value(of: width) == 100)
    for level in stride(from: 100, to: 50, by: -1) {
      try solver.remove(constraints[level - 1])
      #expect(try solver.value(of: width) == Double(level - 1))
    }
    for level in 51...100 {
      try solver.add(Expression(width) - Double(level), .equal, priority: Priority(Float(level) * 9 + 0.5))
      #expect(try solver.value(of: width) == Double(level))
    }
    #expect(solver.faults() == [])
  }

  @Test("A changed priority takes effect at once, and cannot cross required (L-10)")
  func prioritiesChange() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let low = try solver.add(Expression(width) - 10, .equal, priority: 250)
    let high = try solver.add(Expression(width) - 20, .equal, priority: 750)
    try solver.setPriority(751, of: low)
    #expect(try solver.value(of: width) == 10)
    #expect(try solver.priority(of: low) == 751)
    #expect(throws: SolverError.changesRequirement(high)) { try solver.setPriority(.required, of: high) }
    try solver.remove(low)
    let required = try solver.add(Expression(width) - 30, .equal)
    #expect(throws: SolverError.changesRequirement(required)) { try solver.setPriority(999, of: required) }
    #expect(try solver.value(of: width) == 30)
  }
}
