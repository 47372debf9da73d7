import EventTrace
import QuartzCore
import Rendering
import TransitionStage
import UIKit

/// The lanes of the timeline, frame by frame: inputs, events, transitions, animations, problems, and the cost.
@MainActor struct FrameLog {
  private var lines: [String?]
  private var first = 0
  private var last = -1
  private var unsent: [String] = []
  private var drawings: [String] = []
  private var lastSent = MachineTime.now
  private var firstEvent = 0
  private var transitions = NumberedObjects<Void>()
  private var animations = NumberedObjects<AnimationEntry>()
  private var problemCount = (diagnostics: 0, hints: 0)

  /// A log of a number of frames.
  init(capacity: Int) {
    lines = Array(repeating: nil, count: max(1, capacity))
  }

  /// Whether nothing waits to be sent.
  var isEmpty: Bool { unsent.isEmpty && drawings.isEmpty }

  /// Notes a frame.
  mutating func note(
    _ number: Int, _ inputs: [Session.Input], _ record: Session.Record?, turn: Int64, build: Int64, stage: Stage,
    root: RenderNode
  ) {
    var frame = JSONObject()
    frame.add("t", number)
    frame.add("c", raw: "[\(turn / 1000),\(build / 1000)]")
    if record != nil { frame.add("d", 1) }
    if !inputs.isEmpty { frame.add("in", raw: "[\(inputs.map(Self.text).joined(separator: ","))]") }
    addEvents(to: &frame, of: stage)
    addTransitions(to: &frame, of: stage)
    addAnimations(to: &frame, of: stage, root)
    addProblems(to: &frame, of: stage)
    last = number
    first = max(first, last - lines.count + 1)
    lines[number % lines.count] = frame.text
    unsent.append(frame.text)
  }

  /// Notes the nanoseconds that the drawing and the copying of a frame took.
  mutating func noteDrawing(_ cost: (draw: Int64, copy: Int64), of number: Int) {
    drawings.append("[\(number),\(cost.draw / 1000),\(cost.copy / 1000)]")
  }

  /// Returns a message with the frames that were not sent; nil while they can wait for more.
  mutating func take(
    isUrgent: Bool, isQuiet: Bool, latency: (median: Double, most: Double)?
  ) -> String? {
    guard !isEmpty else { return nil }
    let now = MachineTime.now
    guard isUrgent || now - lastSent > (isQuiet ? 400_000_000 : 30_000_000) else { return nil }
    lastSent = now
    defer { (unsent, drawings) = ([], []) }
    return message(unsent, latency: latency)
  }

  /// A message with all frames of the log.
  var all: String {
    guard last >= first else { return message([]) }
    return message((first...last).compactMap { lines[$0 % lines.count] }, isAll: true)
  }

  private func message(
    _ frames: [String], isAll: Bool = false, latency: (median: Double, most: Double)? = nil
  ) -> String {
    var message = JSONObject("frames")
    message.add("newest", last)
    if isAll { message.add("all", true) }
    if let latency { message.add("latency", raw: "[\(Self.short(latency.median)),\(Self.short(latency.most))]") }
    message.add("list", raw: "[\(frames.joined(separator: ","))]")
    if !drawings.isEmpty { message.add("drawn", raw: "[\(drawings.joined(separator: ","))]") }
    return message.text
  }

  // MARK: Lanes

  private static func text(_ input: Session.Input) -> String {
    switch input.kind {
    case .finger(let number, let phase, let point, _):
      let location = "\(JSONText.number(Double(point.x))),\(JSONText.number(Double(point.y)))"
      return "[\"finger\",\(number),\"\(phase.rawValue)\",\(location)]"
    case .text(let text): return "[\"text\",\(JSONText.string(text))]"
    case .setting(let setting):
      return "[\"setting\",\(JSONText.string(setting.name)),\(JSONText.string(setting.value))]"
    default: return "[\(JSONText.string(input.kind.name))]"
    }
  }

  private mutating func addEvents(to frame: inout JSONObject, of stage: Stage) {
    let events = stage.trace.events
    if events.count < firstEvent { firstEvent = 0 }
    guard events.count > firstEvent else { return }
    let texts = events[firstEvent...].map { "[\"\($0.category.rawValue)\",\(JSONText.string($0.sentence))]" }
    firstEvent = events.count
    frame.add("e", raw: "[\(texts.joined(separator: ","))]")
  }

