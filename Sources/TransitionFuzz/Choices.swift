import SeededRandom

/// The answers to a world's questions: random, or read from a scenario.
///
/// Each question has a name, so a scenario describes the events in words, and stays valid when probabilities or
/// questions change. A question that a scenario does not answer gets the default: no, 0, or the first option.
struct Choices {
  private enum Source {
    case dice, writtenDice, scenario
  }

  private let source: Source
  private let seed: UInt64
  private var dice: XorshiftRandom
  /// The answers of the current step that have not been asked for.
  private var planned: FuzzScenario.Step = [:]
  /// The number of times that each question was asked in the current step.
  private var asked: [String: Int] = [:]
  private var present: FuzzScenario.Step = [:]
  private var past: [FuzzScenario.Step] = []
  /// The scenario's answers that are not possible in the world.
  private(set) var misfits: [String] = []

  /// Creates random answers from a seed; `isWritten` records them as a scenario.
  init(seed: UInt64, isWritten: Bool) {
    self.seed = seed
    source = isWritten ? .writtenDice : .dice
    dice = XorshiftRandom(seed: seed)
  }

  /// Creates the answers of a scenario's beginning.
  init(_ beginning: FuzzScenario.Step) {
    seed = 0
    source = .scenario
    dice = XorshiftRandom(seed: 0)
    planned = beginning
  }

  // MARK: Steps

  /// Begins a step whose answers follow from the seed and the step's number alone, so that other steps stay equal when
  /// some are left out.
  mutating func begin(step number: Int) {
    closeStep()
    dice = XorshiftRandom(seed: seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(number) &* 0x9E37_79B9)
  }

  /// Begins a step in which the world comes to rest.
  mutating func beginRest() {
    closeStep()
    present["what"] = FuzzScenario.rest
  }

  /// Begins a scenario's step.
  mutating func begin(_ step: FuzzScenario.Step) {
    closeStep()
    planned = step
  }

  /// Returns all answers so far, if they were recorded.
  mutating func scenario() -> FuzzScenario {
    closeStep()
    return FuzzScenario(steps: past)
  }

  /// Checks that all answers of the scenario's last step were used.
  mutating func close() {
    closeStep()
  }

  private mutating func closeStep() {
    for (question, answer) in planned.sorted(by: { $0.key < $1.key }) {
      misfits.append("no step asked for \"\(question)\", which is \"\(answer)\"")
    }
    if source == .writtenDice { past.append(present) }
    (planned, present, asked) = ([:], [:], [:])
  }

  // MARK: Questions

  /// Returns true once in a number of times.
  mutating func once(_ question: @autoclosure () -> String, in count: Int) -> Bool {
    if source == .scenario { return answer(question()) == "yes" }
    let isSo = dice.once(in: count)
    if source == .writtenDice { write(question(), isSo ? "yes" : nil) }
    return isSo
  }

  /// Returns a number from 0 up to, but without, a bound.
  mutating func number(_ question: @autoclosure () -> String, below bound: Int) -> Int {
    if source == .scenario {
      let name = question()
      guard let text = answer(name) else { return 0 }
      guard let number = Int(text), (0..<max(1, bound)).contains(number) else {
        misfits.append("\"\(name)\" is no longer \(text)")
        return 0
      }
      return number
    }
    let number = dice.roll(bound)
    if source == .writtenDice { write(question(), "\(number)") }
    return number
  }

  /// Returns one of some elements, which are identified by their names; nil where there are none.
  mutating func pick<Element>(
    _ question: @autoclosure () -> String, _ elements: [Element], named name: (Element) -> String
  ) -> Element? {
    if source == .scenario {
      let title = question()
      guard let text = answer(title) else { return elements.first }
      guard let index = distinct(elements.map(name)).firstIndex(of: text) else {
        misfits.append("\"\(title)\" can no longer be \(text)")
        return elements.first
      }
      return elements[index]
    }
    guard !elements.isEmpty else { return nil }
    let index = dice.roll(elements.count)
    if source == .writtenDice { write(question(), distinct(elements.map(name))[index]) }
    return elements[index]
  }

  /// Returns one of some options by their weights; the first is the default.
  mutating func option<Option>(_ question: @autoclosure () -> String, _ options: [(Option, Int)]) -> Option {
    if source == .scenario {
      let title = question()
      guard let text = answer(title) else { return options[0].0 }
      guard let option = options.first(where: { "\($0.0)" == text }) else {
        misfits.append("\"\(title)\" can no longer be \(text)")
        return options[0].0
      }
      return option.0
    }
    var rest = dice.roll(options.reduce(0) { $0 + $1.1 })
    for (option, weight) in options {
      rest -= weight
      if rest < 0 {
        if source == .writtenDice { write(question(), "\(option)") }
        return option
      }
    }
    return options[0].0
  }

  /// Returns one of some options with equal weights.
  mutating func option<Option>(_ question: @autoclosure () -> String, evenly options: [Option]) -> Option {
    option(question(), options.map { ($0, 1) })
  }

  /// Appends a number to each repeated name.
  private func distinct(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return names.map { name in
      counts[name, default: 0] += 1
      return counts[name] == 1 ? name : "\(name) #\(counts[name] ?? 0)"
    }
  }

  // MARK: Writing and reading

  private mutating func write(_ question: String, _ answer: String?) {
    let name = numbered(question)
    if let answer { present[name] = answer }
  }

  private mutating func answer(_ question: String) -> String? {
    planned.removeValue(forKey: numbered(question))
  }

  /// Appends a number to a question that was asked before in the step.
  private mutating func numbered(_ question: String) -> String {
    let count = asked[question, default: 0] + 1
    asked[question] = count
    return count == 1 ? question : "\(question) #\(count)"
  }
}
