import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Conditions of the swipe back (T-56, T-57)") @MainActor struct SwipeRuleTests {
  /// Says yes to everything, as apps do that want their swipe back.
  private final class Yes: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  private func swipes(_ scene: NavigationScene) throws -> Bool {
    let count = scene.nav.viewControllers.count
    scene.stage.drag(from: CGPoint(x: 5, y: 150), to: CGPoint(x: 90, y: 150), over: 0.3)
    try scene.stage.settle()
    return scene.nav.viewControllers.count < count
  }

  private func scene(_ stage: Stage) throws -> NavigationScene {
    let scene = NavigationScene(stage)
    scene.director.usesSlide = false
    try scene.showB()
    return scene
  }

  @Test(
    "The swipe is disabled by a left button, a hidden back button or bar, not by items beside the button (T-56, P-29)",
    arguments: ["plain", "own left", "beside", "no back", "no bar"])
  func rules(_ rule: String) throws {
    try withStage(.small) { stage in
      let scene = try scene(stage)
      let item = scene.b.navigationItem
      switch rule {
      case "own left", "beside":
        item.leftBarButtonItem = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
        item.leftItemsSupplementBackButton = rule == "beside"
      case "no back": item.hidesBackButton = true
      case "no bar": scene.nav.setNavigationBarHidden(true, animated: false)
      default: break
      }
      try stage.settle()
      #expect(try swipes(scene) == (rule == "plain" || rule == "beside"))
    }
  }

  @Test("The swipe does not begin while a presentation over the screen in its context runs (T-56)")
  func presentationInContext() throws {
    try withStage(.small) { stage in
      let (scene, presented) = (try scene(stage), UIViewController())
      scene.b.definesPresentationContext = true
      presented.modalPresentationStyle = .currentContext
      scene.b.present(presented, animated: true)
      stage.advance(frames: 2)
      #expect(try !swipes(scene) && presented.presentingViewController === scene.b)
      #expect(try swipes(scene) && scene.nav.viewControllers == [scene.a])
    }
  }

  @Test("A finger that goes on after its pop has ended drives nothing, and is not reported (P-68)")
  func popEndedDuringGesture() throws {
    try withStage(.small) { stage in
      let (scene, director, presented) = (try scene(stage), PresentationDirector(), UIViewController())
      presented.modalPresentationStyle = .overFullScreen
      presented.transitioningDelegate = director
      scene.nav.present(presented, animated: false)
      try stage.settle()
      presented.dismiss(animated: false)
      stage.advance(frames: 1)
      let finger = stage.touchDown(at: CGPoint(x: 5, y: 150))
      finger.move(by: CGVector(dx: 30, dy: 0))
      stage.advance(frames: 1)
      #expect(scene.nav.transitionCoordinator?.isInteractive == true)
      stage.window.rootViewController = UIViewController()
      stage.advance(frames: 1)
      finger.move(by: CGVector(dx: 30, dy: 0))
      finger.lift()
      try stage.settle()
      #expect(scene.nav.transitionCoordinator == nil && scene.nav.viewControllers == [scene.a])
      #expect(stage.diagnostics.isEmpty)
    }
  }

  @Test(
    "A custom gesture delegate enables the swipe again, and on the root nothing freezes all the same (T-57, P-29, P-30)"
  )
  func ownDelegate() throws {
    try withStage(.small) { stage in
      let (scene, yes) = (try scene(stage), Yes())
      let recognizer = try #require(scene.nav.interactivePopGestureRecognizer)
      scene.nav.setNavigationBarHidden(true, animated: false)
      try stage.settle()
      #expect(try !swipes(scene))
      recognizer.delegate = yes
      #expect(try swipes(scene))
      // One screen is left.
      #expect(try !swipes(scene) && scene.nav.transitionCoordinator == nil)
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 2)
      recognizer.delegate = nil
      #expect(try swipes(scene))
      scene.nav.pushViewController(scene.b, animated: false)
      recognizer.isEnabled = false
      #expect(try !swipes(scene))
    }
  }
}
