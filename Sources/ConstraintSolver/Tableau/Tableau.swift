/// The simplex tableau of Cassowary in solved form.
///
/// Each row defines its basic symbol as a constant plus a linear combination of nonbasic symbols, all of which are zero
/// in the present solution. Between operations each restricted basic symbol is at least zero, and no reduced cost is
/// negative.
struct Tableau: ~Copyable {
  var matrix = SparseMatrix()
  var rows = Buffer<RowState>()
  var symbols = Buffer<SymbolState>()
  var costs = CostTable()
  var journal = Journal()
  /// Nonbasic symbols whose costs changed and may be negative.
  var candidates = Buffer<Int32>()
  /// Rows whose constants changed and may be infeasible.
  var infeasible = Buffer<Int32>()
  /// Symbols of variables whose value may have changed since the owner asked.
  var changed = Buffer<Int32>()
  /// Symbols with a coefficient in the row that is being built.
  var built = Buffer<Int32>()
  /// Rows to which another one is being added.
  var targets = Buffer<Int32>()
  var freeRows = Buffer<Int32>()
  private var freeSymbols = Buffer<Int32>()
  /// Pivots since the tableau was made.
  var pivotCount = 0

  /// A coefficient that is nearer to zero than this is not pivoted on.
  static let leastPivot = 1e-9

  /// Makes room for more symbols and rows.
  mutating func reserve(symbols: Int, rows: Int) {
    self.symbols.reserve(symbols)
    self.rows.reserve(rows)
    matrix.reserve(rows: rows, columns: symbols)
  }

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int32) -> Int32 {
    if freeSymbols.count > 0 {
      let symbol = freeSymbols.removeLast()
      symbols[symbol].kind = kind
      symbols[symbol].owner = owner
      return symbol
    }
    symbols.append(SymbolState(owner: owner, kind: kind))
    matrix.extend(columns: symbols.count)
    costs.extend(symbols: symbols.count)
    return Int32(symbols.count - 1)
  }

  /// Puts a symbol that is in no row on the free list.
  mutating func release(_ symbol: Int32) {
    assert(symbols[symbol].row < 0 && matrix.length(ofColumn: symbol) == 0)
    costs.clear(symbol)
    symbols[symbol].kind = .unused
    symbols[symbol].shift = 0
    freeSymbols.append(symbol)
  }

  /// The value of a symbol in the present solution.
  func value(_ symbol: Int32) -> Double {
    let row = symbols[symbol].row
    guard row >= 0 else { return 0 }
    // Adding zero turns −0 into 0.
    let value = rows[row].constant + 0
    return symbols[symbol].kind == .free ? value : max(value, 0)
  }

  func copy() -> Tableau {
    var other = Tableau()
    other.matrix = matrix.copy()
    other.rows = rows.copy()
    other.symbols = symbols.copy()
    other.costs = costs.copy()
    other.changed = changed.copy()
    other.freeRows = freeRows.copy()
    other.freeSymbols = freeSymbols.copy()
    other.pivotCount = pivotCount
    return other
  }
}
