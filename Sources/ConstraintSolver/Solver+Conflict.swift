extension Solver {
  /// The error for an operation that the tableau refuses; to be made before the operation is rolled back.
  func refusal(_ error: TableauError, adding added: Int?) -> SolverError {
    switch error {
    case .infeasible(let row): .unsatisfiable(conflict(row, adding: added))
    case .pivotLimit: .pivotLimit
    }
  }

  /// The conflict that a row proves: no value of its nonbasic symbols makes its basic symbol feasible.
  ///
  /// The row says that the basic symbol's constraint is a combination of those of the nonbasic symbols, which are
  /// independent of each other. So the set is minimal: without any one of it, the others are independent and can hold.
  private func conflict(_ row: Int32, adding added: Int?) -> Conflict {
    var owners = [tableau.symbols[tableau.rows[row].basic].owner]
    for index in 0..<tableau.matrix.length(ofRow: row) {
      owners.append(tableau.symbols[tableau.matrix.entry(row, index).symbol].owner)
    }
    let indices = Set(owners.filter { $0 >= 0 }.map { Int($0) }).subtracting(added.map { [$0] } ?? [])
    let bounds = owners.filter { $0 < 0 }.map { ~$0 }.sorted()
    return Conflict(
      constraints: inOrder(indices.sorted()),
      bounds: bounds.map { Variable(index: $0, generation: variables[$0].generation) })
  }
}
