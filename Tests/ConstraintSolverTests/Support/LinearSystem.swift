import ConstraintSolver

/// A constraint as data: terms by the index of their variable, every number a multiple of 1/4.
struct PlainConstraint {
  var terms: [(variable: Int, quarters: Int)]
  var relation: Relation
  /// The constant in quarters.
  var quarters: Int
  var priority: Priority

  var isRequired: Bool { priority == .required }
}

/// Variables and constraints as data, from which solvers are made.
struct LinearSystem {
  var bounds: [Bound]
  var constraints: [PlainConstraint]
}

/// A solver with the variables of a system, and the system's constraints that it accepted.
final class Installation {
  var solver = Solver()
  private(set) var system: LinearSystem
  private(set) var variables: [Variable] = []
  /// The handle of each constraint of the system; nil where it was refused or is removed.
  private(set) var handles: [Constraint?]
  private(set) var conflicts: [(index: Int, conflict: Conflict)] = []

  /// Makes the variables, and adds the constraints of some indices in their order.
  init(_ system: LinearSystem, adding indices: [Int]? = nil) throws {
    self.system = system
    handles = system.constraints.map { _ in nil }
    for bound in system.bounds { variables.append(solver.addVariable(bound)) }
    for index in indices ?? Array(system.constraints.indices) { try add(index) }
  }

  /// The indices of the constraints that are in the solver.
  var accepted: [Int] { handles.indices.filter { handles[$0] != nil } }

  /// Adds a constraint; false where it contradicts others.
  @discardableResult
  func add(_ index: Int) throws -> Bool {
    let constraint = system.constraints[index]
    do {
      handles[index] = try solver.add(expression(constraint), constraint.relation, priority: constraint.priority)
      return true
    } catch SolverError.unsatisfiable(let conflict) {
      conflicts.append((index, conflict))
      return false
    }
  }

  func remove(_ index: Int) throws {
    guard let handle = handles[index] else { return }
    try solver.remove(handle)
    handles[index] = nil
  }

  /// Changes constants; false where they contradict each other.
  func change(_ changes: [(index: Int, quarters: Int)]) throws -> Bool {
    let live = changes.filter { handles[$0.index] != nil }
    let constants = live.map { (constraint: handles[$0.index]!, constant: Double($0.quarters) / 4) }
    do {
      try solver.setConstants(constants)
    } catch {
      guard case .unsatisfiable = error else { throw error }
      return false
    }
    for (index, quarters) in live { system.constraints[index].quarters = quarters }
    return true
  }

  func setPriority(_ priority: Priority, of index: Int) throws {
    guard let handle = handles[index] else { return }
    try solver.setPriority(priority, of: handle)
    system.constraints[index].priority = priority
  }

  func expression(_ constraint: PlainConstraint) -> Expression {
    Expression(
      constraint.terms.map { Term(variables[$0.variable], Double($0.quarters) / 4) },
      constant: Double(constraint.quarters) / 4)
  }

  func values() throws -> [Double] { try solver.values(of: variables) }

  /// The sum of the errors of optional constraints at each priority, the highest first.
  func errors() throws -> [Double] {
    var sums: [Priority: Double] = [:]
    for index in accepted where !system.constraints[index].isRequired {
      sums[system.constraints[index].priority, default: 0] += try solver.error(of: handles[index]!)
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }
}
