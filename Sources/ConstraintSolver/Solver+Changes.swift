extension Solver {
  /// Changes the constant of a constraint's expression, and solves.
  ///
  /// Costs by the rows that depend on it. Throws as `setConstants(_:)` does.
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    try check(constraint)
    try check(constant: constant)
    let former = constraints[Int(constraint.index)].constant
    shift(constraint, to: constant)
    do {
      try settle()
    } catch {
      constraints[Int(constraint.index)].constant = former
      throw error
    }
  }

  /// Changes the constants of several constraints at once, and solves once, so that only the end has to be satisfiable.
  ///
  /// Throws `unknownConstraint`, `notFinite` or `outOfRange`, and `unsatisfiable` where required constraints then
  /// contradict each other; a changed one is then among those listed.
  public mutating func setConstants(
    _ changes: [(constraint: Constraint, constant: Double)]
  ) throws(SolverError) {
    for change in changes {
      try check(change.constraint)
      try check(constant: change.constant)
    }
    var former: [(index: Int, constant: Double)] = []
    former.reserveCapacity(changes.count)
    for change in changes {
      former.append((Int(change.constraint.index), constraints[Int(change.constraint.index)].constant))
      shift(change.constraint, to: change.constant)
    }
    do {
      try settle()
    } catch {
      for (index, constant) in former.reversed() { constraints[index].constant = constant }
      throw error
    }
  }

  /// Changes the priority of an optional constraint to another optional one, and solves.
  ///
  /// Throws `invalidPriority`, `unknownConstraint`, and `changesRequirement` where just one of the two is required
  /// (L-10).
  public mutating func setPriority(_ priority: Priority, of constraint: Constraint) throws(SolverError) {
    try check(constraint)
    guard priority.isValid else { throw .invalidPriority(priority.value) }
    let index = Int(constraint.index)
    let (former, symbols) = (constraints[index].priority, constraints[index].symbols)
    guard priority != former else { return }
    guard priority != .required, former != .required else { throw .changesRequirement(constraint) }
    var changed = symbols
    changed.slot = tableau.costs.retain(priority.value)
    tableau.charge(symbols, -1)
    tableau.charge(changed, 1)
    do {
      try settle()
    } catch {
      tableau.costs.release(changed.slot)
      throw error
    }
    tableau.costs.release(symbols.slot)
    constraints[index].priority = priority
    constraints[index].symbols = changed
  }

  /// The constant of a constraint's expression. Throws `unknownConstraint`.
  public func constant(of constraint: Constraint) throws(SolverError) -> Double {
    try check(constraint)
    return constraints[Int(constraint.index)].constant
  }

  /// Whether a constraint's expression has these terms, in this order. Throws `unknownConstraint`.
  public func hasTerms(_ terms: [Term], constraint: Constraint) throws(SolverError) -> Bool {
    try check(constraint)
    return constraints[Int(constraint.index)].terms == terms
  }

  /// The priority of a constraint. Throws `unknownConstraint`.
  public func priority(of constraint: Constraint) throws(SolverError) -> Priority {
    try check(constraint)
    return constraints[Int(constraint.index)].priority
  }

  private mutating func shift(_ constraint: Constraint, to constant: Double) {
    let index = Int(constraint.index)
    let former = constraints[index].constant
    guard constant != former else { return }
    constraints[index].constant = constant
    tableau.shift(constraints[index].symbols.marker, to: constraints[index].sign * constant)
  }

  /// Solves after a change, or takes the change back.
  private mutating func settle() throws(SolverError) {
    do {
      try tableau.settle()
    } catch {
      let refusal = refusal(error, adding: nil)
      tableau.rollBack()
      throw refusal
    }
    tableau.commit()
  }
}
