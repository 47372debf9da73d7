import TransitionStage
import UIKit

/// A world and the steps to run in it.
@MainActor struct FuzzTrial {
  /// The result of a world's run.
  struct Outcome {
    /// The violation, if any.
    var violation: FuzzViolation?
    /// How many steps it took.
    var taken = 0
    /// The trace of all events, as text.
    var trace = ""
    /// The answers to the world's questions, if they were recorded.
    var scenario: FuzzScenario?
    /// The questions whose answers did not fit the scenario.
    var misfits: [String] = []
  }

  /// The source of a world's choices.
  private enum Source {
    case seed(UInt64, steps: [Int], isWritten: Bool)
    case scenario(FuzzScenario)
  }

  private let source: Source
  /// The number of steps after which the world comes to rest and is checked.
  private static let restInterval = 25

  /// Makes a trial with random choices.
  ///
  /// - Parameters:
  ///   - steps: the numbers of the steps, in order.
  ///   - isWritten: whether the scenario is recorded.
  init(seed: UInt64, steps: [Int], isWritten: Bool = false) {
    source = .seed(seed, steps: steps, isWritten: isWritten)
  }

  /// Makes a trial of a scenario, without random choices.
  init(_ scenario: FuzzScenario) {
    source = .scenario(scenario)
  }

  /// Runs the steps in a new world.
  func run() -> Outcome {
    var choices: Choices
    switch source {
    case .seed(let seed, _, let isWritten): choices = Choices(seed: seed, isWritten: isWritten)
    case .scenario(let scenario): choices = Choices(scenario.steps.first ?? [:])
    }
    let isWide = choices.once("is wide", in: 3)
    var outcome = Outcome()
    var witnesses: [(name: String, object: Weak<AnyObject>)] = []
    var complaints: [String] = []
    var log: [String] = []
    do {
      try withStage(isWide ? FuzzWorld.wide : .small) { stage in
        let world = FuzzWorld(stage, choices)
        outcome.taken = runSteps(in: world)
        witnesses = world.witnesses
        (complaints, log) = (world.complaints, world.log)
        outcome.trace = stage.trace.text
        switch source {
        case .seed(_, _, isWritten: true): outcome.scenario = world.choices.scenario()
        case .seed: break
        case .scenario:
          if complaints.isEmpty { world.choices.close() }
          outcome.misfits = world.choices.misfits
        }
        stage.window.rootViewController = nil
        stage.advance(by: 1)
        world.dismissDiagnostics()
      }
    } catch {
      complaints.append("\(error)")
    }
    if complaints.isEmpty {
      let left = witnesses.filter { $0.object.object != nil }.map(\.name)
      if !left.isEmpty { complaints = ["not released: \(left.joined(separator: ", ")) (P-50)"] }
    }
    guard !complaints.isEmpty else { return outcome }
    var (seed, steps): (UInt64, [Int]) = (0, [])
    if case .seed(let own, let all, _) = source { (seed, steps) = (own, Array(all.prefix(outcome.taken))) }
    outcome.violation = FuzzViolation(seed: seed, steps: steps, complaints: complaints, log: log)
    return outcome
  }

  /// Runs the steps until an invariant is violated, and returns their number.
  private func runSteps(in world: FuzzWorld) -> Int {
    var taken = 0
    switch source {
    case .seed(_, let steps, _):
      for step in steps where world.complaints.isEmpty {
        world.choices.begin(step: step)
        world.step()
        taken += 1
        if step % Self.restInterval == Self.restInterval - 1, world.complaints.isEmpty { rest(world) }
      }
      if world.complaints.isEmpty { rest(world) }
    case .scenario(let scenario):
      for var step in scenario.steps.dropFirst() where world.complaints.isEmpty {
        let rests = step["what"] == FuzzScenario.rest
        if rests { step["what"] = nil }
        world.choices.begin(step)
        if rests { world.rest() } else { world.step() }
        taken += 1
      }
    }
    return taken
  }

  private func rest(_ world: FuzzWorld) {
    world.choices.beginRest()
    world.rest()
  }

  /// Returns the same violation with the fewest steps that lead to it, and its scenario.
  static func shrunk(_ violation: FuzzViolation) -> FuzzViolation {
    var best = violation
    var size = max(1, best.steps.count / 2)
    while true {
      var start = 0
      while start < best.steps.count {
        var fewer = best.steps
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        if let shorter = FuzzTrial(seed: best.seed, steps: fewer).run().violation {
          best = shorter
        } else {
          start += size
        }
      }
      if size == 1 { break }
      size /= 2
    }
    best.scenario = FuzzTrial(seed: best.seed, steps: best.steps, isWritten: true).run().scenario
    return best
  }
}
