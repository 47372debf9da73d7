import Foundation
import Testing
import TransitionTesting

@testable import MatchcutCommand

@Suite("A recording's touches") @MainActor struct TouchFileTests {
  private let swipe = TouchScript([
    .init(time: 0, phase: .began, location: CGPoint(x: 4, y: 430)),
    .init(time: 0.3, phase: .moved, location: CGPoint(x: 260, y: 430)),
    .init(time: 0.4, phase: .ended, location: CGPoint(x: 260, y: 430)),
  ])

  private func withFile<Result>(_ content: Data, _ body: (String) throws -> Result) throws -> Result {
    let path = FileManager.default.temporaryDirectory.path + "/touches-\(UUID().uuidString).json"
    guard FileManager.default.createFile(atPath: path, contents: content) else { throw CocoaError(.fileWriteUnknown) }
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }

  @Test("come from a file, play on the screen, and bring about what they would on a device; twice the same")
  func plays() throws {
    try withFile(Data(swipe.jsonLines.utf8)) { path in
      let touches = try TouchScript(file: path)
      #expect(touches == swipe)
      let plan = try RecordingPlan(effect: "system", kind: "pop", device: "iphone-15", touches: touches)
      let trace = try Recorder(plan).trace()
      #expect(trace.shorthand.tokens.contains("cT(1)") && trace.shorthand.tokens.contains("finish"))
      #expect(try Recorder(plan).trace().jsonLines == trace.jsonLines)
    }
  }

  @Test("that cannot be read say which file, and why")
  func mistakes() throws {
    let missing = #expect(throws: TouchFileError.self) { try TouchScript(file: "/nowhere/touches.json") }
    #expect(missing?.description == "The touch script /nowhere/touches.json cannot be read.")
    try withFile(Data([0xFF, 0xFE])) { path in
      let binary = #expect(throws: TouchFileError.self) { try TouchScript(file: path) }
      #expect(binary?.description == "The touch script \(path) is not UTF-8 text.")
    }
    try withFile(Data("{}".utf8)) { path in
      let wrong = #expect(throws: TouchFileError.self) { try TouchScript(file: path) }
      #expect(wrong?.reason.hasPrefix("is wrong in line 1: the header") == true)
    }
  }

  @Test("and a finger's script do not go together")
  func twoHands() {
    #expect(throws: PlanError.twoHands) {
      try RecordingPlan(effect: "system", kind: "pop", device: "small", script: "0:0, 1:finish", touches: swipe)
    }
    #expect(PlanError.twoHands.description.contains("not both"))
  }
}
