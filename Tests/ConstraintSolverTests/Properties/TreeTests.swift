import ConstraintSolver
import SeededRandom
import Testing

@Suite struct TreeTests {
  @Test("Required constraints of a tree hold, and no invariant breaks", arguments: Trees.parts)
  func requiredConstraintsAreSatisfied(part: Int) throws {
    try Trees.forEach(part: part, oneIn: 10) { seed in
      let tree = try Self.tree(seed)
      for index in tree.accepted where tree.system.constraints[index].isRequired {
        let error = try tree.solver.error(of: tree.handles[index]!)
        guard error < 1e-6 else { return "constraint \(index) is off by \(error)" }
      }
      for (index, bound) in tree.system.bounds.enumerated() where bound == .nonNegative {
        guard try tree.solver.value(of: tree.variables[index]) >= 0 else { return "size \(index) is negative" }
      }
      return tree.solver.faults().first
    }
  }

  @Test("Equal calls in equal order give results that are equal bit for bit", arguments: Trees.parts)
  func equalCallsGiveEqualBits(part: Int) throws {
    try Trees.forEach(part: part, oneIn: 40) { seed in
      let (first, second) = (try Self.tree(seed), try Self.tree(seed))
      guard first.solver.bits() == second.solver.bits() else { return "two solvers differ" }
      return first.solver.pivotCount == second.solver.pivotCount ? nil : "two solvers pivot differently"
    }
  }

  @Test("The order of adding has no influence on errors and determined values", arguments: Trees.parts)
  func orderHasNoInfluence(part: Int) throws {
    try Trees.forEach(part: part, oneIn: 10) { seed in
      var random = SeededRandom(system: ~seed)
      let tree = try Self.tree(seed)
      let other = try Installation(tree.system, adding: tree.accepted.shuffled(using: &random))
      guard other.conflicts.isEmpty else { return "a feasible set was refused" }
      return try difference(tree, other)
    }
  }

  @Test("Constants that change and change back give the same values", arguments: Trees.parts)
  func changesReverse(part: Int) throws {
    try Trees.forEach(part: part, oneIn: 20) { seed in
      var random = SeededRandom(system: ~seed)
      let tree = try Self.tree(seed)
      let fresh = try Installation(tree.system, adding: tree.accepted)
      for _ in 0..<2 {
        let indices = (0..<random.int(1...3)).map { _ in random.pick(tree.accepted) }
        let former = indices.map { (index: $0, quarters: tree.system.constraints[$0].quarters) }
        let before = tree.solver.bits()
        let changes = former.map { (index: $0.index, quarters: $0.quarters + 4 * random.int(-60...60)) }
        guard try tree.change(changes) else {
          guard tree.solver.bits() == before else { return "a refused change left a trace" }
          continue
        }
        if let fault = tree.solver.faults().first { return "after a change: \(fault)" }
        let changed = try Installation(tree.system, adding: tree.accepted)
        guard changed.conflicts.isEmpty else { return "a change to an infeasible set was accepted" }
        if let fault = try difference(tree, changed) { return "after a change: \(fault)" }
        guard try tree.change(former) else { return "a change back was refused" }
      }
      return try tree.solver.faults().first ?? difference(tree, fresh)
    }
  }

  @Test("Constraints that are removed and added again give the same values", arguments: Trees.parts)
  func removalReverses(part: Int) throws {
    try Trees.forEach(part: part, oneIn: 20) { seed in
      var random = SeededRandom(system: ~seed)
      let tree = try Self.tree(seed)
      let (accepted, fresh) = (tree.accepted, try Installation(tree.system, adding: tree.accepted))
      let removed = accepted.filter { _ in random.chance(40) }.shuffled(using: &random)
      for index in removed {
        try tree.remove(index)
        if let fault = tree.solver.faults().first { return "after a removal: \(fault)" }
      }
      let rest = try Installation(tree.system, adding: tree.accepted)
      if let fault = try difference(tree, rest) { return "after the removals: \(fault)" }
      for index in removed.shuffled(using: &random) {
        guard try tree.add(index) else { return "a feasible set was refused" }
      }
      return try tree.solver.faults().first ?? difference(tree, fresh)
    }
  }

  @Test("Priorities that change give the values of a solver made with them", arguments: Trees.parts)
  func prioritiesChange(part: Int) throws {
    try Trees.forEach(part: part, oneIn: 20) { seed in
      var random = SeededRandom(system: ~seed)
      let tree = try Self.tree(seed)
      for index in tree.accepted where !tree.system.constraints[index].isRequired && random.chance(40) {
        try tree.setPriority(random.pick([999, 750, 500, 250, 249.5]), of: index)
        if let fault = tree.solver.faults().first { return fault }
      }
      return try difference(tree, Installation(tree.system, adding: tree.accepted))
    }
  }

  @Test("The changes that a solver lists are all those of the values", arguments: Trees.parts)
  func changesAreListed(part: Int) throws {
    try Trees.forEach(part: part, oneIn: 20) { seed in
      var random = SeededRandom(system: ~seed)
      let tree = try Self.tree(seed)
      var known = tree.variables.map { _ in 0.0 }
      for _ in 0..<4 {
        let changes = Set(tree.solver.takeChanges())
        let values = try tree.values()
        let expected = values.indices.filter { values[$0] != known[$0] }
        guard changes == Set(expected.map { tree.variables[$0] }) else { return "the list of changes is wrong" }
        known = values
        guard let index = tree.accepted.randomElement(using: &random) else { return nil }
        if random.chance(50) {
          try tree.remove(index)
        } else {
          _ = try tree.change([(index, tree.system.constraints[index].quarters + 4 * random.int(-9...9))])
        }
      }
      return nil
    }
  }

  private static func tree(_ seed: Int) throws -> Installation {
    var random = SeededRandom(system: seed)
    let views = random.chance(5) ? random.int(20...60) : random.int(2...12)
    return try Installation(LinearSystem.tree(&random, views: views))
  }
}

/// How two solvers of the same constraints differ: in the errors, or in a value that is determined.
private func difference(_ first: Installation, _ second: Installation) throws -> String? {
  let (errors, others) = (try first.errors(), try second.errors())
  guard near(errors, others) else { return "errors \(errors), not \(others)" }
  let ambiguous = Set(try second.solver.ambiguities().map(\.variable))
  let (values, expected) = (try first.values(), try second.values())
  for index in values.indices where !ambiguous.contains(second.variables[index]) {
    guard near([values[index]], [expected[index]]) else {
      return "variable \(index) is \(values[index]), not \(expected[index])"
    }
  }
  return nil
}
