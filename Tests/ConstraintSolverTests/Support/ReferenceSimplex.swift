import ConstraintSolver

/// An independent solution of small systems: a dense simplex in exact fractions, from the beginning each time.
///
/// Its first objective is the sum of artificial variables, so that a system is infeasible where that cannot be zero;
/// then come the sums of errors, the highest priority first, and last an objective of the test. Bland's rule chooses.
struct ReferenceSimplex {
  enum Result {
    case infeasible
    /// The least sum of errors at each priority, and the least value of the last objective; nil where there is none.
    case optimal(errors: [Double], last: Double?)
  }

  /// Rows of coefficients; the last column is the right side.
  private var rows: [[Rational]] = []
  private var basis: [Int] = []
  /// Reduced costs; the last column is the negative of the objective.
  private var costs: [[Rational]]
  private let columns: Int

  /// Solves a system; `last` is the variable whose value, times the sign, is the last objective.
  static func solve(_ system: LinearSystem, last: (variable: Int, sign: Int)? = nil) throws -> Result {
    var simplex = try ReferenceSimplex(system, last: last)
    var isBounded = true
    while let column = simplex.enteringColumn() {
      guard let row = try simplex.leavingRow(column) else {
        isBounded = false
        break
      }
      try simplex.pivot(row, column)
    }
    let objectives = simplex.costs.map { $0[simplex.columns].negated.double }
    if objectives[0] > 0 { return .infeasible }
    let errors = Array(objectives.dropFirst().prefix(objectives.count - (last == nil ? 1 : 2)))
    return .optimal(errors: errors, last: last == nil || !isBounded ? nil : objectives.last)
  }

  private init(_ system: LinearSystem, last: (variable: Int, sign: Int)?) throws {
    let priorities = Set(system.constraints.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    // Two columns for each variable, a slack or two errors for each constraint, one artificial for each.
    let (variables, count) = (system.bounds.count, system.constraints.count)
    columns = 2 * variables + 3 * count
    let width = columns + 1
    costs = Array(
      repeating: Array(repeating: .zero, count: width), count: priorities.count + (last == nil ? 1 : 2))
    for (index, constraint) in system.constraints.enumerated() {
      let level = priorities.firstIndex(of: constraint.priority)
      try addRow(constraint, level: level, errors: 2 * variables + 2 * index, system.bounds)
      let artificial = 2 * variables + 2 * count + index
      rows[index][artificial] = .one
      basis.append(artificial)
      for column in 0..<width where column < columns - count || column == columns {
        costs[0][column] = try costs[0][column].plus(rows[index][column].negated)
      }
    }
    if let last {
      costs[costs.count - 1][2 * last.variable] = Rational(last.sign)
      if system.bounds[last.variable] == .free {
        costs[costs.count - 1][2 * last.variable + 1] = Rational(-last.sign)
      }
    }
  }

  /// Adds the row that the left side less its positive error and plus its negative one is the right side, at least
  /// zero.
  private mutating func addRow(
    _ constraint: PlainConstraint, level: Int?, errors positive: Int, _ bounds: [Bound]
  ) throws {
    var row = Array(repeating: Rational.zero, count: columns + 1)
    for term in constraint.terms {
      let coefficient = Rational(quarters: term.quarters)
      row[2 * term.variable] = try row[2 * term.variable].plus(coefficient)
      if bounds[term.variable] == .free {
        row[2 * term.variable + 1] = try row[2 * term.variable + 1].plus(coefficient.negated)
      }
    }
    row[columns] = Rational(quarters: -constraint.quarters)
    if level != nil || constraint.relation == .greaterThanOrEqual { row[positive] = Rational(-1) }
    if level != nil || constraint.relation == .lessThanOrEqual { row[positive + 1] = .one }
    if let level {
      if constraint.relation != .greaterThanOrEqual { costs[level + 1][positive] = .one }
      if constraint.relation != .lessThanOrEqual { costs[level + 1][positive + 1] = .one }
    }
    rows.append(row[columns].sign < 0 ? row.map(\.negated) : row)
  }

  /// The first column of a negative cost at the highest level that has one, so that the last objective falls last.
  private func enteringColumn() -> Int? {
    for level in costs.indices {
      let column = (0..<columns).first { column in
        costs[level][column].sign < 0 && costs[..<level].allSatisfy { $0[column].sign == 0 }
      }
      if let column { return column }
    }
    return nil
  }

  private func leavingRow(_ column: Int) throws -> Int? {
    var best: (row: Int, ratio: Rational)?
    for row in rows.indices where rows[row][column].sign > 0 {
      let ratio = try rows[row][columns].over(rows[row][column])
      if let present = best {
        let isLess = try ratio.isLess(than: present.ratio)
        guard isLess || (ratio == present.ratio && basis[row] < basis[present.row]) else { continue }
      }
      best = (row, ratio)
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ column: Int) throws {
    let divisor = rows[row][column]
    rows[row] = try rows[row].map { try $0.over(divisor) }
    basis[row] = column
    for other in rows.indices where other != row { try Self.eliminate(column, of: &rows[other], by: rows[row]) }
    for level in costs.indices { try Self.eliminate(column, of: &costs[level], by: rows[row]) }
  }

  private static func eliminate(_ column: Int, of target: inout [Rational], by row: [Rational]) throws {
    let factor = target[column].negated
    guard factor.sign != 0 else { return }
    for index in row.indices where row[index].sign != 0 {
      target[index] = try target[index].plus(row[index].times(factor))
    }
  }
}
