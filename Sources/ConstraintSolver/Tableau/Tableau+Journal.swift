extension Tableau {
  /// Saves a row before its first change in the present operation.
  @inline(__always) mutating func save(_ row: Int32) {
    guard !rows[row].isSaved else { return }
    let count = matrix.length(ofRow: row)
    journal.rows.append(SavedRow(row: row, state: rows[row], first: journal.entries.count, count: count))
    for index in 0..<count { journal.entries.append(matrix.entry(row, index)) }
    rows[row].isSaved = true
  }

  @inline(__always) mutating func saveCosts(_ symbol: Int32) {
    guard !symbols[symbol].isSaved else { return }
    symbols[symbol].isSaved = true
    journal.costSymbols.append(symbol)
    for slot in 0..<costs.stride { journal.costs.append(costs[symbol, Int32(slot)]) }
  }

  @inline(__always) mutating func saveConstant(_ row: Int32) {
    guard !rows[row].isSaved else { return }
    journal.constants.append(
      SavedConstant(
        row: row, updates: rows[row].updates, constant: rows[row].constant, magnitude: rows[row].magnitude))
  }

  @inline(__always) mutating func saveChange(_ link: Link, _ former: Double) {
    guard !rows[link.row].isSaved else { return }
    journal.changes.append(
      SavedEntry(change: .changed, row: link.row, index: link.entry, symbol: -1, coefficient: former))
  }

  @inline(__always) mutating func saveInsertion(_ row: Int32) {
    guard !rows[row].isSaved else { return }
    journal.changes.append(SavedEntry(change: .inserted, row: row, index: -1, symbol: -1, coefficient: 0))
  }

  @inline(__always) mutating func saveRemoval(_ link: Link) {
    guard !rows[link.row].isSaved else { return }
    let entry = matrix.entry(link.row, Int(link.entry))
    journal.changes.append(
      SavedEntry(
        change: .removed, row: link.row, index: link.entry, symbol: entry.symbol, coefficient: entry.coefficient))
  }

  /// Ends an operation that holds.
  mutating func commit() {
    for index in 0..<journal.rows.count { rows[journal.rows[index].row].isSaved = false }
    for index in 0..<journal.deleted.count { freeRows.append(journal.deleted[index]) }
    endOperation()
  }

  /// Ends an operation that is refused: rows, costs and constants become bit for bit those before it.
  mutating func rollBack() {
    for index in 0..<journal.rows.count {
      let row = journal.rows[index].row
      matrix.removeAll(row)
      let basic = rows[row].basic
      if basic >= 0 {
        note(symbol: basic)
        symbols[basic].row = -1
      }
    }
    for index in 0..<journal.rows.count { restore(journal.rows[index]) }
    // Changes by themselves were made before their row was saved whole.
    for index in stride(from: journal.changes.count - 1, through: 0, by: -1) { restore(journal.changes[index]) }
    for index in stride(from: journal.constants.count - 1, through: 0, by: -1) {
      let saved = journal.constants[index]
      rows[saved.row].constant = saved.constant
      rows[saved.row].magnitude = saved.magnitude
      rows[saved.row].updates = saved.updates
      note(symbol: rows[saved.row].basic)
    }
    for index in stride(from: journal.shifts.count - 1, through: 0, by: -1) {
      symbols[journal.shifts[index].symbol].shift = journal.shifts[index].shift
    }
    for index in 0..<journal.costSymbols.count {
      for slot in 0..<costs.stride {
        costs[journal.costSymbols[index], Int32(slot)] = journal.costs[index * costs.stride + slot]
      }
    }
    endOperation()
  }

  private mutating func restore(_ saved: SavedRow) {
    rows[saved.row] = saved.state
    rows[saved.row].isListed = false
    let basic = saved.state.basic
    guard basic >= 0 else { return freeRows.append(saved.row) }
    symbols[basic].row = saved.row
    note(symbol: basic)
    for index in saved.first..<saved.first + saved.count {
      let entry = journal.entries[index]
      matrix.insert(saved.row, entry.symbol, entry.coefficient)
    }
  }

  private func restore(_ saved: SavedEntry) {
    let last = matrix.length(ofRow: saved.row) - 1
    switch saved.change {
    case .changed: matrix.set(saved.row, Int(saved.index), saved.coefficient)
    case .inserted: matrix.remove(saved.row, last)
    case .removed:
      matrix.insert(saved.row, saved.symbol, saved.coefficient)
      matrix.swap(saved.row, Int(saved.index), last + 1)
    }
  }

  private mutating func endOperation() {
    for index in 0..<journal.costSymbols.count { symbols[journal.costSymbols[index]].isSaved = false }
    for index in 0..<candidates.count { symbols[candidates[index]].isCandidate = false }
    for index in 0..<infeasible.count { rows[infeasible[index]].isListed = false }
    candidates.truncate(to: 0)
    infeasible.truncate(to: 0)
    journal.removeAll()
  }
}
