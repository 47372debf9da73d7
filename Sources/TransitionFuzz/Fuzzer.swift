import TransitionStage
import UIKit

/// Runs worlds one after the other, each with its own seed, and counts their steps.
@MainActor public struct Fuzzer {
  /// The progress of the run.
  public private(set) var progress: FuzzProgress
  /// The violations since the run began or was resumed.
  public private(set) var violations: [FuzzViolation] = []
  /// The number of steps so far.
  public var steps: Int { progress.steps }

  /// Makes a fuzzer whose worlds follow from a seed.
  ///
  /// - Parameters:
  ///   - seed: the first world's seed; each further world's is one more.
  ///   - stepsPerWorld: the number of steps in a world, at least 1.
  public init(seed: UInt64, stepsPerWorld: Int = 50) {
    progress = FuzzProgress(seed: seed, stepsPerWorld: stepsPerWorld)
  }

  /// Makes a fuzzer that resumes a run.
  public init(resuming progress: FuzzProgress) {
    self.progress = progress
  }

  /// Runs one world to its end, checks that all of it is released, and reduces a violation to its fewest steps.
  public mutating func runWorld() {
    let outcome = FuzzTrial(seed: progress.nextSeed, steps: Array(0..<progress.stepsPerWorld)).run()
    progress.steps += outcome.taken
    if let violation = outcome.violation {
      let shrunk = FuzzTrial.shrunk(violation)
      violations.append(shrunk)
      progress.violations.append(shrunk.description)
    }
    progress.nextSeed &+= 1
  }

  /// The result of a replay.
  public struct Replay: Sendable {
    /// The violation, if any.
    public var violation: FuzzViolation?
    /// The trace of all events, as text.
    public var trace: String
    /// The same as a scenario.
    public var scenario: FuzzScenario
    /// The questions whose answers did not fit the scenario, so that the replay proves nothing; empty for a seed.
    public var misfits: [String]
  }

  /// Replays some steps of one world.
  public static func replay(seed: UInt64, steps: [Int]) -> Replay {
    let outcome = FuzzTrial(seed: seed, steps: steps, isWritten: true).run()
    return Replay(
      violation: outcome.violation, trace: outcome.trace, scenario: outcome.scenario ?? FuzzScenario(steps: []),
      misfits: [])
  }

  /// Plays a scenario.
  public static func replay(_ scenario: FuzzScenario) -> Replay {
    let outcome = FuzzTrial(scenario).run()
    return Replay(violation: outcome.violation, trace: outcome.trace, scenario: scenario, misfits: outcome.misfits)
  }

  /// "N steps, M violations", the command's last line.
  public var summary: String {
    "\(steps) steps, \(progress.violations.count) violations"
  }
}
