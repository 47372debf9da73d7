/// A name of something in a solver, with the index of its place there.
package protocol SolverHandle: Hashable {
  /// The place, from 0; one that is free is used again by another handle.
  var index: Int32 { get }
}
