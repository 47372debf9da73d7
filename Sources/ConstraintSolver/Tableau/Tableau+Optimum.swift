extension Tableau {
  /// The nonbasic symbols that a symbol depends on and that may move without cost.
  func freedoms(of symbol: Int32) -> [Int32] {
    let row = symbols[symbol].row
    guard row >= 0 else { return isFree(symbol) ? [symbol] : [] }
    return (0..<matrix.length(ofRow: row)).map { matrix.entry(row, $0).symbol }.filter { isFree($0) }
  }

  private func isFree(_ symbol: Int32) -> Bool {
    symbols[symbol].kind != .fixed && costs.leading(symbol) == nil
  }

  /// Fixes each nonbasic symbol that costs, so that every solution left is as good as the present one.
  mutating func confineToOptimum() {
    for index in 0..<Int32(symbols.count) where symbols[index].kind == .restricted && symbols[index].row < 0 {
      if costs.leading(index) != nil { symbols[index].kind = .fixed }
    }
  }

  /// The greatest value of a symbol times a sign in a confined tableau, whose costs this replaces.
  mutating func maximum(of symbol: Int32, times sign: Double) throws(TableauError) -> Double {
    let row = symbols[symbol].row
    if row < 0, symbols[symbol].kind == .free { return .infinity }
    if row >= 0 {
      for index in 0..<matrix.length(ofRow: row) where symbols[matrix.entry(row, index).symbol].kind == .free {
        return .infinity
      }
    }
    costs = CostTable()
    costs.extend(symbols: symbols.count)
    charge(symbol, costs.retain(1), -sign)
    defer { commit() }
    return try isBounded() ? sign * value(symbol) : .infinity
  }

  /// Runs the primal simplex; false where a cost falls without end.
  private mutating func isBounded() throws(TableauError) -> Bool {
    let size = rows.count + symbols.count
    for pivots in 0...(10_000 + 64 * size) {
      let usesBlandsRule = pivots > 64 + 2 * size
      guard let symbol = negativeCandidate(usesBlandsRule) else { return true }
      guard let link = primalLeaving(symbol, usesBlandsRule) else { return false }
      pivot(link.row, Int(link.entry))
    }
    throw .pivotLimit
  }
}
