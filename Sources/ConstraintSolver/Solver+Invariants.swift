extension Solver {
  /// Returns the violated invariants of the solver's state, for tests; empty if the solver is right. Checks everything.
  package func faults() -> [String] {
    tableau.linkFaults() + tableau.solvedFormFaults() + costFaults() + constraintFaults()
  }

  /// The tableau, bit for bit: rows with their entries in order, constants and costs. For tests.
  package func bits() -> [UInt64] {
    var bits: [UInt64] = []
    for row in 0..<Int32(tableau.rows.count) where tableau.rows[row].basic >= 0 {
      let state = tableau.rows[row]
      bits += [UInt64(row), UInt64(state.basic), state.constant.bitPattern, state.magnitude.bitPattern]
      for index in 0..<tableau.matrix.length(ofRow: row) {
        let entry = tableau.matrix.entry(row, index)
        bits += [UInt64(entry.symbol), entry.coefficient.bitPattern]
      }
    }
    for symbol in 0..<Int32(tableau.symbols.count) where tableau.symbols[symbol].kind != .unused {
      bits += [UInt64(symbol), tableau.symbols[symbol].shift.bitPattern]
      for level in 0..<tableau.costs.order.count {
        bits.append(tableau.costs[symbol, tableau.costs.order[level]].bitPattern)
      }
    }
    return bits
  }

  /// Each constraint, with its symbols, holds as an equation.
  private func constraintFaults() -> [String] {
    var faults: [String] = []
    for (index, record) in constraints.enumerated() where record.isLive {
      var (sum, size) = (record.sign * record.constant, 1 + record.constant.magnitude)
      for term in record.terms {
        let value = record.sign * term.coefficient * tableau.value(variables[term.variable.index].symbol)
        sum += value
        size += value.magnitude
      }
      sum -= tableau.value(record.symbols.marker)
      if record.symbols.other >= 0 { sum += tableau.value(record.symbols.other) }
      if sum.magnitude > 1e-7 * size { faults.append("constraint \(index) is off by \(sum)") }
      if tableau.symbols[record.symbols.marker].shift != record.sign * record.constant {
        faults.append("constraint \(index) has another shift than its constant")
      }
    }
    return faults
  }

  /// The costs are those of the errors of the optional constraints, in terms of nonbasic symbols.
  private func costFaults() -> [String] {
    var fresh = tableau.copy()
    for symbol in 0..<Int32(fresh.symbols.count) { fresh.costs.clear(symbol) }
    for record in constraints where record.isLive { fresh.charge(record.symbols, 1) }
    var faults: [String] = []
    for symbol in 0..<Int32(fresh.symbols.count) {
      for level in 0..<tableau.costs.order.count {
        let slot = tableau.costs.order[level]
        let (expected, cost) = (fresh.costs[symbol, slot], tableau.costs[symbol, slot])
        guard (expected - cost).magnitude > 1e-8 * max(1, expected.magnitude) else { continue }
        faults.append("symbol \(symbol) costs \(cost), not \(expected)")
      }
      let state = tableau.symbols[symbol]
      if state.kind == .restricted, state.row < 0, let (_, cost) = tableau.costs.leading(symbol), cost < 0 {
        faults.append("symbol \(symbol) has the negative cost \(cost)")
      }
    }
    return faults
  }
}

extension Tableau {
  /// Rows and columns list the same coefficients, and nothing is left over from an operation.
  fileprivate func linkFaults() -> [String] {
    var faults: [String] = []
    var (entries, links) = (0, 0)
    for symbol in 0..<Int32(symbols.count) {
      links += matrix.length(ofColumn: symbol)
      for index in 0..<matrix.length(ofColumn: symbol) {
        let link = matrix.columns[symbol][index]
        let entry = matrix.entry(link.row, Int(link.entry))
        if entry.symbol != symbol || Int(entry.link) != index { faults.append("column \(symbol) links elsewhere") }
      }
      let state = symbols[symbol]
      if state.work != 0 || state.isCandidate || state.isSaved { faults.append("symbol \(symbol) is not at rest") }
      if state.row >= 0, rows[state.row].basic != symbol { faults.append("symbol \(symbol) is in no row of its own") }
      if state.row >= 0, matrix.length(ofColumn: symbol) > 0 { faults.append("basic \(symbol) has a column") }
      if state.kind == .unused, state.row >= 0 { faults.append("unused symbol \(symbol) has a row") }
    }
    for row in 0..<Int32(rows.count) {
      entries += matrix.length(ofRow: row)
      let state = rows[row]
      if state.isListed || state.isSaved || state.factor != 0 || state.matched >= 0 {
        faults.append("row \(row) is not at rest")
      }
      if rows[row].basic < 0, matrix.length(ofRow: row) > 0 { faults.append("unused row \(row) has entries") }
    }
    if entries != links { faults.append("\(entries) entries, \(links) links") }
    return faults
  }

  /// Rows are feasible, and have only symbols that may be in them.
  fileprivate func solvedFormFaults() -> [String] {
    var faults: [String] = []
    for row in 0..<Int32(rows.count) where rows[row].basic >= 0 {
      let kind = symbols[rows[row].basic].kind
      if rows[row].violation(kind) > 0 { faults.append("row \(row) is infeasible: \(rows[row].constant)") }
      for index in 0..<matrix.length(ofRow: row) {
        let entry = matrix.entry(row, index)
        let other = symbols[entry.symbol].kind
        if kind != .free, other == .free { faults.append("row \(row) has the free symbol \(entry.symbol)") }
        if kind == .fixed, other != .fixed { faults.append("fixed row \(row) has the symbol \(entry.symbol)") }
        if !(entry.coefficient.magnitude > 0) || !entry.coefficient.isFinite {
          faults.append("row \(row) has the coefficient \(entry.coefficient)")
        }
      }
    }
    return faults
  }
}
