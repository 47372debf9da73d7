extension Tableau {
  /// Solves a row for the symbol of one of its entries, and puts the result into every other row and into the costs.
  mutating func pivot(_ row: Int32, _ index: Int) {
    save(row)
    pivotCount += 1
    let entry = matrix.entry(row, index)
    let (entering, leaving) = (entry.symbol, rows[row].basic)
    matrix.remove(row, index)
    // Divided, not multiplied by the inverse: a coefficient divided by its like is exactly one.
    for other in 0..<matrix.length(ofRow: row) {
      matrix.set(row, other, -matrix.entry(row, other).coefficient / entry.coefficient)
    }
    matrix.insert(row, leaving, 1 / entry.coefficient)
    rows[row].basic = entering
    symbols[entering].row = row
    symbols[leaving].row = -1
    note(symbol: leaving)
    refresh(row)
    substitute(entering, row)
    substituteCost(entering, row)
  }

  /// Replaces a symbol by its row wherever it occurs: row by row, or column by column where that visits fewer
  /// coefficients.
  private mutating func substitute(_ symbol: Int32, _ row: Int32) {
    let length = matrix.length(ofRow: row)
    var (rowVisits, columnVisits) = (0, 0)
    for index in 0..<matrix.length(ofColumn: symbol) {
      rowVisits += matrix.length(ofRow: matrix.columns[symbol][index].row)
    }
    for index in 0..<length { columnVisits += matrix.length(ofColumn: matrix.entry(row, index).symbol) }
    if rowVisits > 4 * columnVisits { return substituteByColumn(symbol, row) }
    for index in 0..<length {
      let entry = matrix.entry(row, index)
      symbols[entry.symbol].work = entry.coefficient
      symbols[entry.symbol].seen = -1
    }
    while matrix.length(ofColumn: symbol) > 0 {
      let link = matrix.columns[symbol][matrix.length(ofColumn: symbol) - 1]
      save(link.row)
      let factor = matrix.coefficient(of: link)
      matrix.remove(link.row, Int(link.entry))
      add(factor, of: row, to: link.row)
    }
    for index in 0..<length { symbols[matrix.entry(row, index).symbol].work = 0 }
  }

  /// Adds a multiple of the row that lies in the symbols' `work` to another one, and computes its constant on the way.
  private mutating func add(_ factor: Double, of row: Int32, to target: Int32) {
    let own = symbols[rows[target].basic].shift
    var (constant, magnitude) = (own, own.magnitude)
    var matched = 0
    var index = matrix.length(ofRow: target)
    while index > 0 {
      index -= 1
      let entry = matrix.entry(target, index)
      let state = symbols[entry.symbol]
      var coefficient = entry.coefficient
      if state.work != 0 {
        matched += 1
        symbols[entry.symbol].seen = target
        coefficient = cancelling(coefficient, factor * state.work)
        if coefficient == 0 {
          // The entry that takes its index was visited before.
          matrix.remove(target, index)
          continue
        }
        matrix.set(target, index, coefficient)
      }
      let term = coefficient * state.shift
      constant -= term
      magnitude += term.magnitude
    }
    let length = matrix.length(ofRow: row)
    for index in 0..<length where matched < length {
      let entry = matrix.entry(row, index)
      guard symbols[entry.symbol].seen != target else { continue }
      matrix.insert(target, entry.symbol, factor * entry.coefficient)
      let term = factor * entry.coefficient * symbols[entry.symbol].shift
      constant -= term
      magnitude += term.magnitude
    }
    rows[target].constant = constant
    rows[target].magnitude = magnitude
    rows[target].updates = 0
    note(target)
  }

  private mutating func substituteCost(_ symbol: Int32, _ row: Int32) {
    var isTouched = false
    for level in 0..<costs.order.count {
      let slot = costs.order[level]
      let cost = costs[symbol, slot]
      guard cost != 0 else { continue }
      if !isTouched { touchCosts(ofRow: row, and: symbol) }
      isTouched = true
      costs[symbol, slot] = 0
      for index in 0..<matrix.length(ofRow: row) {
        let entry = matrix.entry(row, index)
        costs.add(cost * entry.coefficient, entry.symbol, slot)
      }
    }
  }

  private mutating func touchCosts(ofRow row: Int32, and symbol: Int32) {
    touchCosts(symbol)
    for index in 0..<matrix.length(ofRow: row) { touchCosts(matrix.entry(row, index).symbol) }
  }

  /// Saves a symbol's costs before they change, and lists it for the primal simplex.
  @inline(__always) mutating func touchCosts(_ symbol: Int32) {
    saveCosts(symbol)
    if !symbols[symbol].isCandidate {
      symbols[symbol].isCandidate = true
      candidates.append(symbol)
    }
  }

  /// Adds the cost of a symbol to a level; of a basic one, that of its row.
  mutating func charge(_ symbol: Int32, _ slot: Int32, _ weight: Double) {
    let row = symbols[symbol].row
    guard row >= 0 else {
      touchCosts(symbol)
      return costs.add(weight, symbol, slot)
    }
    for index in 0..<matrix.length(ofRow: row) {
      let entry = matrix.entry(row, index)
      touchCosts(entry.symbol)
      costs.add(weight * entry.coefficient, entry.symbol, slot)
    }
  }
}
