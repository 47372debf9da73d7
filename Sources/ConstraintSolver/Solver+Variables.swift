extension Solver {
  /// Makes a variable; its value is zero until a constraint determines it.
  public mutating func addVariable(_ bound: Bound = .free) -> Variable {
    let index: Int32
    if let unused = freeVariables.popLast() {
      index = unused
    } else {
      variables.append(VariableRecord())
      index = Int32(variables.count - 1)
    }
    variables[index].symbol = tableau.makeSymbol(bound == .free ? .free : .restricted, owner: ~index)
    variables[index].reported = 0
    return Variable(index: index, generation: variables[index].generation)
  }

  /// Removes a variable that no constraint names.
  ///
  /// Throws `unknownVariable`, or `variableInUse` with the first constraint that names it.
  public mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    try check(variable)
    guard variables[variable.index].uses == 0 else {
      throw .variableInUse(variable, constraints(naming: variable)[0])
    }
    let symbol = variables[variable.index].symbol
    if tableau.symbols[symbol].row >= 0 { tableau.deleteRow(tableau.symbols[symbol].row) }
    tableau.purge(symbol)
    tableau.commit()
    tableau.release(symbol)
    variables[variable.index].symbol = -1
    variables[variable.index].generation &+= 1
    freeVariables.append(variable.index)
  }

  /// Whether a handle names a variable of the solver.
  public func contains(_ variable: Variable) -> Bool {
    variable.index >= 0 && Int(variable.index) < variables.count && variables[variable.index].symbol >= 0
      && variables[variable.index].generation == variable.generation
  }

  /// The constraints whose expression names a variable, in the order in which they were added.
  ///
  /// Costs time by the number of all constraints. Throws `unknownVariable`.
  public func constraintsNaming(_ variable: Variable) throws(SolverError) -> [Constraint] {
    try check(variable)
    return constraints(naming: variable)
  }

  /// The number of terms of constraints that name a variable. Throws `unknownVariable`.
  public func useCount(of variable: Variable) throws(SolverError) -> Int {
    try check(variable)
    return Int(variables[variable.index].uses)
  }

  private func constraints(naming variable: Variable) -> [Constraint] {
    inOrder(
      constraints.indices.filter { index in
        constraints[index].isLive && constraints[index].terms.contains { $0.variable == variable }
      })
  }

  /// The handles of constraints, in the order in which they were added.
  func inOrder(_ indices: [Int]) -> [Constraint] {
    indices.sorted { constraints[$0].serial < constraints[$1].serial }
      .map { Constraint(index: Int32($0), generation: constraints[$0].generation) }
  }

  func check(_ variable: Variable) throws(SolverError) {
    guard contains(variable) else { throw .unknownVariable(variable) }
  }
}
