import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Touch scripts") @MainActor struct TouchScriptTests {
  nonisolated private static let header = "{\"format\":\"matchcut-touches\",\"version\":1}\n"

  @Test("Touch scripts are read and written to the same bytes")
  func roundTrip() throws {
    let text =
      Self.header + """
        {"time":0,"finger":1,"phase":"began","x":4,"y":430}
        {"time":0.25,"finger":2,"phase":"began","x":100.5,"y":30}
        {"time":0.25,"finger":1,"phase":"moved","x":50,"y":430}
        {"time":0.5,"finger":2,"phase":"cancelled","x":100.5,"y":30}
        {"time":0.5,"finger":1,"phase":"ended","x":90,"y":430}

        """
    let script = try TouchScript(jsonLines: text)
    #expect(script.jsonLines == text && script.duration == 0.5 && script.events.count == 5)
    // One finger may go unnamed, and leave where it is.
    let short = try TouchScript(
      jsonLines: Self.header + "\n{\"time\":0,\"phase\":\"began\",\"x\":1,\"y\":2}\n{\"time\":1,\"phase\":\"ended\"}\n")
    #expect(short.events.map(\.location) == [CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 2)])
  }

  @Test(
    "Invalid touch scripts are reported with line and reason",
    arguments: [
      ("", 1, "the header is missing"),
      ("{\"format\":\"x\"}", 1, "the header {\"format\":\"matchcut-touches\",\"version\":1} is missing"),
      ("{\"format\":\"matchcut-touches\"}", 1, "the header has no version"),
      (
        "{\"format\":\"matchcut-touches\",\"version\":3}", 1, "version 3 is newer than 2, the newest that is known here"
      ),
      (header + "[1]", 2, "not a JSON object"),
      (header + "{\"time\":0}", 2, "\"phase\" is missing"),
      (
        header + "{\"time\":0,\"phase\":\"begun\",\"x\":1,\"y\":1}", 2, "\"begun\" is no phase; did you mean \"began\"?"
      ),
      (header + "{\"time\":0,\"phase\":\"began\",\"x\":1}", 2, "\"y\" is missing"),
      (
        header + "{\"time\":0,\"phase\":\"began\",\"x\":1,\"Y\":1}", 2,
        "\"Y\" is no member of an event; did you mean \"y\"?"
      ),
      (header + "{\"time\":-1,\"phase\":\"began\",\"x\":1,\"y\":1}", 2, "a time is from 0 to 3600 s"),
      (
        header + "{\"time\":0,\"finger\":0,\"phase\":\"began\",\"x\":1,\"y\":1}", 2,
        "a finger is a whole number from 1 to 100"
      ),
      (header + "{\"time\":0,\"phase\":\"began\",\"x\":1e9,\"y\":1}", 2, "a place is at most 1000000 points away"),
      (header + "{\"time\":0,\"phase\":\"moved\",\"x\":1,\"y\":1}", 2, "finger 1 is not down"),
      (header + "\n{\"time\":0,\"phase\":\"began\",\"x\":1,\"y\":1}", 3, "finger 1 lands and never leaves"),
    ])
  func mistakes(text: String, line: Int, reason: String) {
    let error = #expect(throws: TouchScriptError.self) { try TouchScript(jsonLines: text) }
    #expect(error == TouchScriptError(line: line, reason: reason))
    #expect(error?.description == "Touch script, line \(line): \(reason).")
  }

  @Test("A line of a touch script that is not JSON is named, with a reason")
  func notJSON() throws {
    let error = try #require(throws: TouchScriptError.self) { try TouchScript(jsonLines: Self.header + "{\"time\":0,") }
    #expect(error.line == 2 && error.reason.contains("end of file"))
  }

  @Test("A finger that lands twice, or a time that goes back, is reported with its line")
  func order() {
    let began = "{\"time\":1,\"phase\":\"began\",\"x\":1,\"y\":1}\n"
    for (second, reason) in [
      (began, "finger 1 is down since line 2"),
      ("{\"time\":0.5,\"phase\":\"moved\",\"x\":1,\"y\":1}", "times must not go back, and 0.5 s is before 1 s"),
    ] {
      let error = #expect(throws: TouchScriptError.self) { try TouchScript(jsonLines: Self.header + began + second) }
      #expect(error == TouchScriptError(line: 3, reason: reason))
    }
  }

  @Test("A script recorded on a stage makes the same touches again, one by one")
  func recorded() throws {
    func run(_ play: (Stage) throws -> Void) throws -> (TouchScript, String, String) {
      try withStage { stage in
        let scene = GestureScene(stage)
        _ = scene.add(UIPanGestureRecognizer(), "pan")
        _ = scene.add(UIPinchGestureRecognizer(), "pinch")
        let script = try stage.recordTouches {
          try play(stage)
          try stage.settle()
        }
        return (script, scene.actions.take(), scene.touches.take())
      }
    }
    let first = try run { stage in
      stage.pinch(about: CGPoint(x: 200, y: 300), from: 100, to: 200, over: 0.3)
      try stage.settle()
      stage.pan(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 300), over: 0.2, resting: 0.1)
    }
    #expect(first.1.contains("pinch.ended pan.began"))
    let copy = try TouchScript(jsonLines: first.0.jsonLines)
    let second = try run { $0.play(copy) }
    #expect(first.0.jsonLines == second.0.jsonLines)
    #expect(first.1 == second.1 && first.2 == second.2)
  }

  @Test("A recorded script can be read, for any number of fingers one after the other")
  func manyFingers() throws {
    try withStage(.small) { stage in
      let script = try stage.recordTouches {
        for _ in 0..<101 {
          stage.tap(CGPoint(x: 50, y: 50))
          try stage.settle()
        }
        // Two at once are two.
        stage.tap(CGPoint(x: 50, y: 50), fingers: 2)
        try stage.settle()
      }
      #expect(Set(script.events.map(\.finger)) == [1, 2] && script.events.count { $0.phase == .began } == 103)
      let copy = try TouchScript(jsonLines: script.jsonLines)
      #expect(copy == script)
    }
  }

  @Test("A recorded script can be read after any use of fingers: left down, down before, twice down, outside")
  func wildFingers() throws {
    try withStage(.small) { stage in
      let before = stage.touchDown(at: CGPoint(x: 10, y: 10))
      let script = stage.recordTouches {
        before.move(to: CGPoint(x: 20, y: 10))
        before.lift()
        let touches = stage.environment.touches
        let nowhere = CGPoint(x: CGFloat.nan, y: 0)
        touches.send(.began, finger: 7, at: CGPoint(x: 1, y: 1))
        touches.send(.began, finger: 7, at: CGPoint(x: 2, y: 2))
        touches.send(.moved, finger: 7, at: nowhere)
        touches.send(.began, finger: 8, at: nowhere)
        touches.send(.moved, finger: 9, at: CGPoint(x: 3, y: 3))
        touches.send(.ended, finger: 7, at: nowhere)
        touches.send(.began, finger: 3, at: CGPoint(x: 5, y: 5))
        stage.advance(by: 0.5)
      }
      let words = script.events.map { "\($0.finger)\($0.phase)\(Int($0.location.x))" }
      #expect(words == ["1began1", "1cancelled1", "1began2", "1ended2", "1began5", "1cancelled5"])
      #expect(abs(script.duration - 0.5) < 1e-9)
      let copy = try TouchScript(jsonLines: script.jsonLines)
      #expect(copy == script)
    }
  }
}
