import EventTrace
import TransitionStage

/// A change of some of the app's animations, as the page sends it.
struct AnimationOrder: Equatable {
  /// An animation: its name, and its number among those of the name from the order's frame on.
  struct Item: Equatable {
    var name: String
    var index: Int
  }

  var items: [Item]
  /// The first frame of the transition that the page shows.
  var frame: Int
  /// Seconds; nil leaves the delay as it is.
  var delay: Double?
  /// Seconds; nil leaves the duration as it is.
  var duration: Double?
  /// The damping ratio of springs; nil leaves it as it is.
  var dampingRatio: Double?
  /// Nil leaves them muted or not, as they are.
  var isMuted: Bool?
  /// Whether the animations get their own values back.
  var isReset: Bool
  private static let most = 400

  /// Reads the members of a message; nil where one is missing. Numbers are moved into their ranges.
  ///
  /// The animations stand one in a line: `2 the view of Detail › position`.
  init?(_ members: [String: JSONValue]) {
    typealias Change = Session.AnimationChange
    func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
      guard case .number(let value) = members[name], value.isFinite else { return nil }
      return min(max(value, range.lowerBound), range.upperBound)
    }
    guard case .string(let text) = members["animations"], let frame = number("frame", 1...Double(Session.longest))
    else { return nil }
    items = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let index = Int(words[0]), (1...Change.mostOfAName).contains(index) else { return nil }
      items.append(Item(name: String(words[1]), index: index))
    }
    guard !items.isEmpty, items.count <= Self.most else { return nil }
    self.frame = Int(frame)
    delay = number("delay", 0...Change.longest)
    duration = number("duration", Change.shortest...Change.longest)
    dampingRatio = number("damping", Change.dampingRatios)
    isMuted = number("muted", 0...1).map { $0 > 0.5 }
    isReset = number("reset", 0...1) ?? 0 > 0.5
  }

  /// A session's inputs with the changes.
  func applied(to inputs: [Session.Input]) -> [Session.Input] {
    var inputs = inputs
    for item in items { apply(to: item, in: &inputs) }
    return inputs
  }

  private func apply(to item: Item, in inputs: inout [Session.Input]) {
    var change = Session.AnimationChange(item.name, item.index)
    let old = inputs.firstIndex { input in
      guard case .animation(let known) = input.kind else { return false }
      return input.frame == frame && known.name == item.name && known.index == item.index
    }
    if let old, case .animation(let known) = inputs.remove(at: old).kind { change = known }
    if isReset { return }
    change.delay = delay ?? change.delay
    change.duration = duration ?? change.duration
    change.dampingRatio = dampingRatio ?? change.dampingRatio
    change.isMuted = isMuted ?? change.isMuted
    let isChanged = change.delay != nil || change.duration != nil || change.dampingRatio != nil || change.isMuted
    guard isChanged else { return }
    let index = inputs.firstIndex { $0.frame >= frame } ?? inputs.endIndex
    inputs.insert(Session.Input(frame: frame, .animation(change)), at: index)
  }
}

extension LiveRun {
  /// A program that runs again from a transition's first frame with changed animations, and the same later inputs.
  func animated(_ order: AnimationOrder) -> Program {
    rerun(from: order.frame, with: order.applied(to: allInputs))
  }

  /// A program that runs again from a frame, with inputs of which those before it are the same as so far.
  func rerun(from first: Int, with inputs: [Session.Input]) -> Program {
    var program = program
    program.inputs = inputs
    program.records = session.records.filter { $0.frame < first }
    program.frame = max(0, first - 1)
    program.numbers = stage.tunables.known.map(\.tunable) + numbersToRead
    (program.look, program.notice, program.isPlaying, program.tuned) = (nil, nil, true, first)
    return program
  }
}
