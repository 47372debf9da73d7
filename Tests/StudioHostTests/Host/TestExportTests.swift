import Testing
import TransitionTesting
import UIKit

@testable import StudioHost

@Suite("Exported tests")
@MainActor struct TestExportTests {
  private static let story = Story("Two screens", on: .iPhone15, code: "makeRoot()") {
    let home = UIViewController()
    home.title = "Home"
    home.view.backgroundColor = .white
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Next") { [weak home] _ in
        let next = UIViewController()
        next.title = "Next"
        home?.navigationController?.pushViewController(next, animated: true)
      })
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    home.view.addSubview(button)
    return UINavigationController(rootViewController: home)
  }

  private func session(_ body: (Stage) throws -> Void) throws -> Session {
    try withStage { stage in
      Self.story.show(stage)
      return try stage.recordSession("Two screens") { try body(stage) }
    }
  }

  @Test(
    "A tap on a button is written with the button's label, and a swipe as a drag; the calls are those of the recording")
  func gestures() throws {
    let session = try session { stage in
      stage.advance(frames: 5)
      stage.tap(CGPoint(x: 150, y: 320))
      try stage.settle()
      stage.edgePan(from: .left, by: 300, over: 0.3)
      try stage.settle()
    }
    let result = TestExport(session, of: Self.story).result()
    let file = try #require(result.file)
    #expect(result.text == "The test has 2 steps, and passes.")
    #expect(file.contains("try withStage(.iPhone15) { stage in\n      stage.show(makeRoot())\n"))
    #expect(file.contains("stage.tap(try middle(of: stage.accessibilityElement(label: \"Next\")))"))
    #expect(file.contains("stage.drag(from: CGPoint(x: 1, y: 426), to: CGPoint(x: 301, y: 426), over: "))
    #expect(file.contains("\"Next.viewDidDisappear\",\n"))
    #expect(file.contains("@Suite(\"Two screens\") @MainActor struct TwoscreensSessionTests {\n"))
  }

  @Test("A path is simplified to its corners")
  func corners() {
    let points = [(0, 0, 0), (1, 10, 1), (2, 20, 0), (3, 20, 10), (4, 20, 20)]
    let path = FingerPath(
      source: .finger, points: points.map { (frame: $0.0, location: CGPoint(x: CGFloat($0.1), y: CGFloat($0.2))) })
    #expect(path.corners.map(\.location) == [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    #expect(!path.isStill)
  }

  @Test("Text is written as a Swift string")
  func strings() {
    #expect(SwiftCode.string("a\"b\\c\nd\u{1}") == #""a\"b\\c\nd\u{1}""#)
    #expect(SwiftCode.number(3) == "3" && SwiftCode.number(0.126) == "0.13")
  }
}
