/// A number that a solver determines.
///
/// A handle: it means something only to the solver that made it, and nothing once the variable is removed.
public struct Variable: Hashable, Sendable, BitwiseCopyable, SolverHandle {
  package let index: Int32
  let generation: UInt32
}

/// The values that a variable may have.
public enum Bound: Sendable, BitwiseCopyable {
  /// Any number.
  case free
  /// Zero or more, as the width and height of a view (L-26). Costs no row of the tableau, unlike a constraint.
  case nonNegative
}
