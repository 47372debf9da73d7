import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Pencils and pointers in touch scripts: version 2 of their form.
@Suite("Pencils and pointers in touch scripts") @MainActor struct TouchScriptSourceTests {
  nonisolated private static let header = "{\"format\":\"matchcut-touches\",\"version\":2}\n"

  private final class Sheet: UIView {
    var received: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }

    private func note(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
      guard let touch = touches.first, let event else { return }
      received.append("\(word) \(touch.type) \(touch.force) \(touch.majorRadius) \(event.buttonMask.rawValue)")
    }
  }

  /// Returns the touches that a view received, and the script of them.
  private func received(_ play: (Stage) throws -> Void) throws -> (received: [String], script: TouchScript) {
    try withStage(.small) { stage in
      let root = UIViewController()
      let sheet = Sheet(frame: stage.window.bounds)
      root.view.addSubview(sheet)
      stage.show(root)
      let script = try stage.recordTouches {
        try play(stage)
        try stage.settle()
      }
      return (sheet.received, script)
    }
  }

  @Test("Sources are recorded, and play the same again")
  func recorded() throws {
    let point = CGPoint(x: 50, y: 50)
    let first = try received { stage in
      let pencil = stage.touchDown(at: point, as: TouchSource(.pencil, force: 0.5, majorRadius: 2))
      stage.advance(by: 0.1)
      pencil.press(3)
      stage.advance(by: 0.1)
      pencil.lift()
      stage.advance(by: 0.1)
      stage.tap(point, as: .secondaryButton)
    }
    #expect(
      first.received.contains("moved pencil 3.0 2.0 1") && first.received.contains("began indirectPointer 0.0 0.0 2"))
    let text = first.script.jsonLines
    #expect(text.hasPrefix(Self.header))
    let copy = try TouchScript(jsonLines: text)
    #expect(copy == first.script && copy.jsonLines == text)
    let second = try received { $0.play(copy) }
    // Between two events the pencil presses harder bit by bit; what is said where it lands and leaves is the same.
    #expect(second.received.first == first.received.first && second.received.suffix(2) == first.received.suffix(2))
    #expect(second.received.contains("moved pencil 3.0 2.0 1"))
  }

  @Test("Values change evenly between two events, and stay as they were where none are given")
  func between() throws {
    let script = try TouchScript(
      jsonLines: Self.header + """
        {"time":0,"phase":"began","x":50,"y":50,"type":"pencil","force":1}
        {"time":0.2,"phase":"moved","x":50,"y":50,"force":3,"radius":4}
        {"time":0.4,"phase":"ended"}
        """)
    #expect(script.events.map(\.source.force) == [1, 3, 3] && script.events.map(\.source.majorRadius) == [0, 4, 4])
    #expect(script.events.allSatisfy { $0.source.type == .pencil && $0.source.buttons == .primary })
    try withStage(.small) { stage in
      var forces: [CGFloat] = []
      stage.environment.touches.listener = { forces += $0.map(\.force) }
      stage.play(script)
      try stage.settle()
      #expect(forces.first == 1 && forces.last == 3 && forces == forces.sorted())
      #expect(forces.contains { abs($0 - 2) < 0.1 })
    }
  }

  @Test("Sources are no part of version 1, in which plain fingers are written")
  func plain() throws {
    let script = TouchScript([
      TouchScript.Event(time: 0, phase: .began, location: .zero),
      TouchScript.Event(time: 1, phase: .ended, location: .zero),
    ])
    #expect(script.jsonLines.hasPrefix("{\"format\":\"matchcut-touches\",\"version\":1}\n"))
    #expect(!script.jsonLines.contains("force"))
  }

  @Test(
    "Invalid sources are reported with line and reason",
    arguments: [
      ("\"type\":\"pen\"", "\"pen\" touches no screen; there are direct, indirect, pencil, indirectPointer"),
      ("\"type\":1", "\"type\" is no string"), ("\"force\":-1", "a force is from 0 to 1000"),
      ("\"radius\":1e9", "a radius is from 0 to 1000000 points"),
      (
        "\"buttons\":1.5", "buttons are a whole number, the sum of 1 for the main one, 2 for the other, 4, 8…"
      ),
      ("\"forces\":1", "\"forces\" is no member of an event; did you mean \"force\"?"),
    ])
  func mistakes(member: String, reason: String) {
    let text = Self.header + "{\"time\":0,\"phase\":\"began\",\"x\":1,\"y\":1,\(member)}\n"
    #expect(throws: TouchScriptError(line: 2, reason: reason)) { try TouchScript(jsonLines: text) }
  }

  @Test("Sources are written at the landing, with the version that has them")
  func points() {
    let began = "{\"time\":0,\"phase\":\"began\",\"x\":1,\"y\":1"
    let late = Self.header + began + "}\n{\"time\":1,\"phase\":\"ended\",\"type\":\"pencil\"}\n"
    #expect(throws: TouchScriptError(line: 3, reason: "\"type\" is said where the finger lands")) {
      try TouchScript(jsonLines: late)
    }
    let old = "{\"format\":\"matchcut-touches\",\"version\":1}\n" + began + ",\"force\":1}\n"
    #expect(throws: TouchScriptError(line: 2, reason: "\"force\" needs version 2 in the header")) {
      try TouchScript(jsonLines: old)
    }
  }

  @Test("Sources that a script cannot express are recorded as they were")
  func wild() throws {
    let script = try received { stage in
      var change = TouchChange(1, .began, at: CGPoint(x: 5, y: 5))
      (change.type, change.force, change.radius) = (.pencil, .nan, -1)
      stage.environment.touches.send([change])
      (change.phase, change.force) = (.moved, 2)
      stage.environment.touches.send([change])
      (change.phase, change.force) = (.ended, .infinity)
      stage.environment.touches.send([change])
    }.script
    #expect(script.events.map(\.source.force) == [0, 2, 2] && script.events.allSatisfy { $0.source.majorRadius == 0 })
    #expect(try TouchScript(jsonLines: script.jsonLines) == script)
  }
}
