import ConstraintSolver

extension LayoutEngine {
  /// Returns the violated invariants of the engine, for the fuzzer; empty if there are none.
  func faults() -> [String] {
    var faults = solver.faults()
    if solver.constraintCount != rows.count {
      faults.append("the solver has \(solver.constraintCount) constraints, and the engine \(rows.count) rows")
    }
    for (handle, row) in rows.all {
      if row.handle != handle || row.engine !== self { faults.append("a row has another handle or engine") }
      if row.constraint == nil, row.record?.item == nil { faults.append("a row is of nothing") }
      if let constraint = row.constraint, measured == nil, constraint.row !== row {
        faults.append("a row is of a constraint that is inactive: \(constraint.layoutDescription)")
      }
    }
    if solver.variableCount != owners.count {
      faults.append("the solver has \(solver.variableCount) variables, and \(owners.count) have owners")
    }
    for (variable, owner) in owners.all {
      let record = owner.record.takeUnretainedValue()
      if record.variables[owner.quantity.rawValue] != variable { faults.append("a variable is not its owner's") }
    }
    for row in brokenRows where !row.isBroken || row.engine !== self { faults.append("a broken row is in order") }
    return faults
  }
}

extension UIView {
  /// The violated invariants of the layout engines of the view's subtree, for the fuzzer.
  package var layoutFaults: [String] {
    var engines: [ObjectIdentifier: LayoutEngine] = [:]
    var faults: [String] = []
    collectLayoutFaults(&engines, &faults)
    for engine in engines.values {
      // The rows of items that were released since the layout go in the next update.
      engine.update()
      faults += engine.faults()
    }
    return faults
  }

  private func collectLayoutFaults(_ engines: inout [ObjectIdentifier: LayoutEngine], _ faults: inout [String]) {
    if let engine = layoutStateIfAny?.record.engine { engines[ObjectIdentifier(engine)] = engine }
    for constraint in constraints {
      guard let row = constraint.row, let engine = row.engine else {
        faults.append("\(constraint.layoutDescription) is held, and has no row")
        continue
      }
      engines[ObjectIdentifier(engine)] = engine
      if let handle = row.handle, engine.rows[handle] !== row {
        faults.append("\(constraint.layoutDescription) is not in its engine")
      }
    }
    for subview in storedSubviews { subview.collectLayoutFaults(&engines, &faults) }
  }
}
