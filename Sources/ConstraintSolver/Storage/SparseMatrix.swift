/// One coefficient of a row, and where its column lists it.
struct Entry: BitwiseCopyable {
  let symbol: Int32
  var link: Int32
  var coefficient: Double
}

/// One row that a column has a coefficient in, and where the row has it.
struct Link: BitwiseCopyable {
  let row: Int32
  var entry: Int32
}

/// The coefficients of the tableau, by row and by column.
///
/// Rows hold the coefficients; columns link to them and are linked back, so that a coefficient is found, added and
/// removed in constant time from either side. Removal moves the last element into the gap: the order within a row or a
/// column has no meaning.
struct SparseMatrix: ~Copyable {
  private(set) var rows = Buffer<Line<Entry>>()
  private(set) var columns = Buffer<Line<Link>>()

  deinit {
    for index in 0..<rows.count { rows[index].free() }
    for index in 0..<columns.count { columns[index].free() }
  }

  /// Makes room for more rows and columns.
  mutating func reserve(rows more: Int, columns: Int) {
    rows.reserve(more)
    self.columns.reserve(columns)
  }

  mutating func extend(rows count: Int) { rows.extend(to: count, with: Line()) }

  mutating func extend(columns count: Int) { columns.extend(to: count, with: Line()) }

  @inline(__always) func length(ofRow row: Int32) -> Int { Int(rows[row].count) }

  @inline(__always) func length(ofColumn symbol: Int32) -> Int { Int(columns[symbol].count) }

  @inline(__always) func entry(_ row: Int32, _ index: Int) -> Entry { rows[row][index] }

  @inline(__always) func coefficient(of link: Link) -> Double { rows[link.row][Int(link.entry)].coefficient }

  @inline(__always) func set(_ row: Int32, _ index: Int, _ coefficient: Double) {
    rows[row].base.unsafelyUnwrapped[index].coefficient = coefficient
  }

  @inline(__always) func insert(_ row: Int32, _ symbol: Int32, _ coefficient: Double) {
    let (link, entry) = (columns[symbol].count, rows[row].count)
    columns[symbol].append(Link(row: row, entry: entry))
    rows[row].append(Entry(symbol: symbol, link: link, coefficient: coefficient))
  }

  @inline(__always) func remove(_ row: Int32, _ index: Int) {
    let entry = rows[row][index]
    let lastLink = columns[entry.symbol].removeLast()
    if columns[entry.symbol].count != entry.link {
      columns[entry.symbol][Int(entry.link)] = lastLink
      rows[lastLink.row].base.unsafelyUnwrapped[Int(lastLink.entry)].link = entry.link
    }
    let lastEntry = rows[row].removeLast()
    if Int(rows[row].count) != index {
      rows[row][index] = lastEntry
      columns[lastEntry.symbol].base.unsafelyUnwrapped[Int(lastEntry.link)].entry = Int32(index)
    }
  }

  /// Exchanges two entries of a row.
  func swap(_ row: Int32, _ first: Int, _ second: Int) {
    let (one, other) = (rows[row][first], rows[row][second])
    (rows[row][first], rows[row][second]) = (other, one)
    columns[other.symbol].base.unsafelyUnwrapped[Int(other.link)].entry = Int32(first)
    columns[one.symbol].base.unsafelyUnwrapped[Int(one.link)].entry = Int32(second)
  }

  func removeAll(_ row: Int32) {
    while rows[row].count > 0 { remove(row, Int(rows[row].count) - 1) }
  }

  /// The position of a symbol's coefficient in a row; nil where it has none. Walks the shorter of the two lines.
  func index(of symbol: Int32, in row: Int32) -> Int? {
    let column = columns[symbol]
    if column.count <= rows[row].count {
      for index in 0..<Int(column.count) where column[index].row == row { return Int(column[index].entry) }
    } else {
      for index in 0..<Int(rows[row].count) where rows[row][index].symbol == symbol { return index }
    }
    return nil
  }

  func copy() -> SparseMatrix {
    var other = SparseMatrix()
    other.rows.extend(to: rows.count, with: Line())
    other.columns.extend(to: columns.count, with: Line())
    for index in 0..<rows.count { other.rows[index] = rows[index].copy() }
    for index in 0..<columns.count { other.columns[index] = columns[index].copy() }
    return other
  }
}
