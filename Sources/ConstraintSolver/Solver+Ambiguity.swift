extension Solver {
  /// The variables that the constraints do not determine, in the order of their indices (L-95).
  ///
  /// For debugging: copies the tableau and solves it twice for each variable that may move. Throws `pivotLimit`.
  public func ambiguities() throws(SolverError) -> [Ambiguity] {
    try ambiguities(among: (0..<Int32(variables.count)).filter { variables[$0].symbol >= 0 })
  }

  /// How a variable is undetermined; nil for one with a single value. Throws `unknownVariable` or `pivotLimit`.
  public func ambiguity(of variable: Variable) throws(SolverError) -> Ambiguity? {
    try check(variable)
    return try ambiguities(among: [variable.index]).first
  }

  /// The constraints that a variable's value depends on at present, in the order in which they were added.
  ///
  /// Throws `unknownVariable`.
  public func constraintsAffecting(_ variable: Variable) throws(SolverError) -> [Constraint] {
    try check(variable)
    let symbol = variables[variable.index].symbol
    let row = tableau.symbols[symbol].row
    guard row >= 0 else { return [] }
    var indices: Set<Int> = []
    for index in 0..<tableau.matrix.length(ofRow: row) {
      let owner = tableau.symbols[tableau.matrix.entry(row, index).symbol].owner
      if owner >= 0 { indices.insert(Int(owner)) }
    }
    return inOrder(indices.sorted())
  }

  private func ambiguities(among indices: [Int32]) throws(SolverError) -> [Ambiguity] {
    let suspects = indices.filter { !tableau.freedoms(of: variables[$0].symbol).isEmpty }
    guard !suspects.isEmpty else { return [] }
    var probe = tableau.copy()
    probe.confineToOptimum()
    var found: [Ambiguity] = []
    for index in suspects {
      let symbol = variables[index].symbol
      do {
        let least = try -probe.maximum(of: symbol, times: -1)
        let greatest = try probe.maximum(of: symbol, times: 1)
        guard greatest - least > 1e-6 else { continue }
        let causes = tableau.freedoms(of: symbol).sorted().map { cause($0) }
        found.append(Ambiguity(variable: variable(index), least: least, greatest: greatest, causes: causes))
      } catch {
        throw .pivotLimit
      }
    }
    return found
  }

  private func cause(_ symbol: Int32) -> Ambiguity.Cause {
    let owner = tableau.symbols[symbol].owner
    guard owner >= 0 else { return .variable(variable(~owner)) }
    return .constraint(Constraint(index: owner, generation: constraints[Int(owner)].generation))
  }

  private func variable(_ index: Int32) -> Variable {
    Variable(index: index, generation: variables[index].generation)
  }
}
