/// Something that broke an invariant, with what it takes to see it again.
public struct FuzzViolation: CustomStringConvertible, Sendable {
  /// The seed of the world in which it happened.
  public let seed: UInt64
  /// The world's steps that it takes.
  public let steps: [Int]
  /// The violated invariants.
  public let complaints: [String]
  /// The steps of the world.
  public let log: [String]
  /// The same in words that need no dice; nil until the violation is as short as can be.
  public internal(set) var scenario: FuzzScenario?

  /// A report: the violated invariants, the command that repeats them, the steps, and the scenario's text.
  public var description: String {
    """
    seed \(seed), steps \(steps.map(String.init).joined(separator: ","))
    \(complaints.map { "  ✘ \($0)" }.joined(separator: "\n"))
      after: \(log.joined(separator: ", "))
    \((try? scenario?.text()).flatMap { $0 } ?? "")
    """
  }
}
