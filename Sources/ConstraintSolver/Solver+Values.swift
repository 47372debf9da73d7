extension Solver {
  /// The value of a variable. Throws `unknownVariable`.
  public func value(of variable: Variable) throws(SolverError) -> Double {
    try check(variable)
    return tableau.value(variables[variable.index].symbol)
  }

  /// The values of variables, in their order. Throws `unknownVariable`.
  public func values(of variables: [Variable]) throws(SolverError) -> [Double] {
    for variable in variables { try check(variable) }
    return variables.map { tableau.value(self.variables[$0.index].symbol) }
  }

  /// The variables whose value is not that of the last call, or at first not zero, in the order of their indices.
  ///
  /// Costs time by the variables that depend on what changed since, not by those of the solver.
  public mutating func takeChanges() -> [Variable] {
    var indices: [Int32] = []
    indices.reserveCapacity(tableau.changed.count)
    for index in 0..<tableau.changed.count {
      let symbol = tableau.changed[index]
      tableau.symbols[symbol].isChanged = false
      // A symbol may have been released since, and belong to a constraint now.
      guard tableau.symbols[symbol].isVariable else { continue }
      let variable = ~tableau.symbols[symbol].owner
      let value = tableau.value(symbol)
      guard variables[variable].reported != value else { continue }
      variables[variable].reported = value
      indices.append(variable)
    }
    tableau.changed.truncate(to: 0)
    indices.sort()
    return indices.map { Variable(index: $0, generation: variables[$0].generation) }
  }

  /// How far a constraint is from holding: zero where it holds. Throws `unknownConstraint`.
  public func error(of constraint: Constraint) throws(SolverError) -> Double {
    try check(constraint)
    let record = constraints[Int(constraint.index)]
    let value = record.terms.reduce(record.constant) {
      $0 + $1.coefficient * tableau.value(variables[$1.variable.index].symbol)
    }
    return switch record.relation {
    case .equal: value.magnitude
    case .lessThanOrEqual: max(value, 0)
    case .greaterThanOrEqual: max(-value, 0)
    }
  }
}
