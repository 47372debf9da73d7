import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Several transitions in an app's own container") @MainActor struct ContainerQueueTests {
  @Test("A transition that begins during another one waits for its end, and no controller is lost")
  func queue() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage)
      scene.pages.show(1)
      stage.advance(frames: 3)
      let second = scene.pages.show(2)
      #expect(!second.isRunning)
      stage.advance(by: 0.3)
      #expect(second.isRunning)
      try stage.settle()
      #expect(scene.pages.children == [scene.c] && scene.pages.view.subviews == [scene.c.view])
      #expect(scene.pages.results == [true, true, true])
      let calls = scene.log.take()
      for page in ["A", "B"] { #expect(calls.components(separatedBy: "\(page).dD").count == 2) }
    }
  }

  @Test("Calls of a percent driver before its queued transition begins count when it begins (C-84)")
  func latch() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage)
      scene.pages.show(1)
      let driver = UIPercentDrivenInteractiveTransition()
      scene.pages.driver = driver
      scene.pages.show(2)
      driver.update(0.4)
      driver.cancel()
      try stage.settle()
      #expect(scene.pages.results == [true, true, false] && scene.pages.children == [scene.b])
    }
  }

  @Test("A transition that waited for a cancelled one does not begin from a page that is not shown")
  func overtaken() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage)
      let driver = scene.hold(1, at: 0.5)
      scene.pages.show(2)
      driver.cancel()
      try stage.settle()
      let message = try stage.expectDiagnostic("container-transition-start-not-shown").message
      #expect(
        message == """
          [container-transition-start-not-shown] The UIContainerTransition from B to C waited for another in P, after which its \
          first controller was not shown. It can only begin at what is on the screen. Nothing happens, and the completion \
          hears false. Begin it in the completion of the first one.
          """)
      #expect(scene.pages.children == [scene.a] && scene.pages.view.subviews == [scene.a.view])
      #expect(scene.pages.results == [true, false, false])
    }
  }

  @Test("A transition can begin neither twice nor from a page to itself")
  func misuse() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage)
      scene.pages.show(0)
      let message2 = try stage.expectDiagnostic("container-transition-empty").message
      #expect(
        message2 == """
          [container-transition-empty] A UIContainerTransition in P goes from a controller to itself, or from nothing to \
          nothing. There is nothing to show, and nothing to hide. Nothing happens, and the completion hears false. Begin one \
          only where the shown controller changes.
          """)
      let transition = scene.pages.show(1)
      transition.begin()
      let message3 = try stage.expectDiagnostic("container-transition-begun-twice").message
      #expect(
        message3 == """
          [container-transition-begun-twice] The UIContainerTransition from A to B was begun a second time. Each stands for \
          one change, from its beginning to its end. The call is ignored. Make a new one for each change.
          """)
      try stage.settle()
      #expect(scene.pages.children == [scene.b])
    }
  }

  @Test("A child that fills its container goes on filling it when the container gets another size (P-33)")
  func fillsAnotherSize() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage)
      scene.pages.show(1)
      try stage.settle()
      stage.rotate(to: .landscapeLeft)
      try stage.settle()
      #expect(scene.pages.view.bounds.width > scene.pages.view.bounds.height)
      #expect(scene.b.view.bounds == scene.pages.view.bounds)
    }
  }

  @Test("In a navigation controller that is popped meanwhile, each controller gets its callbacks once (T-25)")
  func popped() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage) { pages in
        let nav = UINavigationController(rootViewController: Screen("root", .white))
        nav.pushViewController(pages, animated: false)
        return nav
      }
      scene.pages.show(1)
      stage.advance(frames: 3)
      scene.pages.navigationController?.popViewController(animated: true)
      try stage.settle()
      let calls = scene.log.take().split(separator: " ").map(String.init)
      #expect(calls.filter { $0.hasPrefix("A.") && !$0.contains("Move") && $0 != "A.layout" } == ["A.wD", "A.dD"])
      #expect(
        calls.filter { ["B.wA", "B.dA", "B.wD", "B.dD"].contains($0) }.joined(separator: " ") == "B.wA B.wD B.dD"
          || calls.filter { ["B.wA", "B.dA", "B.wD", "B.dD"].contains($0) }.joined(separator: " ")
            == "B.wA B.dA B.wD B.dD"
      )
      #expect(stage.environment.drivers.isEmpty && scene.pages.children == [scene.b])
    }
  }

  @Test("Container transitions work inside a tab and under a modal screen, interactively (T-111)")
  func nested() throws {
    try withStage(.small) { stage in
      let tabs = UITabBarController()
      let scene = PagesScene(stage) { pages in
        tabs.viewControllers = [pages, Screen("other", .white)]
        return tabs
      }
      let driver = scene.hold(1, at: 0.5)
      #expect(isClose(scene.b.shownMinX, 50) && tabs.transitionCoordinator == nil)
      driver.finish()
      try stage.settle()
      #expect(scene.pages.children == [scene.b])
      let modal = Screen("modal", .yellow)
      modal.modalPresentationStyle = .fullScreen
      scene.pages.present(modal, animated: false)
      try stage.settle()
      scene.forget()
      // The container is covered: the change is made at once, without appearance callbacks.
      scene.pages.show(2)
      try stage.settle()
      #expect(scene.log.take() == "C.willMove(P) C.load B.willMove(nil) C.didMove(P) B.didMove(nil)")
      scene.pages.dismiss(animated: false)
      try stage.settle()
      #expect(scene.log.take() == "C.wA C.iA C.dA C.layout")
    }
  }

  @Test("A container in a container has its own clock and its own coordinator (T-111)")
  func containerInContainer() throws {
    try withStage(.small) { stage in
      let (x, y) = (Screen("X", .white), Screen("Y", .black))
      let inner = PagesController("inner", [x, y])
      let a = Screen("A", .red)
      let outer = PagesController("outer", [inner, a])
      stage.show(outer)
      stage.advance(frames: 1)
      inner.show(1)
      let driver = UIPercentDrivenInteractiveTransition()
      outer.driver = driver
      outer.show(1)
      stage.advance(frames: 1)
      driver.update(0.5)
      #expect(inner.transitionCoordinator !== outer.transitionCoordinator)
      #expect(isClose(a.shownMinX, 50))
      driver.cancel()
      try stage.settle()
      #expect(outer.children == [inner] && inner.children == [y])
      #expect(outer.results == [true, false] && inner.results == [true, true])
    }
  }
}
