import Testing
import TransitionTesting
import UIKit

/// A navigation controller whose pushes rise, on the screen of a stage.
@MainActor struct RisingScreens {
  let pushes = RisingPushes()
  let list = UIViewController()
  let detail = UIViewController()
  let navigation: UINavigationController

  init(on stage: Stage) {
    navigation = UINavigationController(rootViewController: list)
    navigation.delegate = pushes
    stage.show(navigation)
  }
}

@Suite("Screens that rise") @MainActor struct RiseTests {
  @Test("Halfway through the push the screen is halfway up")
  func halfway() throws {
    try withStage(.iPhone15) { stage in
      let screens = RisingScreens(on: stage)
      screens.navigation.pushViewController(screens.detail, animated: true)
      stage.advance(by: 0.2)
      let frame = try #require(screens.detail.view.layer.presentation()).frame
      #expect(abs(frame.minY - stage.window.bounds.height / 2) < 1)
    }
  }

  @Test("The old screen disappears before the new one has appeared")
  func order() throws {
    try withStage(.iPhone15) { stage in
      let screens = RisingScreens(on: stage)
      (screens.list.title, screens.detail.title) = ("List", "Detail")
      stage.clearTrace()
      screens.navigation.pushViewController(screens.detail, animated: true)
      try stage.settle()
      let calls = stage.trace.filtered(.appearance).events.map { "\($0.subject).\($0.name)" }
      #expect(
        calls.filter { $0.hasSuffix("ppear") } == [
          "List.viewWillDisappear", "Detail.viewWillAppear", "List.viewDidDisappear", "Detail.viewDidAppear",
        ])
    }
  }

  @Test("Nothing of the animation is left at the end")
  func end() throws {
    try withStage(.iPhone15) { stage in
      let screens = RisingScreens(on: stage)
      screens.navigation.pushViewController(screens.detail, animated: true)
      try stage.settle()
      #expect(screens.detail.view.transform == .identity)
      #expect(screens.detail.view.frame == screens.navigation.view.bounds)
      #expect(screens.list.view.superview == nil)
    }
  }
}
