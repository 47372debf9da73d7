extension Tableau {
  /// Adds a multiple of a symbol to the row that is being built, in terms of nonbasic symbols.
  mutating func accumulate(_ symbol: Int32, _ coefficient: Double) {
    let row = symbols[symbol].row
    guard row >= 0 else { return accumulate(nonbasic: symbol, coefficient) }
    for index in 0..<matrix.length(ofRow: row) {
      let entry = matrix.entry(row, index)
      accumulate(nonbasic: entry.symbol, coefficient * entry.coefficient)
    }
  }

  private mutating func accumulate(nonbasic symbol: Int32, _ coefficient: Double) {
    if symbols[symbol].seen != -2 {
      symbols[symbol].seen = -2
      built.append(symbol)
    }
    symbols[symbol].work = cancelling(symbols[symbol].work, coefficient)
  }

  /// Makes a row for `basic` of what was accumulated, and returns it.
  mutating func insertBuiltRow(basic: Int32) -> Int32 {
    let row = unusedRow()
    journal.saveAbsent(row)
    rows[row] = RowState(basic: basic, isSaved: true)
    symbols[basic].row = row
    for index in 0..<built.count {
      let symbol = built[index]
      if symbols[symbol].work != 0 { matrix.insert(row, symbol, symbols[symbol].work) }
      symbols[symbol].work = 0
      symbols[symbol].seen = -1
    }
    built.truncate(to: 0)
    refresh(row)
    return row
  }

  private mutating func unusedRow() -> Int32 {
    if freeRows.count > 0 { return freeRows.removeLast() }
    rows.append(RowState())
    matrix.extend(rows: rows.count)
    return Int32(rows.count - 1)
  }

  /// Deletes a row and with it its basic symbol's definition; the row is reused after the operation.
  mutating func deleteRow(_ row: Int32) {
    save(row)
    matrix.removeAll(row)
    note(symbol: rows[row].basic)
    symbols[rows[row].basic].row = -1
    rows[row].basic = -1
    journal.deleted.append(row)
  }

  /// Removes a symbol from every row.
  mutating func purge(_ symbol: Int32) {
    while matrix.length(ofColumn: symbol) > 0 {
      let link = matrix.columns[symbol][0]
      save(link.row)
      matrix.remove(link.row, Int(link.entry))
      refresh(link.row)
    }
  }

  /// Computes a row's constant from the constants of the constraints whose markers it has.
  ///
  /// So a value depends on the basis alone, not on the constants that there were before.
  mutating func refresh(_ row: Int32) {
    let own = symbols[rows[row].basic].shift
    var (constant, magnitude) = (own, own.magnitude)
    for index in 0..<matrix.length(ofRow: row) {
      let entry = matrix.entry(row, index)
      let term = entry.coefficient * symbols[entry.symbol].shift
      constant -= term
      magnitude += term.magnitude
    }
    rows[row].constant = constant
    rows[row].magnitude = magnitude
    rows[row].updates = 0
    note(row)
  }

  /// Lists a row whose constant changed where it is infeasible, and its variable as changed.
  @inline(__always) mutating func note(_ row: Int32) {
    let basic = rows[row].basic
    note(symbol: basic)
    if !rows[row].isListed, rows[row].violation(symbols[basic].kind) > 0 {
      rows[row].isListed = true
      infeasible.append(row)
    }
  }

  @inline(__always) mutating func note(symbol: Int32) {
    if symbols[symbol].isVariable, !symbols[symbol].isChanged {
      symbols[symbol].isChanged = true
      changed.append(symbol)
    }
  }

  /// Changes the constant of the constraint that a symbol marks, and with it every row that has the symbol.
  mutating func shift(_ marker: Int32, to constant: Double) {
    let amount = constant - symbols[marker].shift
    journal.saveShift(marker, symbols[marker].shift)
    symbols[marker].shift = constant
    let row = symbols[marker].row
    if row >= 0 { return add(amount, toConstantOf: row) }
    for index in 0..<matrix.length(ofColumn: marker) {
      let link = matrix.columns[marker][index]
      add(-matrix.coefficient(of: link) * amount, toConstantOf: link.row)
    }
  }

  /// Adds to a row's constant in place; each 64th time it is computed anew, so that rounding does not build up.
  private mutating func add(_ amount: Double, toConstantOf row: Int32) {
    saveConstant(row)
    guard rows[row].updates < 63 else { return refresh(row) }
    rows[row].constant += amount
    rows[row].magnitude += amount.magnitude
    rows[row].updates += 1
    note(row)
  }
}
