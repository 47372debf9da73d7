import Foundation
import Testing
import TransitionTesting
import UIKit

@Suite("Recording and replaying a session")
@MainActor struct SessionReplayTests {
  /// A screen with a button that pushes another one, and a text field.
  private final class Home: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 40))

    override func viewDidLoad() {
      title = "Home"
      view.backgroundColor = .systemBackground
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Next") { [weak self] _ in self?.push() })
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
      view.addSubview(button)
      view.addSubview(field)
    }

    private func push() {
      let next = UIViewController()
      next.title = "Next"
      next.view.backgroundColor = .systemYellow
      navigationController?.pushViewController(next, animated: true)
    }
  }

  private func record(_ body: (Stage) throws -> Void) throws -> Session {
    try withStage { stage in
      stage.show(UINavigationController(rootViewController: Home()))
      return try stage.recordSession("Home") { try body(stage) }
    }
  }

  private func replay(_ session: Session) throws -> SessionDifference? {
    try withStage { stage in
      stage.show(UINavigationController(rootViewController: Home()))
      return stage.replay(session)
    }
  }

  private func swipe(_ stage: Stage) throws {
    stage.tap(CGPoint(x: 150, y: 222))
    try stage.settle()
    stage.edgePan(from: .left, by: 300, over: 0.3)
    stage.advance(by: 0.155)
    try stage.settle()
  }

  @Test("A replay gives the same calls and the same frames, also after the session was written and read")
  func same() throws {
    let session = try record(swipe)
    #expect(session.frames > 40)
    #expect(session.records.count > 30)
    #expect(session.records.flatMap(\.events).contains { $0.hasPrefix("Next.viewDidAppear") })
    #expect(try replay(session) == nil)
    let text = session.jsonLines
    let read = try Session(jsonLines: text)
    #expect(read == session)
    #expect(read.jsonLines == text)
    #expect(try replay(read) == nil)
  }

  @Test("Keys, text, scrolls, settings, sizes and events of the system are replayed")
  func kinds() throws {
    let session = try record { stage in
      stage.tap(CGPoint(x: 100, y: 420))
      try stage.settle()
      stage.type("ab")
      stage.deleteBackward()
      stage.press(.keyboardTab, holding: .shift)
      stage.advance(frames: 20)
      stage.hover(at: CGPoint(x: 10, y: 10))
      stage.scroll(over: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -50), in: 0.1)
      try stage.settle()
      stage.preferredContentSizeCategory = .extraLarge
      stage.motion.isReduced = true
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      stage.sendToBackground()
      stage.returnToForeground()
      stage.advance(by: 0.2)
    }
    let names = Set(session.inputs.map(\.kind.name))
    #expect(
      names.isSuperset(of: ["finger", "text", "delete", "key", "hover", "scroll", "setting", "rotate", "system"]))
    #expect(try Session(jsonLines: session.jsonLines) == session)
    #expect(try replay(session) == nil)
  }

  @Test("The first difference is named with its time and both events")
  func difference() throws {
    var session = try record(swipe)
    let index = try #require(session.records.firstIndex { $0.events.contains { $0.hasPrefix("Next.viewWillAppear") } })
    let event = try #require(session.records[index].events.firstIndex { $0.hasPrefix("Next.viewWillAppear") })
    session.records[index].events[event] = "List.viewWillAppear(true)"
    let difference = try #require(try replay(session))
    #expect(difference.frame == session.records[index].frame)
    #expect(difference.recorded == "List.viewWillAppear(true)")
    #expect(difference.replayed == "Next.viewWillAppear(true)")
    #expect(difference.description.hasSuffix("recorded List.viewWillAppear(true), now Next.viewWillAppear(true)."))
    #expect(difference.description.hasPrefix("The replay differs from the recording at "))
  }

  @Test("Another app differs in its first frame")
  func otherApp() throws {
    let session = try record(swipe)
    let difference = try withStage { stage in
      stage.show(UIViewController())
      return stage.replay(session)
    }
    #expect(difference?.frame == 0)
  }

  @Test("A session that is replayed ten times gives the same digests each time")
  func repeated() throws {
    let session = try record(swipe)
    for _ in 0..<10 { #expect(try replay(session) == nil) }
  }

  @Test("A recording is written to a file, also where its test throws")
  func file() throws {
    struct Failure: Error {}
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sessions-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("deep/swipe.mcsession").path
    #expect(throws: Failure.self) {
      try withStage { stage in
        stage.show(UINavigationController(rootViewController: Home()))
        try stage.recordSession("Home", to: path) {
          stage.tap(CGPoint(x: 150, y: 222))
          stage.advance(frames: 10)
          throw Failure()
        }
      }
    }
    let session = try Session(jsonLines: String(contentsOfFile: path, encoding: .utf8))
    #expect(session.story == "Home" && session.frames == 10)
    #expect(try replay(session) == nil)
  }

  @Test("A replay up to a frame stops there")
  func until() throws {
    let session = try record(swipe)
    try withStage { stage in
      stage.show(UINavigationController(rootViewController: Home()))
      #expect(stage.replay(session, until: 30) == nil)
      #expect(abs(stage.time - 0.5) < 1e-9)
    }
  }

  @Test("The touches of a session are a touch script")
  func script() throws {
    let session = try record(swipe)
    let script = session.touchScript
    #expect(script.events.first?.location == CGPoint(x: 150, y: 222))
    #expect(script.events.count { $0.phase == .began } == 2)
    #expect(
      try TouchScript(jsonLines: TouchScript(script.events.map(renumbered)).jsonLines).events.count
        == script.events.count)
  }

  /// Sessions number fingers freely, scripts from 1.
  private func renumbered(_ event: TouchScript.Event) -> TouchScript.Event {
    var event = event
    event.finger = 1 + event.finger % 2
    return event
  }
}
