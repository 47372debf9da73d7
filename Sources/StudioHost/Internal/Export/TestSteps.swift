import Foundation
import TransitionStage
import UIKit

/// The statements that do what a session's inputs do.
@MainActor struct TestSteps {
  private let session: Session
  private(set) var steps: [TestStep] = []
  /// The points by which a finger's path may differ from what was done.
  private let tolerance: CGFloat
  /// Finds the locator of a point of a frame: the code of a point, and the same as a value; nil for a bare point.
  private let locate: (_ frame: Int, _ point: CGPoint) -> Locator?

  /// An element by which a point is found again.
  struct Locator {
    var code: String
    var point: @MainActor (Stage) -> CGPoint?
  }

  init(_ session: Session, within tolerance: CGFloat, locate: @escaping (_ frame: Int, _ point: CGPoint) -> Locator?) {
    (self.session, self.tolerance, self.locate) = (session, tolerance, locate)
    for path in FingerPath.paths(of: session) { steps.append(step(of: path)) }
    addOthers()
    steps = steps.enumerated().sorted { ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset) }.map(\.element)
  }

  private func seconds(_ frames: Int) -> Double { SwiftCode.milliseconds(Double(frames) * session.frameDuration) }

  private func step(of path: FingerPath) -> TestStep {
    // A finger that is put down after a frame lands in the next one.
    let frame = max(0, path.start - 1)
    let point = SwiftCode.rounded(path.points[0].location)
    guard path.source == .finger, !path.isCancelled, path.isStill else { return touch(path, after: frame) }
    let length = seconds(path.end - path.start)
    if length >= 0.5 {
      return TestStep(
        frame: frame, code: "stage.longPress(\(SwiftCode.point(point)), for: \(SwiftCode.seconds(length)))"
      ) { $0.longPress(point, for: length) }
    }
    guard let locator = locate(frame, point) else {
      return TestStep(frame: frame, code: "stage.tap(\(SwiftCode.point(point)))") { $0.tap(point) }
    }
    return TestStep(frame: frame, code: "stage.tap(\(locator.code))") { stage in
      if let found = locator.point(stage) { stage.tap(found) }
    }
  }

  private func touch(_ path: FingerPath, after frame: Int) -> TestStep {
    let points = path.corners(within: tolerance).map { corner in
      TouchPoint(time: seconds(corner.frame - path.start), location: SwiftCode.rounded(corner.location))
    }
    if points.count == 2, path.source == .finger, !path.isCancelled {
      let (a, b) = (points[0].location, points[1].location)
      let code =
        "stage.drag(from: \(SwiftCode.point(a)), to: \(SwiftCode.point(b)), over: \(SwiftCode.seconds(points[1].time)))"
      return TestStep(frame: frame, code: code) { $0.drag(from: a, to: b, over: points[1].time) }
    }
    // A test without it would lift the finger.
    if path.isCancelled { return cancelled(points, path.source, after: frame) }
    let lines = points.map { point in
      "  TouchPoint(time: \(SwiftCode.seconds(point.time)), location: \(SwiftCode.point(point.location))),"
    }
    return TestStep(frame: frame, code: "stage.touch([\n\(lines.joined(separator: "\n"))\n])") { $0.touch(points) }
  }

  private func cancelled(_ points: [TouchPoint], _ source: TouchSource, after frame: Int) -> TestStep {
    let events = points.enumerated().map { index, point in
      let phase: TouchScript.Phase = index == points.count - 1 ? .cancelled : index == 0 ? .began : .moved
      return TouchScript.Event(time: point.time, phase: phase, location: point.location, source: source)
    }
    let lines = events.map { event in
      "  TouchScript.Event(time: \(SwiftCode.seconds(event.time)), phase: .\(event.phase.rawValue), "
        + "location: \(SwiftCode.point(event.location))),"
    }
    return TestStep(frame: frame, code: "stage.play(TouchScript([\n\(lines.joined(separator: "\n"))\n]))") {
      $0.play(TouchScript(events))
    }
  }

  // MARK: Other inputs

  private mutating func addOthers() {
    var scroll: (frame: Int, point: CGPoint, by: CGVector)?
    for input in session.inputs {
      let frame = max(0, input.frame - 1)
      switch input.kind {
      case .scrollBegan(_, let point): scroll = (frame, SwiftCode.rounded(point), .zero)
      case .scrollMoved(let by):
        scroll?.by.dx += by.dx
        scroll?.by.dy += by.dy
      case .scrollEnded:
        if let done = scroll { add(done, until: frame) }
        scroll = nil
      case .tunable where input.frame == 0: break
      default: if let step = simple(input.kind, after: frame) { steps.append(step) }
      }
    }
  }

  private mutating func add(_ scroll: (frame: Int, point: CGPoint, by: CGVector), until end: Int) {
    let length = seconds(end - scroll.frame)
    let by = CGVector(dx: SwiftCode.rounded(Double(scroll.by.dx)), dy: SwiftCode.rounded(Double(scroll.by.dy)))
    let vector = "CGVector(dx: \(SwiftCode.number(by.dx)), dy: \(SwiftCode.number(by.dy)))"
    steps.append(
      TestStep(
        frame: scroll.frame,
        code: "stage.scroll(over: \(SwiftCode.point(scroll.point)), by: \(vector), in: \(SwiftCode.seconds(length)))"
      ) { $0.scroll(over: scroll.point, by: by, in: length) })
  }

  private func simple(_ kind: Session.Kind, after frame: Int) -> TestStep? {
    func step(_ code: String) -> TestStep { TestStep(frame: frame, code: code) { $0.perform(kind) } }
    switch kind {
    case .text(let text): return step("stage.type(\(SwiftCode.string(text)))")
    case .deleteBackward: return step("stage.deleteBackward()")
    case .rotate(let orientation): return step("stage.rotate(to: .\(orientation))")
    case .setting(let setting): return step(code(of: setting))
    case .tunable(let name, let value): return step(Self.tune(name, value))
    case .animation(let change): return step(code(of: change))
    case .system(.background): return step("stage.sendToBackground()")
    case .system(.foreground): return step("stage.returnToForeground()")
    case .system(.memoryWarning): return step("stage.sendMemoryWarning()")
    case .keyDown(_, let code, let modifiers):
      return TestStep(frame: frame, code: "stage.press(.\(code))") { $0.press(code, holding: modifiers) }
    default: return nil
    }
  }

  static func tune(_ name: String, _ value: Double) -> String {
    "stage.tune(\(SwiftCode.string(name)), to: \(value))"
  }

  private func code(of change: Session.AnimationChange) -> String {
    var arguments = [SwiftCode.string(change.name), "\(change.index)"]
    if let delay = change.delay { arguments.append("delay: \(delay)") }
    if let duration = change.duration { arguments.append("duration: \(duration)") }
    if let ratio = change.dampingRatio { arguments.append("dampingRatio: \(ratio)") }
    if change.isMuted { arguments.append("isMuted: true") }
    return "stage.change(Session.AnimationChange(\(arguments.joined(separator: ", "))))"
  }

  private func code(of setting: Session.Setting) -> String {
    switch setting {
    case .style(let style): "stage.window.overrideUserInterfaceStyle = .\(style == .dark ? "dark" : "light")"
    case .isRightToLeft(let isOn):
      "stage.window.traitOverrides.layoutDirection = .\(isOn ? "rightToLeft" : "leftToRight")"
    case .reducesMotion(let isOn): "stage.motion.isReduced = \(isOn)"
    case .prefersCrossFade(let isOn): "stage.motion.prefersCrossFade = \(isOn)"
    case .accessibility(let settings): "stage.accessibility = AccessibilitySettings(rawValue: \(settings.rawValue))"
    case .drawsStatusBar(let isOn): "stage.drawsStatusBar = \(isOn)"
    case .textSize(let size):
      "stage.preferredContentSizeCategory = UIContentSizeCategory(rawValue: \(SwiftCode.string(size.rawValue)))"
    }
  }
}
