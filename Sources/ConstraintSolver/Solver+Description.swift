extension Solver {
  /// The values, the constraints with their errors, and the rows of the tableau, for debugging.
  ///
  /// Names are asked for only here. In the rows a constraint's name stands for its slack or positive error, and its
  /// name with a minus sign before it for its negative error.
  public func description(
    variable nameOfVariable: (Variable) -> String, constraint nameOfConstraint: (Constraint) -> String
  ) -> String {
    var lines = ["values"]
    for index in 0..<Int32(variables.count) where variables[index].symbol >= 0 {
      let variable = Variable(index: index, generation: variables[index].generation)
      lines.append("  \(nameOfVariable(variable)) = \(tableau.value(variables[index].symbol))")
    }
    lines.append("constraints")
    for constraint in inOrder(constraints.indices.filter { constraints[$0].isLive }) {
      lines.append("  \(nameOfConstraint(constraint)): \(text(constraint, nameOfVariable))")
    }
    lines.append("rows")
    func name(_ symbol: Int32) -> String {
      let owner = tableau.symbols[symbol].owner
      if owner < 0 { return nameOfVariable(Variable(index: ~owner, generation: variables[~owner].generation)) }
      let record = constraints[Int(owner)]
      let name = nameOfConstraint(Constraint(index: owner, generation: record.generation))
      return "[\(record.symbols.other == symbol ? "−" : "")\(name)]"
    }
    for row in 0..<Int32(tableau.rows.count) where tableau.rows[row].basic >= 0 {
      let terms = (0..<tableau.matrix.length(ofRow: row)).map { tableau.matrix.entry(row, $0) }
        .sorted { $0.symbol < $1.symbol }
        .map { " + \($0.coefficient) \(name($0.symbol))" }
      lines.append("  \(name(tableau.rows[row].basic)) = \(tableau.rows[row].constant)\(terms.joined())")
    }
    return lines.joined(separator: "\n")
  }

  private func text(_ constraint: Constraint, _ nameOfVariable: (Variable) -> String) -> String {
    let record = constraints[Int(constraint.index)]
    let terms = record.terms.map { "\($0.coefficient) \(nameOfVariable($0.variable))" } + ["\(record.constant)"]
    let relation =
      switch record.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let error = (try? error(of: constraint)) ?? 0
    let suffix = error > 1e-8 ? ", error \(error)" : ""
    return "\(terms.joined(separator: " + ")) \(relation) 0 @\(record.priority.value)\(suffix)"
  }
}
