import ArgumentParser
import TransitionFuzz

/// Does to the transition system whatever the dice say, and looks whether its invariants hold.
@main struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz", abstract: "Random transitions, checked after each step; the same seed does the same.")

  @Option(help: "How many steps to take; without it, as many as fit into --seconds.")
  var steps: Int?
  @Option(help: "How long to go on, in seconds.")
  var seconds: Double = 60
  @Option(help: "The first world's seed; each further world's is one more.")
  var seed: UInt64 = 1
  @Option(help: "Steps that a world lives.")
  var stepsPerWorld = 50
  @Option(help: "Only these steps of the seed's one world, as a violation lists them; prints the trace.")
  var only: String?
  @Option(help: "Violations after which it stops.")
  var limit = 10

  @Option(help: "So many touch events on random screens instead of transitions.")
  var touches: Int?

  func validate() throws {
    guard steps ?? 1 > 0, seconds > 0, stepsPerWorld > 0, limit > 0 else {
      throw ValidationError("Steps, seconds and limit are positive numbers.")
    }
  }

  func run() throws {
    if let touches { return try fuzzTouches(touches) }
    if let only {
      let numbers = only.split(separator: ",").compactMap { Int($0) }
      let isBroken = MainActor.assumeIsolated {
        let replay = Fuzzer.replay(seed: seed, steps: numbers)
        print(replay.trace)
        print(replay.violation?.description ?? "No violation.")
        return replay.violation != nil
      }
      if isBroken { throw ExitCode.failure }
      return
    }
    let count = MainActor.assumeIsolated {
      var fuzzer = Fuzzer(seed: seed, stepsPerWorld: stepsPerWorld)
      let start = ContinuousClock.now
      var told = 0
      while fuzzer.violations.count < limit {
        if let steps {
          if fuzzer.steps >= steps { break }
        } else if ContinuousClock.now - start >= .seconds(seconds) {
          break
        }
        fuzzer.runWorld()
        for violation in fuzzer.violations.dropFirst(told) { print(violation) }
        told = fuzzer.violations.count
      }
      print(fuzzer.summary)
      return fuzzer.violations.count
    }
    if count > 0 { throw ExitCode.failure }
  }

  private func fuzzTouches(_ count: Int) throws {
    let violations = MainActor.assumeIsolated {
      var fuzzer = TouchFuzzer(seed: seed)
      while fuzzer.events < count, fuzzer.violations.count < limit { fuzzer.runWorld() }
      for violation in fuzzer.violations { print(violation) }
      print("\(fuzzer.events) touch events, \(fuzzer.violations.count) violations")
      return fuzzer.violations.count
    }
    if violations > 0 { throw ExitCode.failure }
  }
}
