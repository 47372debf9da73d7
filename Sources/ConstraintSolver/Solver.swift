/// An incremental solver of linear constraints with priorities: Cassowary.
///
/// The solution is kept up to date by each call. Required constraints hold. Of the optional ones, those of the highest
/// priority have the least possible sum of errors, then those of the next, and so on (L-20, L-22). A variable that
/// nothing determines is zero (L-96). Equal calls in equal order give results that are equal bit for bit. A refused
/// call changes nothing. See Documentation/ConstraintSolver.md.
public struct Solver: ~Copyable {
  var tableau = Tableau()
  var variables = Buffer<VariableRecord>()
  var constraints: [ConstraintRecord] = []
  var freeVariables: [Int32] = []
  var freeConstraints: [Int32] = []
  /// Constraints added so far, refused ones included.
  var additions: UInt64 = 0

  /// A solver without variables and constraints.
  public init() {}

  /// Removes all variables and constraints, whose handles must not be used again.
  ///
  /// Clients call this and assign no new solver: with Swift 6.3 an optimized assignment across modules does not release
  /// what the old value owns.
  public mutating func removeAll() { self = Solver() }

  /// Prepares the storage for more constraints, of about one variable each.
  public mutating func reserve(constraints count: Int) {
    tableau.reserve(symbols: 2 * count, rows: count)
    variables.reserve(count)
    // At least twice as many, as by `append`: exact capacities would make many small batches cost the square.
    if constraints.count + count > constraints.capacity {
      constraints.reserveCapacity(max(constraints.count + count, 2 * constraints.capacity))
    }
  }

  /// The number of variables.
  public var variableCount: Int { variables.count - freeVariables.count }

  /// The number of constraints, those of edited variables included.
  public var constraintCount: Int { constraints.count - freeConstraints.count }

  /// The pivots made since the solver was made: a measure of work that no clock has a part in.
  public var pivotCount: Int { tableau.pivotCount }

  /// An independent solver in the same state, to which the same handles belong.
  public func copy() -> Solver {
    var other = Solver()
    other.tableau = tableau.copy()
    other.variables = variables.copy()
    other.constraints = constraints
    other.freeVariables = freeVariables
    other.freeConstraints = freeConstraints
    other.additions = additions
    return other
  }
}

/// A variable as the solver has it.
struct VariableRecord: BitwiseCopyable {
  var symbol: Int32 = -1
  var generation: UInt32 = 0
  /// Terms of constraints that name the variable.
  var uses: Int32 = 0
  /// The index of the constraint that edits it, or −1.
  var edit: Int32 = -1
  /// The value when changes were last asked for.
  var reported = 0.0
}

/// A constraint as the solver has it.
struct ConstraintRecord {
  var terms: [Term] = []
  var constant = 0.0
  var relation = Relation.equal
  var priority = Priority.required
  var symbols = ConstraintSymbols(marker: -1)
  var generation: UInt32 = 0
  var isLive = false
  /// The number of its addition, by which constraints are listed in order.
  var serial: UInt64 = 0

  /// Slacks are positive where a constraint holds, so one that is at most zero counts negated.
  var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }
}
