/// A minimal set of required constraints that cannot hold together.
///
/// Any one of the set left out, the others can hold. A refused constraint that was being added belongs to the set and
/// is not listed, because it has no handle.
public struct Conflict: Hashable, Sendable {
  /// The constraints of the set that are in the solver, in the order in which they were added.
  public let constraints: [Constraint]
  /// The variables that belong to the set because they cannot be negative, in the order of their indices.
  public let bounds: [Variable]
}

extension Conflict: CustomStringConvertible {
  /// The sizes of the set.
  public var description: String {
    "Required constraints cannot hold together: \(constraints.count) that are in the solver"
      + (bounds.isEmpty ? "" : ", \(bounds.count) variables that cannot be negative,")
      + " and the one that was being added, if any. Remove one of them."
  }
}
