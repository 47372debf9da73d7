/// The version of this copy of Matchcut, as the first heading of the changelog has it.
package enum MatchcutVersion {
  /// The version.
  package static let current = "0.1.0"
}
