import EventTrace
import Foundation
import FrameExport
import PhotoDemo
import Testing
import TransitionTesting
import UIKit

@testable import MatchcutCommand

@Suite("Touch files") @MainActor struct TouchFileTests {
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

  @Test("Touches of a file play on the screen as on a device, and the same each time")
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

  @Test("The demo's touches, written, read and played on the photo app, give the same film to the byte")
  func demo() throws {
    let device = Device(
      name: "demo",
      screen: UIScreen.Configuration(size: CGSize(width: 393, height: 852), scale: 1, safeAreaInsets: .zero))
    @MainActor func film(_ touches: TouchScript) throws -> (film: Data, trace: EventTrace) {
      try withStage(device) { stage in
        let list = PhotoListController()
        stage.show(UINavigationController(rootViewController: list))
        list.showPhoto(at: 2)
        try stage.settle()
        stage.clearTrace()
        stage.play(touches)
        let film = try stage.record("swipe back", framesPerSecond: 5)
        #expect(film.frames.count > 10 && Set(film.frames.map { $0.width }) == [393])
        return (try FrameExporter().data(of: film, as: .html), stage.trace)
      }
    }
    let script = DemoTouches.swipeBack
    let first = try film(script)
    let tokens = first.trace.shorthand.tokens
    #expect(tokens.contains("cancel") && tokens.contains("finish"))
    let second = try withFile(Data(script.jsonLines.utf8)) { try film(TouchScript(file: $0)) }
    #expect(first.film == second.film && first.trace.jsonLines == second.trace.jsonLines)
  }

  @Test("The error of an unreadable touch file names the file and the reason")
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

  @Test("Touches and a finger's script cannot be combined")
  func scriptAndTouches() {
    #expect(throws: PlanError.scriptAndTouches) {
      try RecordingPlan(effect: "system", kind: "pop", device: "small", script: "0:0, 1:finish", touches: swipe)
    }
    #expect(PlanError.scriptAndTouches.description.contains("not both"))
  }
}
