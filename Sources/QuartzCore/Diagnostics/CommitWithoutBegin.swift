extension Diagnostic {
  /// `CATransaction.commit()` without `begin()`.
  package static let commitWithoutBegin = Diagnostic(
    identifier: "commit-without-begin",
    happened: "CATransaction.commit() was called without a begin().",
    reason: "Only the turn's implicit transaction is open, and it commits by itself.",
    remedy: "Pair each commit() with one begin().")
}
