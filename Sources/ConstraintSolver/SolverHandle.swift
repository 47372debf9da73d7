/// A name of something in a solver, with its index there.
package protocol SolverHandle: Hashable {
  /// The index, from 0; one that is free is used again by another handle.
  var index: Int32 { get }
}
