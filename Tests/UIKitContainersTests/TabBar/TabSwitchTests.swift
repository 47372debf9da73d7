import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Tab changes") @MainActor struct TabSwitchTests {
  /// The trace's short form, without the tab bar controller's own layout.
  private func expect(_ stage: Stage, _ golden: TraceShorthand, _ location: SourceLocation = #_sourceLocation) {
    let events = stage.trace.events.filter { $0.subject != "tabs" || $0.category == .delegate }
    let difference = EventTrace(events).shorthand.difference(from: golden, freeOrders: FreeOrder.specification)
    #expect(difference == nil, "\(difference ?? "")", sourceLocation: location)
  }

  @Test(
    "A tab change without an animator is immediate, calls the new tab first, and keeps both (T-2, T-23, T-58, T-59, T-61)"
  )
  func plain() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.tap(1)
      #expect(
        scene.log.take()
          == "shouldSelect(B) anim? B.load B.wA A.wD A.dD B.iA B.dA didSelect(B)")
      #expect(scene.tabs.selectedIndex == 1)
      #expect(stage.environment.drivers.isEmpty)
      #expect(scene.a.isViewLoaded && scene.a.view.superview == nil && scene.a.parent === scene.tabs)
      try stage.settle()
      expect(
        stage, "shouldSelect(B) anim? B.load B.wA A.wD A.view- A.dD B.iA B.dA didSelect(B) B.layout")
    }
  }

  @Test("A change of tab ends in completeTransition, and calls animationEnded once (P-22, T-60, T-65, tab/animated)")
  func animated() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.director.usesSlide = true
      scene.tap(1)
      stage.advance(frames: 1)
      scene.b.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
      try stage.settle()
      expect(
        stage,
        """
        shouldSelect(B) anim? B.load inter? B.wA A.wD animate didSelect(B) B.iA B.layout \
        cT(1) A.view- A.dD B.dA co aE(1)
        """)
      #expect(scene.log.calls.filter { $0 == "aE(1)" }.count == 1)
      #expect(scene.log.calls.filter { $0 == "didSelect(B)" }.count == 1)
    }
  }

  @Test("Selecting a tab by program asks for the animator, and neither shouldSelect nor didSelect (T-58)")
  func byProgram() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.director.usesSlide = true
      scene.tabs.selectedViewController = scene.c
      #expect(scene.log.take() == "anim? C.load inter? C.wA A.wD animate")  // T-23: in the setter
      try stage.settle()
      #expect(scene.log.take() == "C.iA C.layout A.dD C.dA aE(1)")
      #expect(scene.tabs.selectedIndex == 2)
    }
  }

  @Test("The seed's slide moves the tabs to either side (E-2)", arguments: [(0, 2, 1.0), (2, 0, -1.0)])
  func geometry(from: Int, to: Int, side: Double) throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.tabs.selectedIndex = from
      try stage.settle()
      scene.director.usesSlide = true
      let (old, new) = (scene.tabs.viewControllers?[from].view, scene.tabs.viewControllers?[to].view)
      scene.tabs.selectedIndex = to
      stage.advance(by: 0.15)
      #expect(abs(Double(new?.layer.presentation()?.frame.minX ?? 0) - 50 * side) < 1e-6)
      #expect(abs(Double(old?.layer.presentation()?.frame.minX ?? 0) + 50 * side) < 1e-6)
      try stage.settle()
      #expect(new?.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    }
  }

  @Test("A tab change that the delegate refuses does not happen (T-58)")
  func refused() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.director.allows = false
      scene.tap(2)
      #expect(scene.log.take() == "shouldSelect(C)")
      #expect(scene.tabs.selectedViewController === scene.a)
    }
  }

  @Test(
    "Selecting the same tab is no change, and a tap still calls didSelect and pops its navigation controller (T-66)")
  func again() throws {
    try withStage(.small) { stage in
      var nav: UINavigationController?
      let scene = TabScene(stage) { root in
        let made = UINavigationController(rootViewController: root)
        made.title = "nav"
        nav = made
        return made
      }
      let detail = Screen("D", .yellow)
      nav?.pushViewController(detail, animated: false)
      try stage.settle()
      scene.forget()
      scene.tabs.selectedIndex = 0
      #expect(scene.log.take() == "" && nav?.viewControllers.count == 2)
      scene.tap(0)
      #expect(scene.log.take() == "shouldSelect(nav) didSelect(nav)")
      #expect(nav?.viewControllers.count == 1)
      try stage.settle()
      #expect(scene.a.view.window != nil && detail.view.window == nil)
    }
  }

  @Test("The tabs have their coordinator before the first will-callback (T-64, P-21)")
  func coordinator() throws {
    try withStage(.small) { stage in
      final class Asking: UIViewController {
        var hasCoordinator: [Bool] = []
        override func viewWillAppear(_ animated: Bool) { hasCoordinator.append(transitionCoordinator != nil) }
        override func viewWillDisappear(_ animated: Bool) { hasCoordinator.append(transitionCoordinator != nil) }
        override func viewDidAppear(_ animated: Bool) { hasCoordinator.append(transitionCoordinator != nil) }
      }
      let scene = TabScene(stage)
      let (first, second) = (Asking(), Asking())
      scene.tabs.viewControllers = [first, second]
      first.hasCoordinator = []
      scene.director.usesSlide = true
      scene.tabs.selectedIndex = 1
      #expect(first.hasCoordinator == [true])
      try stage.settle()
      #expect(second.hasCoordinator == [true, true])
      #expect(second.transitionCoordinator == nil)  // T-113
    }
  }

  @Test("A tab change during another one happens after it, and the bar takes touches (T-67)")
  func queue() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.director.usesSlide = true
      scene.tap(1)
      stage.advance(by: 0.1)
      scene.tap(2)
      #expect(scene.tabs.selectedIndex == 1)
      #expect(stage.environment.drivers.count == 1)
      try stage.settle()
      #expect(scene.tabs.selectedIndex == 2)
      let order = scene.log.take().split(separator: " ").filter {
        $0.hasPrefix("aE") || $0.hasSuffix("dA") || $0.hasPrefix("didS")
      }
      #expect(order == ["didSelect(B)", "B.dA", "aE(1)", "didSelect(C)", "C.dA", "aE(1)"])
    }
  }

  @Test("Removing the selected tab shows the one at its index (A-44)")
  func replaced() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.tabs.selectedIndex = 1
      try stage.settle()
      scene.forget()
      scene.tabs.viewControllers = [scene.a, scene.c]
      #expect(scene.tabs.selectedViewController === scene.c)
      #expect(scene.log.take() == "B.willMove(nil) C.load C.wA B.wD B.dD C.iA C.dA B.didMove(nil)")
      scene.tabs.viewControllers = [scene.c, scene.a]
      #expect(scene.tabs.selectedIndex == 0)
      scene.tabs.viewControllers = nil
      #expect(scene.tabs.selectedIndex == NSNotFound && scene.tabs.selectedViewController == nil)
      try stage.settle()
    }
  }

  @Test("Selecting a tab that does not exist is reported (A-46)")
  func diagnostics() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.tabs.selectedIndex = 7
      scene.tabs.selectedIndex = -1
      scene.tabs.selectedViewController = UIViewController()
      #expect(scene.tabs.selectedIndex == 0)
      for _ in 0..<3 { try stage.expectDiagnostic("no-such-tab") }
    }
  }
}
