/// A constraint that is in a solver.
///
/// A handle: it means something only to the solver that made it, and nothing once the constraint is removed.
public struct Constraint: Hashable, Sendable, BitwiseCopyable, SolverHandle {
  package let index: Int32
  let generation: UInt32
}

/// How the expression of a constraint relates to zero.
public enum Relation: Sendable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}
