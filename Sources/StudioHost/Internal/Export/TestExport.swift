import Foundation
import TransitionStage
import UIKit

/// Writes a Swift test of a session, and runs it before it is handed out.
@MainActor struct TestExport {
  private let session: Session
  private let story: Story

  init(_ session: Session, of story: Story) {
    (self.session, self.story) = (session, story)
  }

  /// The file of the test, and a sentence for the page; the file is nil if the test does not pass.
  func result() -> (file: String?, text: String) {
    let steps = TestSteps(session, locate: locator).steps
    guard let first = calls(of: steps), let second = calls(of: steps) else {
      return (nil, "The test does not settle within 10 s, so none is written: \(unsettled(steps))")
    }
    guard first == second else {
      return (
        nil, "Two runs of the test differ, so none is written: the app depends on something that is not replayed."
      )
    }
    let isSame = first == recordedCalls
    let note =
      isSame ? "" : " Its calls are not those of the recording, because gestures were simplified: read it through."
    return (code(steps, first), "The test has \(steps.count) steps, and passes.\(note)")
  }

  // MARK: Running

  private func run(_ steps: [TestStep], on stage: Stage) throws {
    stage.tuneBeginning(of: session.inputs)
    story.show(stage)
    var frame = 0
    for step in steps {
      stage.advance(frames: step.frame - frame)
      frame = step.frame
      try step.run(stage)
    }
    try stage.settle()
  }

  private func calls(of steps: [TestStep]) -> [String]? {
    var calls: [String]?
    try? withStage(session.device) { stage in
      try run(steps, on: stage)
      calls = Self.calls(in: stage)
    }
    return calls
  }

  private func unsettled(_ steps: [TestStep]) -> String {
    var reason = "it throws."
    try? withStage(session.device) { stage in
      do { try run(steps, on: stage) } catch { reason = "\(error)" }
    }
    return reason
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

  // MARK: Locators

  /// The element at a point, by its identifier or its label, if a replay finds the same one again.
  private func locator(_ frame: Int, _ point: CGPoint) -> TestSteps.Locator? {
    var found: TestSteps.Locator?
    _ = try? runStory(story, of: session) { stage in
      stage.replay(session, until: frame)
      let elements = stage.accessibilityElements.filter { $0.frame.contains(point) }
      guard let element = elements.min(by: { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height })
      else { return }
      // The middle of the element must be what was touched, also for those that are only near.
      if let identifier = element.identifier, stage.accessibilityElement(identifier: identifier)?.frame == element.frame
      {
        found = Self.locator("identifier", identifier) { $0.accessibilityElement(identifier: identifier) }
      } else if let label = element.label, stage.accessibilityElement(label: label)?.frame == element.frame {
        found = Self.locator("label", label) { $0.accessibilityElement(label: label) }
      }
    }
    return found
  }

  private static func locator(
    _ kind: String, _ name: String, find: @escaping @MainActor (Stage) -> AccessibleElement?
  ) -> TestSteps.Locator {
    TestSteps.Locator(code: "try middle(of: stage.accessibilityElement(\(kind): \(SwiftCode.string(name))))") { stage in
      find(stage).map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    }
  }

  // MARK: Writing

  private func code(_ steps: [TestStep], _ calls: [String]) -> String {
    var body = tunedBeginning + [story.statement ?? "stage.show(<#the root of the story \(story.title)#>)"]
    var frame = 0
    for step in steps {
      if step.frame > frame { body.append("stage.advance(frames: \(step.frame - frame))") }
      frame = step.frame
      body += step.code.split(separator: "\n").map(String.init)
    }
    body.append("try stage.settle()")
    body.append("#expect(stage.trace.filtered(.appearance).events.map { \"\\($0.subject).\\($0.name)\" } == [")
    body += calls.map { "  \(SwiftCode.string($0))," }
    body.append("])")
    let lines = body.map { "    \($0)" }.joined(separator: "\n")
    let needsMiddle = steps.contains { $0.code.contains("middle(of:") }
    return """
      import Testing
      import TransitionTesting
      import UIKit

      @Suite(\(SwiftCode.string(story.title))) @MainActor struct \(typeName) {
        @Test(\(SwiftCode.string("What was done in the studio gives the same calls"))) func session() throws {
          try withStage(\(device)) { stage in
      \(lines.replacingOccurrences(of: "\n", with: "\n  ").withIndent)
          }
        }\(needsMiddle ? Self.middle : "")
      }

      """
  }

  private static let middle = """


      /// The middle of an element on the screen.
      private func middle(of element: AccessibleElement?) throws -> CGPoint {
        let frame = try #require(element).frame
        return CGPoint(x: frame.midX, y: frame.midY)
      }
    """

  /// The statements for numbers that are set before the screen is made.
  private var tunedBeginning: [String] {
    session.inputs.prefix { $0.frame == 0 }.compactMap { input in
      if case .tunable(let name, let value) = input.kind { TestSteps.tune(name, value) } else { nil }
    }
  }

  private var typeName: String {
    let letters = story.title.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return (letters.first?.isLetter ?? false ? letters : "Story\(letters)") + "SessionTests"
  }

  private var device: String {
    let names = [
      "iphone-15": "iPhone15", "iphone-15-pro": "iPhone15Pro", "iphone-15-pro-max": "iPhone15ProMax",
      "iphone-13-mini": "iPhone13Mini", "iphone-se": "iPhoneSE", "ipad": "iPad", "small": "small",
    ]
    return ".\(names[session.device.name] ?? "iPhone15")"
  }
}

extension String {
  fileprivate var withIndent: String { "  " + self }
}
