import EffectCatalog
import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@testable import StudioHost

@Suite("Exported tests")
@MainActor struct TestExportTests {
  private static let story = Story("Two screens", on: .iPhone15, code: "makeRoot()") {
    let home = OneButton.makeHome { home in
      let next = UIViewController()
      next.title = "Next"
      home.navigationController?.pushViewController(next, animated: true)
    }
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

  /// A swipe back that a hand makes: it speeds up, and wanders by some points.
  private func swipe(_ stage: Stage, to end: Int) throws {
    stage.advance(frames: 5)
    stage.tap(CGPoint(x: 150, y: 320))
    try stage.settle()
    let finger = stage.touchDown(at: CGPoint(x: 1, y: 426))
    for step in 1...20 {
      stage.advance(frames: 1)
      finger.move(to: CGPoint(x: 1 + end * step * step / 400, y: 426 + (step % 3) * 4))
    }
    stage.advance(frames: 1)
    finger.lift()
    try stage.settle()
  }

  @Test("A swipe that is not straight is written as a drag where that gives the same calls")
  func unevenSwipe() throws {
    let session = try session { try swipe($0, to: 300) }
    let (file, text) = TestExport(session, of: Self.story, title: "A swipe back \"pops\" the screen").result()
    #expect(text == "The test has 2 steps, and passes.")
    let code = try #require(file)
    #expect(code.contains("stage.drag(from: CGPoint(x: 1, y: 426), to: CGPoint(x: 301, y: 434), over: "), "\(code)")
    #expect(code.contains("@Test(\"A swipe back \\\"pops\\\" the screen\") func session()"))
    #expect(code.contains("@MainActor struct ASwipeBackPopsTheScreenTests {"))
  }

  @Test("A swipe whose end decides is written with as many corners as give the same calls")
  func decidingSwipe() throws {
    let session = try session { stage in
      stage.advance(frames: 5)
      stage.tap(CGPoint(x: 150, y: 320))
      try stage.settle()
      // It rests and rushes: a straight way to the end would be too slow to pop.
      let finger = stage.touchDown(at: CGPoint(x: 1, y: 426))
      for x in Array(repeating: 12, count: 20) + [25, 45, 70, 100] {
        stage.advance(frames: 1)
        finger.move(to: CGPoint(x: x, y: 426))
      }
      stage.advance(frames: 1)
      finger.lift()
      try stage.settle()
    }
    let (file, text) = TestExport(session, of: Self.story).result()
    #expect(text == "The test has 2 steps, and passes.")
    let code = try #require(file)
    let corners = code.components(separatedBy: "TouchPoint(").count - 1
    #expect((3...8).contains(corners), "\(code)")
  }

  @Test("A test that tunes an effect's number makes those numbers tunable first")
  func effectNumbers() throws {
    Effect.makeNumbersTunable()
    let folding = FoldingDelegate()
    let folded = Story("Fold", on: .iPhone15, code: "makeRoot()") {
      let home = OneButton.makeHome { home in
        home.navigationController?.pushViewController(UIViewController(), animated: true)
      }
      let navigation = UINavigationController(rootViewController: home)
      navigation.delegate = folding
      return navigation
    }
    let session = try withStage { stage in
      folded.show(stage)
      return try stage.recordSession("Fold") {
        stage.tune("Fold · folds", to: 5)
        stage.tap(CGPoint(x: 150, y: 320))
        try stage.settle()
      }
    }
    let file = try #require(TestExport(session, of: folded).result().file)
    #expect(file.hasPrefix("import EffectCatalog\nimport Testing\n"))
    #expect(file.contains("      Effect.makeNumbersTunable()\n      stage.tune(\"Fold · folds\", to: 5.0)\n"))
    let other = TestExport(try OneButton.session { $0.tune("height", to: 200) }, of: OneButton.story).result().file
    #expect(other?.contains("EffectCatalog") == false)
  }

  @Test("An expectation behind the session's end is left out, and the page's sentence counts it")
  func laterExpectations() throws {
    let session = try OneButton.session()
    let later = Expectation(kind: .top, frame: session.frames + 10)
    let result = TestExport(session, of: OneButton.story, expecting: [later]).result()
    #expect(result.text.hasSuffix(" Left out, because they lie after the end of the session: 1 expectation."))
  }

  @Test("Expectations are written with locators at their frames, and stand in the test that has passed")
  func expectations() throws {
    let session = try session { stage in
      stage.advance(frames: 5)
      stage.tap(CGPoint(x: 150, y: 320))
      try stage.settle()
      stage.edgePan(from: .left, by: 300, over: 0.3)
      try stage.settle()
    }
    let point = CGPoint(x: 150, y: 320)
    let end = session.frames
    let picked = [
      Expectation(kind: .visible, frame: 3, point: point), Expectation(kind: .frame, frame: 3, point: point),
      Expectation(kind: .top, frame: 3), Expectation(kind: .transition, frame: end),
      Expectation(kind: .value, frame: 3, point: point),
    ]
    let (file, text) = TestExport(session, of: Self.story, expecting: picked).result()
    let code = try #require(file)
    #expect(text.hasPrefix("The test has 2 steps and 4 expectations, and passes."))
    #expect(text.contains("the value at frame 3"))
    let lines = [
      "      stage.advance(frames: 3)",
      "      #expect(stage.accessibilityElement(label: \"Next\")?.frame.intersects(stage.window.bounds) == true)",
      "      #expect(isNear(stage.accessibilityElement(label: \"Next\")?.frame, "
        + "CGRect(x: 100, y: 300, width: 100, height: 44)))",
      "      #expect(top(stage.window.rootViewController)?.title == \"Home\")", "      stage.advance(frames: 1)",
      "      stage.tap(try middle(of: stage.accessibilityElement(label: \"Next\")))",
    ]
    #expect(code.contains(lines.joined(separator: "\n")), "\(code)")
    #expect(code.contains("#expect(ends(of: stage) == [true, true])"))
    for name in ["isNear", "top", "ends", "middle"] { #expect(code.contains("  private func \(name)(")) }
  }

  @Test("An element that moves in mid-transition is picked where the frame shows it")
  func moving() throws {
    try withStage { stage in
      Self.story.show(stage)
      stage.tap(CGPoint(x: 150, y: 320))
      while stage.environment.runningAnimations.isEmpty { stage.advance(frames: 1) }
      stage.advance(frames: 6)
      let title = try #require(stage.accessibilityElement(label: "Next"))
      let shown = ElementLocator.shownFrame(of: title, on: stage)
      #expect(shown.minX > title.frame.minX + 50, "\(shown)")
      let found = ElementLocator.element(at: CGPoint(x: shown.minX + 2, y: shown.midY), on: stage)
      #expect(found?.object === title.object)
      try stage.settle()
    }
  }

  @Test("A test that would report a problem is not written, and the page gets the reason")
  func problem() throws {
    let story = Story("Broken", code: "makeRoot()") {
      OneButton.makeHome { home in
        let endless = CABasicAnimation(keyPath: "opacity")
        endless.duration = .nan
        home.view.layer.add(endless, forKey: nil)
      }
    }
    var session: Session?
    _ = try? withStage { stage in
      story.show(stage)
      session = try stage.recordSession("Broken") {
        stage.tap(CGPoint(x: 150, y: 320))
        try stage.settle()
      }
    }
    let (file, text) = TestExport(try #require(session), of: story).result()
    #expect(file == nil && text.hasPrefix("The test would fail, so none is written: "), "\(text)")
  }

  @Test("A touch that was cancelled is cancelled in the test, too")
  func cancelled() throws {
    let session = try session { stage in
      stage.advance(frames: 5)
      stage.tap(CGPoint(x: 150, y: 320))
      try stage.settle()
      let finger = stage.touchDown(at: CGPoint(x: 1, y: 426))
      for step in 1...20 {
        stage.advance(frames: 1)
        finger.move(to: CGPoint(x: 1 + 15 * step, y: 426))
      }
      stage.advance(frames: 1)
      finger.cancel()
      try stage.settle()
    }
    let (file, text) = TestExport(session, of: Self.story).result()
    #expect(text == "The test has 2 steps, and passes.")
    #expect(try #require(file).contains("phase: .cancelled, location: CGPoint(x: 301, y: 426)"), "\(file ?? "")")
  }

  @Test("A path is simplified to its corners")
  func corners() {
    let points = [(0, 0, 0), (1, 10, 1), (2, 20, 0), (3, 20, 10), (4, 20, 20)]
    let path = FingerPath(
      source: .finger, points: points.map { (frame: $0.0, location: CGPoint(x: CGFloat($0.1), y: CGFloat($0.2))) })
    #expect(
      path.corners(within: 2).map(\.location) == [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    #expect(!path.isStill)
  }

  @Test("Text is written as a Swift string")
  func strings() {
    #expect(SwiftCode.string("a\"b\\c\nd\u{1}") == #""a\"b\\c\nd\u{1}""#)
    #expect(SwiftCode.number(3) == "3" && SwiftCode.number(0.126) == "0.13")
  }
}

/// An app's delegate, whose pushes fold.
private final class FoldingDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FoldAnimator() }
}
