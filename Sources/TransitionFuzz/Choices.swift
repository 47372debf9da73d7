import SeededRandom

/// The answers to a world's questions: thrown by dice, or read from a scenario.
///
/// Each question has a name, so that a scenario says what happened in words: a change of the dice's odds, or a new
/// question, changes no scenario. A question that a scenario does not answer gets the plainest answer: no, 0, or the
/// first option.
struct Choices {
  private enum Source {
    case dice, writtenDice, scenario
  }

  private let source: Source
  private let seed: UInt64
  private var dice: XorshiftRandom
  /// The answers of the present step that have not been asked for yet.
  private var planned: FuzzScenario.Step = [:]
  /// How often each question was asked in the present step.
  private var asked: [String: Int] = [:]
  private var present: FuzzScenario.Step = [:]
  private var past: [FuzzScenario.Step] = []
  /// Answers of the scenario that do not fit what the world is.
  private(set) var misfits: [String] = []

  /// Creates answers that follow from a seed; `isWritten` records them as a scenario.
  init(seed: UInt64, isWritten: Bool) {
    self.seed = seed
    source = isWritten ? .writtenDice : .dice
    dice = XorshiftRandom(seed: seed)
  }

  /// Answers of a scenario's beginning.
  init(_ beginning: FuzzScenario.Step) {
    seed = 0
    source = .scenario
    dice = XorshiftRandom(seed: 0)
    planned = beginning
  }

  // MARK: Steps

  /// Begins a step whose throws follow from the seed and the step's number alone, so that leaving steps out changes no
  /// other.
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

  /// Everything that was answered so far, where it is written down.
  mutating func scenario() -> FuzzScenario {
    closeStep()
    return FuzzScenario(steps: past)
  }

  /// Checks that the scenario's last step was used up.
  mutating func close() {
    closeStep()
  }

  private mutating func closeStep() {
    for (question, answer) in planned.sorted(by: { $0.key < $1.key }) {
      misfits.append("nobody asked for \"\(question)\", which is \"\(answer)\"")
    }
    if source == .writtenDice { past.append(present) }
    (planned, present, asked) = ([:], [:], [:])
  }

  // MARK: Questions

  /// True once in so many times.
  mutating func once(_ question: @autoclosure () -> String, in count: Int) -> Bool {
    if source == .scenario { return answer(question()) == "yes" }
    let isSo = dice.once(in: count)
    if source == .writtenDice { write(question(), isSo ? "yes" : nil) }
    return isSo
  }

  /// A number from 0 up to, and without, a bound.
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

  /// One of some things, each known by its name; nil where there are none.
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

  /// One of some options, each as often as its weight says; the first is the plainest.
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

  /// One of some options, all as often.
  mutating func option<Option>(_ question: @autoclosure () -> String, evenly options: [Option]) -> Option {
    option(question(), options.map { ($0, 1) })
  }

  /// The names, from the second of a kind on with a number.
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

  /// The question's name in its step: from the second time on with a number.
  private mutating func numbered(_ question: String) -> String {
    let count = asked[question, default: 0] + 1
    asked[question] = count
    return count == 1 ? question : "\(question) #\(count)"
  }
}
