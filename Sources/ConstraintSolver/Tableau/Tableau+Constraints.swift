/// The symbols of a constraint in the tableau.
struct ConstraintSymbols: BitwiseCopyable {
  /// The slack, the positive error, or the symbol of a required equation that is zero.
  var marker: Int32
  /// The negative error of an optional constraint; −1 for a required one.
  var other: Int32 = -1
  /// The level of an optional constraint; −1 for a required one.
  var slot: Int32 = -1
  /// Whether the marker costs too: in an optional equation.
  var chargesMarker = false
}

extension Tableau {
  /// Adds the constraint whose left side was accumulated and whose constant is its marker's shift.
  mutating func install(_ constraint: ConstraintSymbols) throws(TableauError) {
    if constraint.other >= 0 { accumulate(constraint.other, 1) }
    let row = insertBuiltRow(basic: constraint.marker)
    if let index = freeEntry(row) {
      pivot(row, index)
    } else if symbols[constraint.marker].kind == .fixed {
      leaveBasis(row)
    } else if constraint.other >= 0, rows[row].constant < 0, let index = matrix.index(of: constraint.other, in: row) {
      pivot(row, index)
    }
    charge(constraint, 1)
    try settle()
  }

  /// Adds or takes away the cost of a constraint's errors.
  mutating func charge(_ constraint: ConstraintSymbols, _ weight: Double) {
    guard constraint.slot >= 0 else { return }
    charge(constraint.other, constraint.slot, weight)
    if constraint.chargesMarker { charge(constraint.marker, constraint.slot, weight) }
  }

  /// The entry of the variable to solve a new row for: the one made last, so that older ones rest at zero.
  private func freeEntry(_ row: Int32) -> Int? {
    var largest = 0.0
    for index in 0..<matrix.length(ofRow: row) {
      let entry = matrix.entry(row, index)
      if symbols[entry.symbol].kind == .free { largest = max(largest, entry.coefficient.magnitude) }
    }
    guard largest > 0 else { return nil }
    var best: Int?
    for index in 0..<matrix.length(ofRow: row) {
      let entry = matrix.entry(row, index)
      // Not one whose coefficient is small beside the others: it would be divided by.
      guard symbols[entry.symbol].kind == .free, entry.coefficient.magnitude >= largest / 8 else { continue }
      if let best, symbols[matrix.entry(row, best).symbol].owner < symbols[entry.symbol].owner { continue }
      best = index
    }
    return best
  }

  /// Makes the marker of a required equation that holds already nonbasic, where it can be.
  ///
  /// One that cannot follows from other required equations, whose markers alone its row has.
  private mutating func leaveBasis(_ row: Int32) {
    guard rows[row].violation(.fixed) == 0 else { return }
    let sign: Double = rows[row].constant > 0 ? -1 : 1
    if let index = dualEntering(row, sign: sign, false) ?? dualEntering(row, sign: -sign, false) { pivot(row, index) }
  }

  /// Takes a constraint out; its symbols are then in no row.
  mutating func uninstall(_ constraint: ConstraintSymbols) throws(TableauError) {
    charge(constraint, -1)
    let marker = constraint.marker
    if symbols[marker].row < 0, constraint.other < 0 || symbols[constraint.other].row < 0,
      let link = rowToRemoveWith(marker)
    {
      pivot(link.row, Int(link.entry))
    }
    for symbol in [marker, constraint.other] where symbol >= 0 {
      if symbols[symbol].row >= 0 { deleteRow(symbols[symbol].row) }
    }
    for symbol in [marker, constraint.other] where symbol >= 0 {
      purge(symbol)
      saveCosts(symbol)
      costs.clear(symbol)
    }
    try settle()
  }

  /// The row that becomes the marker's and is deleted with it, so that all others stay feasible.
  ///
  /// A row of a required equation that followed from the removed one goes first, then the restricted symbol that
  /// reaches zero first as the marker moves either way, then a variable.
  private func rowToRemoveWith(_ marker: Int32) -> Link? {
    let column = matrix.columns[marker]
    var fixed: Link?
    for index in 0..<Int(column.count) {
      let link = column[index]
      let basic = rows[link.row].basic
      guard symbols[basic].kind == .fixed, matrix.coefficient(of: link).magnitude > Self.leastPivot else { continue }
      if let fixed, rows[fixed.row].basic < basic { continue }
      fixed = link
    }
    return fixed ?? leaving(marker, false) { _ in true } ?? freeLink(column)
  }

  private func freeLink(_ column: Line<Link>) -> Link? {
    var largest = 0.0
    for index in 0..<Int(column.count) { largest = max(largest, matrix.coefficient(of: column[index]).magnitude) }
    var best: Link?
    for index in 0..<Int(column.count) {
      let link = column[index]
      guard matrix.coefficient(of: link).magnitude >= largest / 8 else { continue }
      if let best, symbols[rows[best.row].basic].owner < symbols[rows[link.row].basic].owner { continue }
      best = link
    }
    return best
  }
}