  private mutating func addTransitions(to frame: inout JSONObject, of stage: Stage) {
    let reports = stage.environment.transitionReports
    transitions.keep(only: Set(reports.map(\.identity)))
    guard !reports.isEmpty else { return }
    let texts = reports.map { report in
      let (number, _) = transitions.number(of: report.identity, value: ())
      return "[\(number),\(JSONText.string(report.name)),\"\(report.state)\",\(Self.short(report.progress))]"
    }
    frame.add("tr", raw: "[\(texts.joined(separator: ","))]")
  }

  private mutating func addAnimations(to frame: inout JSONObject, of stage: Stage, _ root: RenderNode) {
    let running = stage.environment.runningAnimations
    let ended = animations.keep(only: Set(running.lazy.map { ObjectIdentifier($0.entry) }))
    if !ended.isEmpty { frame.add("ax", raw: "[\(ended.map(String.init).joined(separator: ","))]") }
    guard !running.isEmpty else { return }
    frame.add("an", running.count)
    var begun: [JSONObject] = []
    for (layer, entry, remaining) in running.prefix(300) {
      let (number, isNew) = animations.number(of: ObjectIdentifier(entry), value: entry)
      guard isNew else { continue }
      let start = stage.animations.start(of: entry)
      begun.append(AnimationRow(number, layer, entry, remaining: remaining, start).object)
    }
    if !begun.isEmpty { frame.add("ab", objects: begun) }
    addLocations(to: &frame, of: stage, root)
  }

  /// The properties whose animations move a layer.
  private static let moving = ["position", "bounds", "transform", "frame"]
  private static let mostPaths = 40

  /// Adds the location of each layer that an animation moves, once for the first of its animations.
  private mutating func addLocations(to frame: inout JSONObject, of stage: Stage, _ root: RenderNode) {
    var numbers: [(layer: ObjectIdentifier, animation: Int)] = []
    for (layer, entry, _) in stage.environment.runningAnimations where numbers.count < Self.mostPaths {
      let key = (entry.animation as? CAPropertyAnimation)?.keyPath ?? ""
      guard Self.moving.contains(where: key.hasPrefix),
        !numbers.contains(where: { $0.layer == ObjectIdentifier(layer) })
      else { continue }
      let (number, _) = animations.number(of: ObjectIdentifier(entry), value: entry)
      numbers.append((ObjectIdentifier(layer), number))
    }
    guard !numbers.isEmpty else { return }
    let windows = stage.environment.windows.map(\.layer)
    let centers = LayerLocations.centers(of: Set(numbers.map(\.layer)), in: windows, root)
    let texts = numbers.compactMap { layer, number in
      centers[layer].map { "[\(number),\(Self.short(Double($0.x))),\(Self.short(Double($0.y)))]" }
    }
    if !texts.isEmpty { frame.add("mp", raw: "[\(texts.joined(separator: ","))]") }
  }

  private mutating func addProblems(to frame: inout JSONObject, of stage: Stage) {
    let (diagnostics, hints) = (stage.diagnostics, stage.hints)
    let found =
      diagnostics.dropFirst(problemCount.diagnostics).map { ("problem", $0) }
      + hints.dropFirst(problemCount.hints).map { ("hint", $0) }
    problemCount = (diagnostics.count, hints.count)
    guard !found.isEmpty else { return }
    let texts = found.map { kind, diagnostic in
      "[\"\(kind)\",\(JSONText.string(diagnostic.identifier)),\(JSONText.string(diagnostic.message))]"
    }
    frame.add("p", raw: "[\(texts.joined(separator: ","))]")
  }

  /// A number with three decimals at most.
  nonisolated static func short(_ value: Double) -> String {
    value.isFinite ? JSONText.number((value * 1000).rounded() / 1000) : "null"
  }
}

/// Gives objects numbers that no other object gets, and stores a value as long as they exist.
struct NumberedObjects<Value> {
  private var known: [ObjectIdentifier: (number: Int, value: Value)] = [:]
  private var next = 1

  mutating func number(of identity: ObjectIdentifier, value: Value) -> (number: Int, isNew: Bool) {
    if let found = known[identity] { return (found.number, false) }
    defer { next += 1 }
    known[identity] = (next, value)
    return (next, true)
  }

  /// Forgets all others; returns their numbers in order.
  @discardableResult
  mutating func keep(only identities: Set<ObjectIdentifier>) -> [Int] {
    let gone = known.filter { !identities.contains($0.key) }
    for key in gone.keys { known[key] = nil }
    return gone.values.map(\.number).sorted()
  }
}
