import Testing
import Trails
import TransitionTesting
import UIKit

/// The app on a stage.
@MainActor private struct App {
  let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
    stage.launch(AppDelegate.self)
  }

  var navigation: UINavigationController? {
    (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController as? UINavigationController
  }

  var title: String? { navigation?.topViewController?.title }

  /// Activates what VoiceOver calls by a label.
  func activate(_ label: String) throws {
    try stage.activate(#require(stage.accessibilityElement(label: label)))
  }

  /// Opens a trail, and waits until it is there.
  func open(_ label: String) throws {
    try activate(label)
    try stage.settle()
  }

  func frame(of label: String) throws -> CGRect {
    try #require(stage.accessibilityElement(label: label)).frame
  }
}

@Suite("An app of two screens") @MainActor struct TrailsTests {
  @Test("The launch shows the list, and its screen has appeared after the app is active")
  func launch() throws {
    try withStage { stage in
      _ = App(stage)
      #expect(
        stage.accessibilityTree == """
          Trails, heading
          Ridge Path, Northern Hills
          Lake Round, Valley of Lakes
          Old Pass, High Country
          """)
      let names = stage.trace.events.map(\.name)
      let (active, appeared) = (
        names.firstIndex(of: "applicationDidBecomeActive"), names.lastIndex(of: "viewDidAppear")
      )
      try #expect(#require(active) < #require(appeared))
    }
  }

  @Test("A tap on a row pushes its trail")
  func push() throws {
    try withStage { stage in
      let app = App(stage)
      try app.activate("Lake Round, Valley of Lakes")
      stage.advance(by: 0.3)
      #expect(app.navigation?.transitionCoordinator != nil && app.title == "Lake Round")
      try stage.settle()
      #expect(
        stage.accessibilityTree == """
          Trails, button
          Lake Round, heading
          Photo of Lake Round, image
          Valley of Lakes
          9 kilometres
          Mark as walked, button
          """)
    }
  }

  @Test("A short swipe from the edge comes back, and a long one returns to the list")
  func swipeBack() throws {
    try withStage { stage in
      let app = App(stage)
      try app.open("Old Pass, High Country")
      stage.edgePan(from: .left, by: 60, over: 0.5, resting: 0.3)
      try stage.settle()
      #expect(app.title == "Old Pass")
      stage.edgePan(from: .left, by: 300, over: 0.5, resting: 0.3)
      try stage.settle()
      #expect(app.title == "Trails" && app.navigation?.viewControllers.count == 1)
    }
  }

  @Test("A rotation moves the texts beside the photo, in one animation, and back")
  func rotation() throws {
    try withStage { stage in
      let app = App(stage)
      try app.open("Ridge Path, Northern Hills")
      let tall = try app.frame(of: "Photo of Ridge Path")
      #expect(tall.origin == CGPoint(x: 16, y: 119) && tall.width == 361 && tall.height.rounded() == 271)
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      let (photo, text) = try (app.frame(of: "Photo of Ridge Path"), app.frame(of: "Northern Hills"))
      #expect(text.minX == photo.maxX + 16 && text.minY.rounded() == photo.minY)
      stage.rotate(to: .portrait)
      try stage.settle()
      try #expect(app.frame(of: "Photo of Ridge Path") == tall)
    }
  }

  @Test("A push that the background interrupts is over when the app returns")
  func background() throws {
    try withStage { stage in
      let app = App(stage)
      try app.activate("Ridge Path, Northern Hills")
      stage.advance(by: 0.3)
      #expect(app.navigation?.transitionCoordinator != nil)
      stage.sendToBackground()
      #expect(app.navigation?.transitionCoordinator == nil)
      #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
      stage.returnToForeground()
      try stage.settle()
      #expect(app.title == "Ridge Path")
      try #expect(app.frame(of: "Photo of Ridge Path").minX == 16)
    }
  }

  @Test("A walked trail says so by its button and a haptic, and has a checkmark in the list")
  func walking() throws {
    try withStage { stage in
      let app = App(stage)
      try app.open("Lake Round, Valley of Lakes")
      try app.open("Mark as walked")
      #expect(stage.haptics.map(\.kind) == [.notification(.success)])
      #expect(stage.accessibilityElement(label: "Walked")?.traits == [.button, .notEnabled])
      #expect(stage.performEscape())
      try stage.settle()
      let row = stage.accessibilityElement(label: "Lake Round, Valley of Lakes")?.object as? UITableViewCell
      #expect(row?.accessoryType == .checkmark)
    }
  }
}
