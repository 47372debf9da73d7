import Foundation
import TransitionStage
import UIKit

/// Writes a Swift test of a session, and runs it before it is handed out.
@MainActor struct TestExport {
  private let session: Session
  private let story: Story
  private let expectations: [Expectation]
  /// The test's title; nil for one that says where it comes from.
  private let title: String?

  /// - Parameters:
  ///   - expectations: those that were picked on the page.
  ///   - title: the test's title, after which its type is named; nil or empty for the story's.
  init(_ session: Session, of story: Story, expecting expectations: [Expectation] = [], title: String? = nil) {
    (self.session, self.story, self.expectations) = (session, story, expectations)
    self.title = title.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The outcome of a run of the test: its calls, and whether each check holds.
  private struct Outcome: Equatable {
    var calls: [String]
    var holds: [Bool]
  }

  /// The file of the test, and a sentence for the page; the file is nil if the test does not pass.
  func result() -> (file: String?, text: String) {
    let (checks, missing) = recordedChecks
    let recorded = recordedCalls
    do {
      let (steps, first) = try simplest(checks, recorded)
      guard try outcome(of: steps, checks) == first else {
        return (
          nil, "Two runs of the test differ, so none is written: the app depends on something that is not replayed."
        )
      }
      let passing = checks.indices.filter { first.holds[$0] }.map { checks[$0] }
      let failing = checks.indices.filter { !first.holds[$0] }.map { checks[$0].check.words } + missing
      var text = "The test has \(counted(steps.count, "step"))"
      if !passing.isEmpty { text += " and \(counted(passing.count, "expectation"))" }
      text += ", and passes."
      if !failing.isEmpty {
        text +=
          " Left out, because the test's simpler gestures give something else: \(failing.joined(separator: "; "))."
      }
      let later = expectations.count { $0.frame > session.frames }
      if later > 0 {
        text += " Left out, because they lie after the end of the session: \(counted(later, "expectation"))."
      }
      if first.calls != recorded {
        text += " Its calls are not those of the recording, because gestures were simplified: read it through."
      }
      return (code(steps, passing, first.calls), text)
    } catch {
      return (nil, "The test would fail, so none is written: \(error)")
    }
  }

  private func counted(_ count: Int, _ name: String) -> String { "\(count) \(name)\(count == 1 ? "" : "s")" }

  // MARK: Running

  /// The points by which fingers' paths may differ from what was done, the simplest first.
  private static let tolerances: [CGFloat] = [.infinity, 32, 8, 2]

  /// The simplest steps that give the recording's calls and hold its checks, or else the closest, with their outcome.
  private func simplest(_ checks: [FramedCheck], _ recorded: [String]?) throws -> (steps: [TestStep], Outcome) {
    var known: [String: TestSteps.Locator?] = [:]
    func locate(_ frame: Int, _ point: CGPoint) -> TestSteps.Locator? {
      let key = "\(frame) \(point.x) \(point.y)"
      if let found = known[key] { return found }
      let found = locator(frame, point)
      known[key] = .some(found)
      return found
    }
    for tolerance in Self.tolerances.dropLast() {
      let steps = TestSteps(session, within: tolerance, locate: locate).steps
      guard let outcome = try? outcome(of: steps, checks) else { continue }
      if outcome.calls == recorded, !outcome.holds.contains(false) { return (steps, outcome) }
    }
    let steps = TestSteps(session, within: Self.tolerances[Self.tolerances.count - 1], locate: locate).steps
    return (steps, try outcome(of: steps, checks))
  }

  private func outcome(of steps: [TestStep], _ checks: [FramedCheck]) throws -> Outcome {
    try withStage(session.device) { stage in
      stage.tuneBeginning(of: session.inputs)
      story.show(stage)
      var (frame, rest, holds) = (0, checks[...], [Bool]())
      @MainActor func advance(to end: Int) {
        while let next = rest.first, next.frame <= end {
          stage.advance(frames: next.frame - frame)
          frame = next.frame
          holds.append(next.check.holds(stage))
          rest.removeFirst()
        }
        stage.advance(frames: end - frame)
        frame = end
      }
      for step in steps {
        advance(to: step.frame)
        try step.run(stage)
      }
      if let last = rest.last { advance(to: last.frame) }
      try stage.settle()
      return Outcome(calls: Self.calls(in: stage), holds: holds)
    }
  }

  private var recordedCalls: [String]? {
    var calls: [String]?
    _ = try? runStory(story, of: session) { stage in
      stage.replay(session)
      try stage.settle()
      calls = Self.calls(in: stage)
    }
    return calls
  }

  /// The calls of appearance, as the test compares them.
  private static func calls(in stage: Stage) -> [String] {
    stage.trace.filtered(.appearance).events.map { "\($0.subject).\($0.name)" }
  }

  // MARK: Expectations

  private typealias FramedCheck = (frame: Int, check: TestCheck)

  /// The expectations with the values that they have in the recording, in the order of frames, and the kinds of those
  /// that it does not have.
  private var recordedChecks: (checks: [FramedCheck], missing: [String]) {
    let sorted = expectations.filter { $0.frame <= session.frames }.sorted { $0.frame < $1.frame }
    guard let last = sorted.last else { return ([], []) }
    var (checks, missing): ([FramedCheck], [String]) = ([], [])
    _ = try? runStory(story, of: session) { stage in
      stage.replay(session, until: last.frame) { frame in
        for one in sorted where one.frame == frame {
          if let check = TestCheck.all(at: one.point, on: stage).first(where: { $0.kind == one.kind }) {
            checks.append((frame, check))
          } else {
            missing.append("the \(one.kind.rawValue) at frame \(frame)")
          }
        }
      }
    }
    return (checks, missing)
  }

  // MARK: Locators

  /// The element at a point, by its identifier or its label, if a replay finds the same one again.
  private func locator(_ frame: Int, _ point: CGPoint) -> TestSteps.Locator? {
    var found: TestSteps.Locator?
    _ = try? runStory(story, of: session) { stage in
      stage.replay(session, until: frame)
      let elements = stage.accessibilityElements.filter { $0.frame.contains(point) }
      guard let element = elements.min(by: { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }),
        let locator = ElementLocator(element, at: point, on: stage), locator.kind != .point
      else { return }
      let find = locator.find
      found = TestSteps.Locator(code: "try middle(of: \(locator.code))") { stage in
        find(stage).map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
      }
    }
    return found
  }

  // MARK: Writing

  private func code(_ steps: [TestStep], _ checks: [FramedCheck], _ calls: [String]) -> String {
    var body = tunedBeginning + [story.statement ?? "stage.show(<#the root of the story \(story.title)#>)"]
    var frame = 0
    func add(_ code: String, at next: Int) {
      if next > frame { body.append("stage.advance(frames: \(next - frame))") }
      frame = max(frame, next)
      body += code.split(separator: "\n").map(String.init)
    }
    var rest = checks[...]
    for step in steps {
      while let next = rest.first, next.frame <= step.frame {
        add(next.check.code, at: next.frame)
        rest.removeFirst()
      }
      add(step.code, at: step.frame)
    }
    for next in rest { add(next.check.code, at: next.frame) }
    body.append("try stage.settle()")
    body.append("#expect(stage.trace.filtered(.appearance).events.map { \"\\($0.subject).\\($0.name)\" } == [")
    body += calls.map { "  \(SwiftCode.string($0))," }
    body.append("])")
    if tunesEffects { body.insert("Effect.makeNumbersTunable()", at: 0) }
    let modules = (tunesEffects ? ["EffectCatalog"] : []) + ["Testing", "TransitionTesting", "UIKit"]
    let imports = modules.map { "import \($0)" } + appModules.map { "@testable import \($0)" }
    let functions = TestCheck.functions(for: body.joined(separator: "\n"))
    return """
      \(imports.joined(separator: "\n"))

      @Suite(\(SwiftCode.string(story.title))) @MainActor struct \(typeName) {
        @Test(\(SwiftCode.string(title ?? "What was done in the studio gives the same calls"))) func session() throws {
          try withStage(\(device)) { stage in
      \(body.map { "      " + $0 }.joined(separator: "\n"))
          }
        }\(functions)
      }

      """
  }

  /// The modules of the controllers that the story shows first; the code of its root names them.
  private var appModules: [String] {
    var modules: Set<String> = []
    _ = try? runStory(story, of: session) { stage in
      var controllers = stage.environment.windows.compactMap(\.rootViewController)
      while let next = controllers.popLast() {
        let module = String(reflecting: type(of: next)).prefix { $0 != "." }
        if module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { modules.insert(String(module)) }
        controllers += next.children
      }
    }
    return modules.subtracting(["UIKit"]).sorted()
  }

  /// Whether an effect's number was tuned: only those have such names, as `Fold · folds`.
  private var tunesEffects: Bool {
    session.inputs.contains { input in
      if case .tunable(let name, _) = input.kind { name.contains(" · ") } else { false }
    }
  }

  /// The statements for numbers that are set before the screen is made.
  private var tunedBeginning: [String] {
    session.inputs.prefix { $0.frame == 0 }.compactMap { input in
      if case .tunable(let name, let value) = input.kind { TestSteps.tune(name, value) } else { nil }
    }
  }

  private var typeName: String {
    let words = (title ?? story.title).split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let letters = words.map { title == nil ? String($0) : $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (letters.first?.isLetter ?? false ? letters : "Story\(letters)") + (title == nil ? "SessionTests" : "Tests")
  }

  private var device: String {
    let names = [
      "iphone-15": "iPhone15", "iphone-15-pro": "iPhone15Pro", "iphone-15-pro-max": "iPhone15ProMax",
      "iphone-13-mini": "iPhone13Mini", "iphone-se": "iPhoneSE", "ipad": "iPad", "small": "small",
    ]
    return ".\(names[session.device.name] ?? "iPhone15")"
  }
}
