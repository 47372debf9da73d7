import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Pitfalls of navigation controllers") @MainActor struct NavigationPitfallTests {
  @Test(
    "A screen whose view was loaded before the push has no navigation controller in viewDidLoad, and sets no delegate (P-2)"
  )
  func delegateInViewDidLoad() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let (screen, own) = (HookedScreen("S"), ClosureDirector())
      var asked = 0
      own.animator = { _ in
        asked += 1
        return nil
      }
      screen.didLoad = { screen in
        #expect(screen.navigationController == nil)
        screen.navigationController?.delegate = own
      }
      screen.loadViewIfNeeded()
      scene.nav.pushViewController(screen, animated: true)
      try stage.settle()
      #expect(scene.nav.delegate === scene.director && asked == 0)
    }
  }

  @Test(
    "While a pop runs the popped screen has no navigation controller, and one that was captured before serves (P-20)")
  func navigationControllerDuringPop() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let captured = scene.b.navigationController
      scene.nav.popViewController(animated: true)
      stage.advance(by: 0.1)
      #expect(scene.b.view.window != nil && scene.b.navigationController == nil)
      #expect(captured === scene.nav && captured?.transitionCoordinator != nil)
      try stage.settle()
    }
  }

  @Test("The stack is right as soon as several screens are popped (P-80)", arguments: [true, false])
  func distantPop(animated: Bool) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let (c, d) = (Screen("C", .green), Screen("D", .yellow))
      scene.nav.setViewControllers([scene.a, scene.b, c, d], animated: false)
      try stage.settle()
      #expect(scene.nav.popToViewController(scene.b, animated: animated) == [c, d])
      #expect(scene.nav.viewControllers == [scene.a, scene.b] && scene.nav.topViewController === scene.b)
      try stage.settle()
      #expect(scene.nav.viewControllers == [scene.a, scene.b])
      scene.nav.setViewControllers([scene.a, scene.b, c, d], animated: false)
      try stage.settle()
      #expect(scene.nav.popToRootViewController(animated: animated) == [scene.b, c, d])
      #expect(scene.nav.viewControllers == [scene.a])
      try stage.settle()
    }
  }
}
