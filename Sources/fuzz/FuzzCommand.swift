import ArgumentParser
import TransitionFuzz

/// Does to the transition system whatever the dice say, and looks whether its invariants hold.
@main struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz", abstract: "Random transitions, checked after each step; the same seed does the same.")

  @Option(help: "How many steps to take; without it, as many as fit into --seconds.")
  var steps: Int?
  @Option(help: "How long to go on, in seconds. (default: 60)")
  var seconds: Double?
  @Option(help: "The first world's seed; each further world's is one more.")
  var seed: UInt64 = 1
  @Option(help: "Steps that a world lives. (default: 50)")
  var stepsPerWorld: Int?
  @Option(help: "Only these steps of the seed's one world, as a violation lists them; prints the trace.")
  var only: String?
  @Option(help: "Violations after which it stops. (default: 10)")
  var limit: Int?

  @Option(help: "So many touch events on random screens instead of transitions.")
  var touches: Int?

  @Option(help: "So many damaged files of pictures instead, each read by the decoders.")
  var images: Int?

  func validate() throws {
    _ = try plan()
  }

  func run() throws {
    let isBroken = try MainActor.assumeIsolated {
      switch try plan() {
      case .transitions(let length, let stepsPerWorld): fuzzTransitions(length, stepsPerWorld)
      case .replay(let numbers): replay(numbers)
      case .touches(let count): fuzzTouches(count)
      case .images(let count): fuzzImages(count)
      }
    }
    if isBroken { throw ExitCode.failure }
  }

  private func plan() throws -> FuzzPlan {
    do {
      return try FuzzPlan(
        steps: steps, seconds: seconds, stepsPerWorld: stepsPerWorld, only: only, touches: touches, images: images,
        limit: limit)
    } catch {
      throw ValidationError(error.description)
    }
  }

  private var mostViolations: Int { limit ?? 10 }

  @MainActor private func replay(_ steps: [Int]) -> Bool {
    let replay = Fuzzer.replay(seed: seed, steps: steps)
    print(replay.trace)
    print((try? replay.scenario.text()) ?? "")
    print(replay.violation?.description ?? "No violation.")
    return replay.violation != nil
  }

  @MainActor private func fuzzTransitions(_ length: FuzzPlan.Length, _ stepsPerWorld: Int) -> Bool {
    var fuzzer = Fuzzer(seed: seed, stepsPerWorld: stepsPerWorld)
    let start = ContinuousClock.now
    var told = 0
    func isLongEnough() -> Bool {
      switch length {
      case .steps(let steps): fuzzer.steps >= steps
      case .seconds(let seconds): ContinuousClock.now - start >= .seconds(seconds)
      }
    }
    while fuzzer.violations.count < mostViolations, !isLongEnough() {
      fuzzer.runWorld()
      for violation in fuzzer.violations.dropFirst(told) { print(violation) }
      told = fuzzer.violations.count
    }
    print(fuzzer.summary)
    return !fuzzer.violations.isEmpty
  }

  @MainActor private func fuzzTouches(_ count: Int) -> Bool {
    var fuzzer = TouchFuzzer(seed: seed)
    while fuzzer.events < count, fuzzer.violations.count < mostViolations { fuzzer.runWorld() }
    for violation in fuzzer.violations { print(violation) }
    print("\(fuzzer.events) touch events, \(fuzzer.violations.count) violations")
    return !fuzzer.violations.isEmpty
  }

  private func fuzzImages(_ count: Int) -> Bool {
    var fuzzer = ImageFuzzer(seed: seed)
    while fuzzer.files < count, fuzzer.violations.count < mostViolations { fuzzer.step() }
    for violation in fuzzer.violations { print(violation) }
    print(fuzzer.summary)
    return !fuzzer.violations.isEmpty
  }
}
