/// The values that a symbol of the tableau may have.
enum SymbolKind: UInt8, BitwiseCopyable {
  /// Any value: a variable without a bound.
  case free
  /// Zero or more: a slack, an error, or a variable that is never negative.
  case restricted
  /// Zero: the marker of a required equation.
  case fixed
  /// The symbol is on the free list.
  case unused
}

/// A column of the tableau.
struct SymbolState: BitwiseCopyable {
  /// The constant of the constraint that the symbol marks; zero for other symbols.
  var shift = 0.0
  /// The symbol's coefficient in the row that is being added to others; zero between operations.
  var work = 0.0
  /// The row in which the symbol is basic, or −1.
  var row: Int32 = -1
  /// The index of its constraint, or the complement of the index of its variable.
  var owner: Int32
  /// The last row to which `work` was added.
  var seen: Int32 = -1
  var kind: SymbolKind
  var isCandidate = false
  var isChanged = false
  var isSaved = false

  var isVariable: Bool { owner < 0 && kind != .unused }
}

/// A row of the tableau: the basic symbol is the constant plus the sum of the row's entries.
struct RowState: BitwiseCopyable {
  /// The basic symbol; −1 for a row on the free list.
  var basic: Int32 = -1
  var constant = 0.0
  /// The sum of the magnitudes of the terms that the constant is the sum of.
  var magnitude = 0.0
  /// How often the constant was changed in place since it was last computed as a sum.
  var updates: Int32 = 0
  /// The coefficient of the symbol that is being replaced by its row; zero between operations.
  var factor = 0.0
  /// The symbol that was last found in the row while its column was added; −1 otherwise.
  var matched: Int32 = -1
  var isListed = false
  var isSaved = false

  /// How far the constant may lie outside of its symbol's range: 1e-8, and 1e-12 of the terms that it is the sum of.
  var tolerance: Double { 1e-8 + 1e-12 * magnitude }

  /// How far the constant lies outside of the range that its symbol has.
  @inline(__always) func violation(_ kind: SymbolKind) -> Double {
    switch kind {
    case .restricted: constant < -tolerance ? -constant : 0
    case .fixed: constant.magnitude > tolerance ? constant.magnitude : 0
    case .free, .unused: 0
    }
  }
}
