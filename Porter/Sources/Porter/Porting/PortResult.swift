/// The outcome of porting files that belong together.
public struct PortResult: Sendable {
  /// The files, in the order in which they were given.
  public let files: [PortedSource]
  /// The findings that could not be rewritten, and notes, by path and position.
  public let findings: [Finding]
  /// The number of changes by rule.
  public let changes: [String: Int]

  /// The findings of a kind.
  public func findings(of kind: Finding.Kind) -> [Finding] {
    findings.filter { $0.kind == kind }
  }
}
