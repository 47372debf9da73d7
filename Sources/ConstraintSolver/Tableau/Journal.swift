/// A row's state before the present operation changed it; its entries lie in the journal from `first` on.
struct SavedRow: BitwiseCopyable {
  let row: Int32
  let state: RowState
  let first: Int
  let count: Int
}

/// A change of one coefficient in a row that is not saved whole.
struct SavedEntry: BitwiseCopyable {
  enum Change: UInt8, BitwiseCopyable {
    case changed
    case inserted
    case removed
  }

  let change: Change
  let row: Int32
  /// The entry's index in its row before.
  let index: Int32
  let symbol: Int32
  /// The coefficient before.
  let coefficient: Double
}

/// A row's constant before it was changed in place.
struct SavedConstant: BitwiseCopyable {
  let row: Int32
  let updates: Int32
  let constant: Double
  let magnitude: Double
}

/// The constant of a constraint before it was changed.
struct SavedShift: BitwiseCopyable {
  let symbol: Int32
  let shift: Double
}

/// The parts of the tableau as they were before the present operation, so that a refused one leaves no trace.
///
/// A row and a cost vector are saved once, before their first change. Where only few coefficients of a row change, each
/// of them is saved by itself, until the row is saved whole: the journal's size is that of the change.
struct Journal: ~Copyable {
  var rows = Buffer<SavedRow>()
  var entries = Buffer<Entry>()
  var changes = Buffer<SavedEntry>()
  var constants = Buffer<SavedConstant>()
  var shifts = Buffer<SavedShift>()
  var costSymbols = Buffer<Int32>()
  var costs = Buffer<Double>()
  /// Rows that the operation deleted.
  var deleted = Buffer<Int32>()

  mutating func saveAbsent(_ row: Int32) {
    rows.append(SavedRow(row: row, state: RowState(), first: entries.count, count: 0))
  }

  mutating func saveShift(_ symbol: Int32, _ shift: Double) {
    shifts.append(SavedShift(symbol: symbol, shift: shift))
  }

  mutating func removeAll() {
    rows.truncate(to: 0)
    entries.truncate(to: 0)
    changes.truncate(to: 0)
    constants.truncate(to: 0)
    shifts.truncate(to: 0)
    costSymbols.truncate(to: 0)
    costs.truncate(to: 0)
    deleted.truncate(to: 0)
  }
}
