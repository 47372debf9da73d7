import ArgumentParser
import Foundation
import TransitionFuzz

/// Runs random apps, users and fingers on the transition system, and checks its invariants.
@main struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz", abstract: "Random transitions, checked after each step; the same seed does the same.")

  @Option(help: "How many steps to take; without it, as many as fit into --seconds.")
  var steps: Int?
  @Option(help: "How long to go on, in seconds. (default: 60)")
  var seconds: Double?
  @Option(help: "The first world's seed; each further world's is one more. (default: 1)")
  var seed: UInt64?
  @Option(help: "Steps that a world lives. (default: 50)")
  var stepsPerWorld: Int?
  @Option(help: "Only these steps of the seed's one world, as a violation lists them; prints the trace.")
  var only: String?
  @Option(help: "The file of a scenario to play; prints the trace.")
  var play: String?
  @Option(help: "The file of a long run: it goes on where it stopped, and writes there how far it has come.")
  var resume: String?
  @Option(help: "Violations after which it stops. (default: 10)")
  var limit: Int?

  @Option(help: "So many touch events on random screens instead of transitions.")
  var touches: Int?

  @Option(help: "So many steps of changing lists, tables and snapshots instead.")
  var lists: Int?

  @Option(help: "So many random trees of constraints instead, each compared with one that is made anew.")
  var constraints: Int?

  @Option(help: "So many damaged image files instead, each read by the decoders.")
  var images: Int?

  @Option(help: "So many bytes of damaged sessions instead.")
  var sessions: Int?

  func validate() throws {
    _ = try plan()
    if resume != nil, seed != nil, FileManager.default.fileExists(atPath: resume ?? "") {
      throw ValidationError("--seed and --resume do not go together where the run has begun: its file has its seed.")
    }
  }

  func run() throws {
    let isBroken = try MainActor.assumeIsolated {
      switch try plan() {
      case .transitions(let length, let stepsPerWorld, let file): try fuzzTransitions(length, stepsPerWorld, file)
      case .replay(let numbers): show(Fuzzer.replay(seed: firstSeed, steps: numbers))
      case .play(let path): show(Fuzzer.replay(try FuzzScenario(text: String(contentsOfFile: path, encoding: .utf8))))
      case .touches(let count): fuzzTouches(count)
      case .lists(let count): fuzzLists(count)
      case .constraints(let count): fuzzConstraints(count)
      case .images(let count): fuzzImages(count)
      case .sessions(let count): fuzzSessions(count)
      }
    }
    if isBroken { throw ExitCode.failure }
  }

  private func plan() throws -> FuzzPlan {
    do {
      return try FuzzPlan(
        steps: steps, seconds: seconds, stepsPerWorld: stepsPerWorld, only: only, touches: touches, lists: lists,
        constraints: constraints, images: images, sessions: sessions, limit: limit, play: play, resume: resume)
    } catch {
      throw ValidationError(error.description)
    }
  }

  private var mostViolations: Int { limit ?? 10 }
  private var firstSeed: UInt64 { seed ?? 1 }
  /// How many worlds live between two looks at a long run's file.
  private static let worldsPerWrite = 200

  @MainActor private func show(_ replay: Fuzzer.Replay) -> Bool {
    print(replay.trace)
    print((try? replay.scenario.text()) ?? "")
    for misfit in replay.misfits { print("The scenario has changed: \(misfit).") }
    print(replay.violation?.description ?? "No violation.")
    return replay.violation != nil || !replay.misfits.isEmpty
  }

  @MainActor private func fuzzTransitions(
    _ length: FuzzPlan.Length, _ stepsPerWorld: Int, _ path: String?
  ) throws -> Bool {
    let file = path.map { URL(fileURLWithPath: $0) }
    let begun = try file.flatMap { try FuzzProgress(contentsOf: $0) }
    var fuzzer = Fuzzer(resuming: begun ?? FuzzProgress(seed: firstSeed, stepsPerWorld: stepsPerWorld))
    if let begun {
      print("seed \(begun.seed), goes on after \(begun.steps) steps, \(begun.violations.count) violations")
    }
    let (start, stepsAtStart) = (ContinuousClock.now, fuzzer.steps)
    func isLongEnough() -> Bool {
      switch length {
      case .steps(let steps): fuzzer.steps >= steps
      case .seconds(let seconds): ContinuousClock.now - start >= .seconds(seconds)
      }
    }
    var (reported, worlds) = (0, 0)
    while fuzzer.violations.count < mostViolations, !isLongEnough() {
      fuzzer.runWorld()
      worlds += 1
      for violation in fuzzer.violations.dropFirst(reported) { print(violation) }
      let isNews = reported != fuzzer.violations.count
      reported = fuzzer.violations.count
      if let file, isNews || worlds.isMultiple(of: Self.worldsPerWrite) { try fuzzer.progress.write(to: file) }
    }
    if let file { try fuzzer.progress.write(to: file) }
    print("\(fuzzer.summary), \(rate(fuzzer.steps - stepsAtStart, "steps", since: start))")
    return !fuzzer.progress.violations.isEmpty
  }

  /// "123 steps a second", for what was done since a moment.
  private func rate(_ count: Int, _ unit: String, since start: ContinuousClock.Instant) -> String {
    let passed = ContinuousClock.now - start
    let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
    return "\(Int(Double(count) / max(seconds, 1e-3))) \(unit) a second"
  }

  @MainActor private func fuzzTouches(_ count: Int) -> Bool {
    var fuzzer = TouchFuzzer(seed: firstSeed)
    let start = ContinuousClock.now
    while fuzzer.events < count, fuzzer.violations.count < mostViolations { fuzzer.runWorld() }
    for violation in fuzzer.violations { print(violation) }
    let speed = rate(fuzzer.events, "events", since: start)
    print("\(fuzzer.events) touch events, \(fuzzer.violations.count) violations, \(speed)")
    return !fuzzer.violations.isEmpty
  }

  @MainActor private func fuzzLists(_ count: Int) -> Bool {
    var fuzzer = ListFuzzer(seed: firstSeed)
    let start = ContinuousClock.now
    while fuzzer.steps < count, fuzzer.violations.count < mostViolations { fuzzer.runWorld() }
    for violation in fuzzer.violations { print(violation) }
    let speed = rate(fuzzer.steps, "steps", since: start)
    print("\(fuzzer.steps) steps of lists, \(fuzzer.violations.count) violations, \(speed)")
    return !fuzzer.violations.isEmpty
  }

  @MainActor private func fuzzConstraints(_ count: Int) -> Bool {
    var fuzzer = ConstraintFuzzer(seed: firstSeed)
    let start = ContinuousClock.now
    while fuzzer.trees < count, fuzzer.violations.count < mostViolations { fuzzer.runWorld() }
    for violation in fuzzer.violations { print(violation) }
    let speed = rate(fuzzer.trees, "trees", since: start)
    print("\(fuzzer.trees) trees of constraints, \(fuzzer.violations.count) violations, \(speed)")
    return !fuzzer.violations.isEmpty
  }

  private func fuzzSessions(_ count: Int) -> Bool {
    var fuzzer = SessionFuzzer(seed: firstSeed)
    var violations: [String] = []
    while fuzzer.bytes < count, violations.count < mostViolations { violations += [fuzzer.step()].compactMap { $0 } }
    for violation in violations { print(violation) }
    let (read, refused) = fuzzer.counts
    print("\(fuzzer.bytes) bytes of sessions: \(read) read, \(refused) refused, \(violations.count) violations")
    return !violations.isEmpty
  }

  private func fuzzImages(_ count: Int) -> Bool {
    var fuzzer = ImageFuzzer(seed: firstSeed)
    while fuzzer.files < count, fuzzer.violations.count < mostViolations { fuzzer.step() }
    for violation in fuzzer.violations { print(violation) }
    print(fuzzer.summary)
    return !fuzzer.violations.isEmpty
  }
}
