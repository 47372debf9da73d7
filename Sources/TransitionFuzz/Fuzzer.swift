import TransitionTesting
import UIKit

/// Runs worlds, one after the other, each from a seed of its own, and counts their steps.
@MainActor public struct Fuzzer {
  /// Steps taken so far.
  public private(set) var steps = 0
  /// What was broken so far.
  public private(set) var violations: [FuzzViolation] = []
  private var seed: UInt64
  private let stepsPerWorld: Int

  /// A fuzzer whose worlds follow from a seed.
  ///
  /// - Parameters:
  ///   - seed: the first world's; each further world's is one more.
  ///   - stepsPerWorld: how many steps a world lives, at least 1.
  public init(seed: UInt64, stepsPerWorld: Int = 50) {
    self.seed = seed
    self.stepsPerWorld = max(1, stepsPerWorld)
  }

  /// Runs one world to its end, sees whether all of it is released, and makes a violation as short as can be.
  public mutating func runWorld() {
    let life = FuzzTrial(seed: seed, steps: Array(0..<stepsPerWorld)).run()
    steps += life.taken
    if let violation = life.violation { violations.append(FuzzTrial.shrunk(violation)) }
    seed &+= 1
  }

  /// What a replay has shown.
  public struct Replay: Sendable {
    /// What was broken, if anything.
    public var violation: FuzzViolation?
    /// Everything that happened, as text.
    public var trace: String
    /// The same in words that need no dice.
    public var scenario: FuzzScenario
    /// What did not happen as the scenario says, so that the replay proves nothing; empty for dice.
    public var misfits: [String]
  }

  /// Lives some steps of one world again.
  public static func replay(seed: UInt64, steps: [Int]) -> Replay {
    let life = FuzzTrial(seed: seed, steps: steps, isWritten: true).run()
    return Replay(
      violation: life.violation, trace: life.trace, scenario: life.scenario ?? FuzzScenario(steps: []), misfits: [])
  }

  /// Plays a scenario.
  public static func replay(_ scenario: FuzzScenario) -> Replay {
    let life = FuzzTrial(scenario).run()
    return Replay(violation: life.violation, trace: life.trace, scenario: scenario, misfits: life.misfits)
  }

  /// "N steps, M violations", the command's last line.
  public var summary: String {
    "\(steps) steps, \(violations.count) violations"
  }
}
