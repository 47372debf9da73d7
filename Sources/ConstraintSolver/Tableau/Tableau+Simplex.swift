/// The reason why an operation on the tableau is refused.
enum TableauError: Error {
  /// The row's constraints cannot hold together.
  case infeasible(row: Int32)
  case pivotLimit
}

extension Tableau {
  /// Pivots until every restricted symbol is at least zero and no cost is negative.
  ///
  /// The dual simplex comes first. After a number of pivots both choose by Bland's rule, which cannot cycle; a limit on
  /// the pivots holds against rounding.
  mutating func settle() throws(TableauError) {
    var pivots = 0
    let size = rows.count + symbols.count
    while true {
      let usesBlandsRule = pivots > 64 + 2 * size
      if let row = infeasibleRow(usesBlandsRule) {
        guard let index = dualEntering(row, usesBlandsRule) else { throw .infeasible(row: row) }
        pivot(row, index)
      } else if let symbol = negativeCandidate(usesBlandsRule) {
        enter(symbol, usesBlandsRule)
      } else {
        return
      }
      pivots += 1
      if pivots > 10_000 + 64 * size { throw .pivotLimit }
    }
  }

  /// The most violated row of those listed, or by Bland's rule the one of the smallest basic symbol.
  private mutating func infeasibleRow(_ usesBlandsRule: Bool) -> Int32? {
    var best: (row: Int32, violation: Double)?
    var remaining = 0
    for index in 0..<infeasible.count {
      let row = infeasible[index]
      let basic = rows[row].basic
      let violation = basic < 0 ? 0 : rows[row].violation(symbols[basic].kind)
      guard violation > 0 else {
        rows[row].isListed = false
        continue
      }
      infeasible[remaining] = row
      remaining += 1
      guard let present = best else {
        best = (row, violation)
        continue
      }
      let isFirst = basic < rows[present.row].basic
      if usesBlandsRule ? isFirst : violation > present.violation || (violation == present.violation && isFirst) {
        best = (row, violation)
      }
    }
    infeasible.truncate(to: remaining)
    return best?.row
  }

  /// The entry by which an infeasible row becomes feasible at the least cost; nil where no entry can.
  func dualEntering(_ row: Int32, _ usesBlandsRule: Bool) -> Int? {
    let isFixed = symbols[rows[row].basic].kind == .fixed
    return dualEntering(row, sign: isFixed && rows[row].constant > 0 ? -1 : 1, usesBlandsRule)
  }

  func dualEntering(_ row: Int32, sign: Double, _ usesBlandsRule: Bool) -> Int? {
    var best: (index: Int, symbol: Int32, size: Double)?
    for index in 0..<matrix.length(ofRow: row) {
      let entry = matrix.entry(row, index)
      let size = sign * entry.coefficient
      guard size > Self.leastPivot, symbols[entry.symbol].kind == .restricted else { continue }
      if let present = best {
        let order = costs.compare(entry.symbol, over: size, present.symbol, over: present.size)
        let isLarger = !usesBlandsRule && size != present.size ? size > present.size : entry.symbol < present.symbol
        guard order < 0 || (order == 0 && isLarger) else { continue }
      }
      best = (index, entry.symbol, size)
    }
    return best?.index
  }

  /// The listed symbol of the most negative cost at the highest level, or by Bland's rule the smallest with a negative
  /// cost.
  mutating func negativeCandidate(_ usesBlandsRule: Bool) -> Int32? {
    var best: (symbol: Int32, level: Int, cost: Double)?
    var remaining = 0
    for index in 0..<candidates.count {
      let symbol = candidates[index]
      let state = symbols[symbol]
      guard state.kind == .restricted, state.row < 0, let (level, cost) = costs.leading(symbol), cost < 0 else {
        symbols[symbol].isCandidate = false
        continue
      }
      candidates[remaining] = symbol
      remaining += 1
      guard let present = best else {
        best = (symbol, level, cost)
        continue
      }
      let isFirst = symbol < present.symbol
      let isSteeper =
        level != present.level ? level < present.level : cost != present.cost ? cost < present.cost : isFirst
      if usesBlandsRule ? isFirst : isSteeper { best = (symbol, level, cost) }
    }
    candidates.truncate(to: remaining)
    return best?.symbol
  }

  /// Brings a symbol of negative cost into the basis.
  private mutating func enter(_ symbol: Int32, _ usesBlandsRule: Bool) {
    if let link = primalLeaving(symbol, usesBlandsRule) {
      pivot(link.row, Int(link.entry))
    } else {
      // A sum of errors is never below zero, so a cost that falls without end is rounding noise.
      costs.clearLeading(symbol)
    }
  }

  /// The entry of a column whose basic symbol is the first to reach zero as the column's symbol grows.
  func primalLeaving(_ symbol: Int32, _ usesBlandsRule: Bool) -> Link? {
    leaving(symbol, usesBlandsRule) { $0 < 0 }
  }

  /// The entry of a column whose restricted basic symbol reaches zero first, among the coefficients that `limits`
  /// accepts.
  ///
  /// Near ties go to the largest coefficient, so that no small one is divided by. The column's order has no influence.
  func leaving(_ symbol: Int32, _ usesBlandsRule: Bool, _ limits: (Double) -> Bool) -> Link? {
    var least = Double.infinity
    let column = matrix.columns[symbol]
    func ratio(_ link: Link, _ coefficient: Double) -> Double? {
      guard coefficient.magnitude > Self.leastPivot, limits(coefficient),
        symbols[rows[link.row].basic].kind == .restricted
      else { return nil }
      return max(rows[link.row].constant, 0) / coefficient.magnitude
    }
    for index in 0..<Int(column.count) {
      let link = column[index]
      if let ratio = ratio(link, matrix.coefficient(of: link)), ratio < least { least = ratio }
    }
    guard least < .infinity else { return nil }
    var best: (link: Link, size: Double)?
    let limit = usesBlandsRule ? least : least + 1e-9
    for index in 0..<Int(column.count) {
      let link = column[index]
      let coefficient = matrix.coefficient(of: link)
      guard let ratio = ratio(link, coefficient), ratio <= limit else { continue }
      let size = usesBlandsRule ? 0 : coefficient.magnitude
      if let present = best {
        let isFirst = rows[link.row].basic < rows[present.link.row].basic
        guard size > present.size || (size == present.size && isFirst) else { continue }
      }
      best = (link, size)
    }
    return best?.link
  }
}
