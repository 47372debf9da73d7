extension Solver {
  /// Adds the constraint that an expression is equal to, at most or at least zero, and solves.
  ///
  /// Throws `unsatisfiable` where a required constraint contradicts others, and an error for each input that is
  /// refused.
  @discardableResult
  public mutating func add(
    _ expression: Expression, _ relation: Relation, priority: Priority = .required
  ) throws(SolverError) -> Constraint {
    try check(expression)
    guard priority.isValid else { throw .invalidPriority(priority.value) }
    let index = unusedConstraint()
    constraints[index].terms = expression.terms
    constraints[index].constant = expression.constant
    constraints[index].relation = relation
    constraints[index].priority = priority
    constraints[index].symbols = makeSymbols(index, relation, priority)
    constraints[index].isLive = true
    constraints[index].serial = additions
    additions += 1
    do {
      try install(index)
    } catch {
      let refusal = refusal(error, adding: index)
      tableau.rollBack()
      discard(index)
      throw refusal
    }
    tableau.commit()
    for term in expression.terms { variables[term.variable.index].uses += 1 }
    return Constraint(index: Int32(index), generation: constraints[index].generation)
  }

  /// Removes a constraint, and solves.
  ///
  /// Throws `unknownConstraint`. The constraint of an edited variable ends the editing.
  public mutating func remove(_ constraint: Constraint) throws(SolverError) {
    try check(constraint)
    let index = Int(constraint.index)
    do {
      try tableau.uninstall(constraints[index].symbols)
    } catch {
      let refusal = refusal(error, adding: nil)
      tableau.rollBack()
      throw refusal
    }
    tableau.commit()
    for term in constraints[index].terms {
      variables[term.variable.index].uses -= 1
      if variables[term.variable.index].edit == constraint.index { variables[term.variable.index].edit = -1 }
    }
    discard(index)
  }

  /// Whether a handle names a constraint of the solver.
  public func contains(_ constraint: Constraint) -> Bool {
    let index = Int(constraint.index)
    return constraints.indices.contains(index) && constraints[index].isLive
      && constraints[index].generation == constraint.generation
  }

  func check(_ constraint: Constraint) throws(SolverError) {
    guard contains(constraint) else { throw .unknownConstraint(constraint) }
  }

  private func check(_ expression: Expression) throws(SolverError) {
    try check(constant: expression.constant)
    for term in expression.terms {
      try check(term.variable)
      guard term.coefficient.isFinite else { throw .notFinite }
      let size = term.coefficient.magnitude
      guard size == 0 || (size >= 1e-6 && size <= 1e6) else { throw .outOfRange(term.coefficient) }
    }
  }

  func check(constant: Double) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    guard constant.magnitude <= 1e9 else { throw .outOfRange(constant) }
  }

  private mutating func unusedConstraint() -> Int {
    if let unused = freeConstraints.popLast() { return Int(unused) }
    constraints.append(ConstraintRecord())
    return constraints.count - 1
  }

  private mutating func makeSymbols(_ index: Int, _ relation: Relation, _ priority: Priority) -> ConstraintSymbols {
    let (owner, isRequired) = (Int32(index), priority == .required)
    let kind = isRequired && relation == .equal ? SymbolKind.fixed : .restricted
    var symbols = ConstraintSymbols(marker: tableau.makeSymbol(kind, owner: owner))
    guard !isRequired else { return symbols }
    symbols.other = tableau.makeSymbol(.restricted, owner: owner)
    symbols.slot = tableau.costs.retain(priority.value)
    symbols.chargesMarker = relation == .equal
    return symbols
  }

  private mutating func install(_ index: Int) throws(TableauError) {
    let (symbols, sign) = (constraints[index].symbols, constraints[index].sign)
    tableau.symbols[symbols.marker].shift = sign * constraints[index].constant
    for term in constraints[index].terms where term.coefficient != 0 {
      tableau.accumulate(variables[term.variable.index].symbol, sign * term.coefficient)
    }
    try tableau.install(symbols)
  }

  /// Frees the symbols and the handle of a constraint that is no longer in the tableau.
  private mutating func discard(_ index: Int) {
    let symbols = constraints[index].symbols
    if symbols.slot >= 0 { tableau.costs.release(symbols.slot) }
    if symbols.other >= 0 { tableau.release(symbols.other) }
    tableau.release(symbols.marker)
    constraints[index].isLive = false
    constraints[index].terms = []
    constraints[index].generation &+= 1
    freeConstraints.append(Int32(index))
  }
}
