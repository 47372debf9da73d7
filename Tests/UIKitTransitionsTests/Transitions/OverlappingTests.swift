import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Transitions that overlap in nested containers") @MainActor struct OverlappingTests {
  /// The callbacks, without moves, loads and layout.
  private func appearance(_ log: CallLog) -> String {
    let names: Set<Substring> = ["wA", "iA", "dA", "wD", "dD"]
    return log.calls.filter { call in call.split(separator: ".").last.map(names.contains) ?? false }
      .joined(separator: " ")
  }

  @Test("A push during a cancelled tab change begins when the tab is back (T-55, T-62)")
  func pushDuringRefusedTab() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let (a, b, d) = (Screen("A", .red, log: log), Screen("B", .blue, log: log), Screen("D", .green, log: log))
      let nav = UINavigationController(rootViewController: a)
      let tabs = UITabBarController()
      tabs.setViewControllers([nav, b], animated: false)
      let director = TabDirector(log: log)
      director.usesSlide = true
      director.driver = UIPercentDrivenInteractiveTransition()
      tabs.delegate = director
      stage.show(tabs)
      stage.advance(frames: 1)
      _ = log.take()
      tabs.selectedIndex = 1
      nav.pushViewController(d, animated: true)
      stage.advance(frames: 2)
      director.driver?.cancel()
      try stage.settle()
      #expect(appearance(log) == "B.wA A.wD B.iA B.wD B.dD A.wA A.dA A.wD D.wA D.iA A.dD D.dA")
      #expect(nav.topViewController === d && d.view.window != nil && a.view.window == nil)
    }
  }

  @Test(
    "A tab that is selected while the tab bar controller appears comes with it: no did before the window has it (T-27, T-59)"
  )
  func tabWhileAppearing() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let (a, b) = (Screen("A", .red, log: log), Screen("B", .blue, log: log))
      let tabs = UITabBarController()
      tabs.setViewControllers([a, b], animated: false)
      a.onWillAppear = { _ in tabs.selectedIndex = 1 }
      stage.show(tabs)
      try stage.settle()
      #expect(appearance(log) == "A.wA A.wD A.dD B.wA B.iA B.dA")
      #expect(a.view.window == nil && b.view.window != nil)
    }
  }

  @Test("Replacing the root ends transitions over it, and their animators may complete later (T-25, T-68)")
  func rootReplaced() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      var context: (any UIViewControllerContextTransitioning)?
      scene.director.makeAnimator = { _ in
        ClosureAnimator(duration: 1) {
          context = $0
          $0.insertToView()
        }
      }
      scene.a.present(scene.b, animated: true)
      stage.advance(frames: 3)
      _ = scene.log.take()
      let next = Screen("N", .green, log: scene.log)
      stage.window.rootViewController = next
      try stage.settle()
      #expect(appearance(scene.log) == "B.dA A.dD B.wD B.dD N.wA N.iA N.dA")
      #expect(stage.window.subviews.count == 1 && next.view.superview === stage.window)
      #expect(scene.a.presentedViewController == nil && scene.b.presentingViewController == nil)
      context?.completeTransition(true)
      #expect(stage.diagnostics.isEmpty)
    }
  }

  @Test("A waiting dismissal goes with a root that is replaced (T-22, T-89)")
  func waitingDismissal() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .overFullScreen)
      try scene.showB()
      scene.b.dismiss(animated: true)
      stage.window.rootViewController = UIViewController()
      try stage.settle()
      #expect(scene.a.view.window == nil && scene.b.view.window == nil)
      #expect(stage.window.subviews.count == 1)
    }
  }

  @Test("A container that leaves during its own push takes both screens along (T-25, T-55)")
  func containerLeaves() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let (a, b) = (Screen("A", .red, log: log), Screen("B", .blue, log: log))
      let (root, nav) = (UIViewController(), UINavigationController(rootViewController: a))
      root.addChild(nav)
      nav.view.frame = root.view.bounds
      root.view.addSubview(nav.view)
      nav.didMove(toParent: root)
      stage.show(root)
      stage.advance(frames: 1)
      nav.pushViewController(b, animated: true)
      stage.advance(frames: 3)
      _ = log.take()
      nav.view.removeFromSuperview()
      try stage.settle()
      #expect(appearance(log) == "B.wD B.dD A.dD")
      #expect(nav.topViewController === b && b.view.window == nil)
    }
  }
}
