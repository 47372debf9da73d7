extension Tableau {
  /// Replaces a symbol by its row, which has been refreshed, going down the columns of the row's symbols.
  ///
  /// Long rows to which a short one is added are not walked, nor saved whole: each change is saved by itself.
  mutating func substituteByColumn(_ symbol: Int32, _ row: Int32) {
    targets.truncate(to: 0)
    while matrix.length(ofColumn: symbol) > 0 {
      let link = matrix.columns[symbol][matrix.length(ofColumn: symbol) - 1]
      saveRemoval(link)
      rows[link.row].factor = matrix.coefficient(of: link)
      matrix.remove(link.row, Int(link.entry))
      targets.append(link.row)
    }
    for index in 0..<matrix.length(ofRow: row) { addColumn(matrix.entry(row, index)) }
    for index in 0..<targets.count {
      let target = targets[index]
      addConstant(of: row, to: target)
      rows[target].factor = 0
    }
  }

  /// Adds one entry of the row, times each target's factor, to all targets.
  private mutating func addColumn(_ entry: Entry) {
    // From the end, so that a link that moves into a gap was visited before.
    var index = matrix.length(ofColumn: entry.symbol)
    while index > 0 {
      index -= 1
      let link = matrix.columns[entry.symbol][index]
      let factor = rows[link.row].factor
      guard factor != 0 else { continue }
      rows[link.row].matched = entry.symbol
      let former = matrix.coefficient(of: link)
      let coefficient = cancelling(former, factor * entry.coefficient)
      if coefficient == 0 {
        saveRemoval(link)
        matrix.remove(link.row, Int(link.entry))
      } else {
        saveChange(link, former)
        matrix.set(link.row, Int(link.entry), coefficient)
      }
    }
    for index in 0..<targets.count {
      let target = targets[index]
      if rows[target].matched == entry.symbol {
        rows[target].matched = -1
      } else {
        saveInsertion(target)
        matrix.insert(target, entry.symbol, rows[target].factor * entry.coefficient)
      }
    }
  }

  /// Adds the constant of the row, times the target's factor, to that of a target.
  ///
  /// Computes it anew where the two cancel, and each 64th time, so that rounding does not build up.
  private mutating func addConstant(of row: Int32, to target: Int32) {
    saveConstant(target)
    let state = rows[target]
    let amount = state.factor * rows[row].constant
    let sum = state.constant + amount
    guard state.updates < 63, sum.magnitude >= 0x1p-10 * (state.constant.magnitude + amount.magnitude) else {
      return refresh(target)
    }
    rows[target].constant = sum
    rows[target].magnitude = max(state.magnitude, state.factor.magnitude * rows[row].magnitude)
    rows[target].updates += 1
    note(target)
  }
}
