/// A violated invariant, with the steps that reproduce it.
public struct FuzzViolation: CustomStringConvertible, Sendable {
  /// The seed of the world.
  public let seed: UInt64
  /// The steps that lead to the violation.
  public let steps: [Int]
  /// The violated invariants.
  public let complaints: [String]
  /// The log of the steps.
  public let log: [String]
  /// The same as a scenario; nil until the violation has its fewest steps.
  public internal(set) var scenario: FuzzScenario?

  /// A report: the violated invariants, the command that reproduces them, the steps, and the scenario's text.
  public var description: String {
    """
    seed \(seed), steps \(steps.map(String.init).joined(separator: ","))
    \(complaints.map { "  ✘ \($0)" }.joined(separator: "\n"))
      after: \(log.joined(separator: ", "))
    \((try? scenario?.text()).flatMap { $0 } ?? "")
    """
  }
}
