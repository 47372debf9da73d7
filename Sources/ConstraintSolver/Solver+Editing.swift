extension Solver {
  /// Adds an optional constraint that a variable equals a value which `suggest(_:for:)` changes; at first its present
  /// value.
  ///
  /// Throws `unknownVariable`, `alreadyEdited`, `invalidPriority`, or what `add` throws.
  public mutating func beginEditing(_ variable: Variable, priority: Priority) throws(SolverError) {
    try check(variable)
    guard variables[variable.index].edit < 0 else { throw .alreadyEdited(variable) }
    let value = tableau.value(variables[variable.index].symbol)
    let constraint = try add(Expression(variable) - value, .equal, priority: priority)
    variables[variable.index].edit = constraint.index
  }

  /// Changes the value that an edited variable is to have, and solves.
  ///
  /// Throws `unknownVariable`, `notEdited`, or what `setConstant(_:of:)` throws.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try setConstant(-value, of: editConstraint(of: variable))
  }

  /// Removes the constraint of an edited variable, and solves. Throws `unknownVariable` or `notEdited`.
  public mutating func endEditing(_ variable: Variable) throws(SolverError) {
    try remove(editConstraint(of: variable))
  }

  /// The constraint of an edited variable. Throws `unknownVariable` or `notEdited`.
  public func editConstraint(of variable: Variable) throws(SolverError) -> Constraint {
    try check(variable)
    let index = variables[variable.index].edit
    guard index >= 0 else { throw .notEdited(variable) }
    return Constraint(index: index, generation: constraints[Int(index)].generation)
  }
}
