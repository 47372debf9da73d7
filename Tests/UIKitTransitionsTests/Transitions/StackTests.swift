import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The stack of a navigation controller") @MainActor struct StackTests {
  private func titles(_ nav: UINavigationController) -> String {
    nav.viewControllers.map { $0.title ?? "?" }.joined()
  }

  @Test("The root appears with one will and one did (T-41, A-43)")
  func firstShow() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let director = NavigationDirector(log: log)
      let nav = UINavigationController()
      nav.title = "nav"
      nav.pushViewController(Screen("A", .red, log: log), animated: false)
      nav.delegate = director
      #expect(log.take() == "A.willMove(nav) A.didMove(nav)")
      stage.show(nav)
      stage.advance(frames: 2)
      #expect(log.take() == "A.load A.wA willShow(A) A.iA A.layout A.dA didShow(A)")
    }
  }

  @Test("A root that pushes in viewDidLoad is shown with the pushed screen on top (T-24, T-41)")
  func deepLink() throws {
    try withStage(.small) { stage in
      let (a, b) = (HookedScreen("A"), HookedScreen("B"))
      var calls: [String] = []
      a.willAppear = { _ in calls.append("A.wA") }
      b.didAppear = { _ in calls.append("B.dA") }
      let nav = UINavigationController(rootViewController: a)
      a.didLoad = { _ in nav.pushViewController(b, animated: false) }
      stage.show(nav)
      try stage.settle()
      #expect(calls == ["B.dA"] || calls == ["A.wA", "B.dA"])
      #expect(b.view.window != nil && a.view.window == nil)
      #expect(titles(nav) == "AB" && nav.wrapperView.subviews.count == 1)
    }
  }

  @Test(
    "A push during the container's appearance is immediate without animation, and waits with one",
    arguments: [true, false])
  func pushWhileAppearing(animated: Bool) throws {
    try withStage(.small) { stage in
      let (a, b) = (HookedScreen("A"), HookedScreen("B"))
      let nav = UINavigationController(rootViewController: a)
      var calls: [String] = []
      a.didAppear = { _ in calls.append("A.dA") }
      a.didDisappear = { _ in calls.append("A.dD") }
      b.didAppear = { _ in calls.append("B.dA") }
      a.willAppear = { _ in if nav.viewControllers.count == 1 { nav.pushViewController(b, animated: animated) } }
      stage.show(nav)
      try stage.settle()
      #expect(calls == (animated ? ["A.dA", "A.dD", "B.dA"] : ["A.dD", "B.dA"]))
      #expect(b.view.window != nil && a.view.window == nil && nav.wrapperView.subviews.count == 1)
    }
  }

  @Test("A stack changes at once; its transition begins with the layout, which can be forced (T-20, T-21, T-24, T-47)")
  func deferred() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      #expect(titles(scene.nav) == "AB" && scene.b.navigationController === scene.nav && !scene.b.isViewLoaded)
      scene.nav.view.layoutIfNeeded()
      #expect(scene.log.take().hasPrefix("B.willMove(nav) anim? inter? B.load A.wD B.wA willShow(B) animate"))
      try stage.settle()
      let popped = scene.nav.popViewController(animated: true)
      #expect(popped === scene.b && titles(scene.nav) == "A" && scene.b.navigationController === scene.nav)
      #expect(scene.b.view.window != nil)  // still on the screen
      try stage.settle()
      #expect(scene.b.parent == nil)
    }
  }

  @Test(
    "A popped screen has its navigation controller until viewWillDisappear was sent, and not while the transition runs (T-47)",
    arguments: ["pop", "root", "set"])
  func parentOfPopped(change: String) throws {
    try withStage(.small) { stage in
      let tabs = UITabBarController()
      let (a, b, c) = (HookedScreen("A"), HookedScreen("B"), HookedScreen("C"))
      let nav = UINavigationController(rootViewController: a)
      tabs.viewControllers = [nav]
      stage.show(tabs)
      nav.setViewControllers([a, b, c], animated: false)
      try stage.settle()
      var seen: [String] = []
      @MainActor func look(_ moment: String) {
        let hasTabs = c.tabBarController != nil
        let has = c.navigationController === nav && c.parent === nav && hasTabs
        let isOn = c.navigationController?.viewControllers.contains(c) ?? false
        seen.append("\(moment) \(has ? "has" : hasTabs || c.parent != nil ? "?" : "nil") \(isOn ? "on" : "off")")
      }
      c.willDisappear = { _ in look("wD") }
      a.willAppear = { _ in look("wA") }
      b.willAppear = { _ in look("wA") }
      c.didDisappear = { _ in look("dD") }
      switch change {
      case "pop": nav.popViewController(animated: true)
      case "root": nav.popToRootViewController(animated: true)
      default: nav.setViewControllers([a, b], animated: true)
      }
      look("call")
      stage.advance(by: 0.1)
      look("running")
      try stage.settle()
      #expect(seen == ["call has off", "wD has off", "wA nil off", "running nil off", "dD nil off"])
      #expect(b.parent === (change == "root" ? nil : nav))
    }
  }

  @Test(
    "A cancelled pop gives the popped screens their parent back before viewWillAppear, as moving to it (T-42, T-47, T-50)"
  )
  func parentAfterCancel() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let (b, c) = (HookedScreen("B"), HookedScreen("C"))
      scene.nav.setViewControllers([scene.a, b, c], animated: false)
      try stage.settle()
      var seen: [String] = []
      @MainActor func look(_ moment: String) {
        let to = c.isMovingToParent ? "to" : "-"
        let from = c.isMovingFromParent ? "from" : "-"
        seen.append("\(moment) \(c.navigationController === scene.nav ? "has" : "nil") \(to) \(from)")
      }
      c.willAppear = { _ in look("wA") }
      c.didAppear = { _ in look("dA") }
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.nav.popToRootViewController(animated: true)
      stage.advance(frames: 1)
      look("running")
      driver.update(0.3)
      driver.cancel()
      try stage.settle()
      look("rest")
      #expect(seen == ["running nil - from", "wA has to -", "dA has to -", "rest has - -"])
      #expect(b.parent === scene.nav && !b.isMovingToParent)
    }
  }

  @Test("A popped screen that is pushed elsewhere in the same turn gets the callbacks of both moves (T-47)")
  func poppedAndPushedElsewhere() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let other = UINavigationController(rootViewController: UIViewController())
      other.title = "other"
      scene.nav.popViewController(animated: true)
      other.pushViewController(scene.b, animated: false)
      #expect(scene.b.navigationController === other)
      try stage.settle()
      let moves = scene.log.take().split(separator: " ").filter { $0.hasPrefix("B.") && $0.contains("Move") }
      #expect(moves == ["B.willMove(nil)", "B.didMove(nil)", "B.willMove(other)", "B.didMove(other)"])
      #expect(scene.nav.children == [scene.a] && scene.a.view.window != nil && scene.b.view.window == nil)
    }
  }

  @Test("A root is moving to its parent in the callbacks of its first appearance, and of no later one (T-42)")
  func movingRoot() throws {
    try withStage(.small) { stage in
      let (a, b) = (HookedScreen("A"), HookedScreen("B"))
      var flags: [String] = []
      @MainActor func note(_ name: String) -> @MainActor (HookedScreen) -> Void {
        { flags.append("\(name) \($0.isMovingToParent ? "to" : "-") \($0.isMovingFromParent ? "from" : "-")") }
      }
      (a.willAppear, a.isAppearing, a.didAppear, a.willDisappear) = (note("wA"), note("iA"), note("dA"), note("wD"))
      let nav = UINavigationController(rootViewController: a)
      #expect(!a.isMovingToParent)
      stage.show(nav)
      try stage.settle()
      #expect(flags == ["wA to -", "iA to -", "dA to -"] && !a.isMovingToParent)
      flags = []
      stage.window.rootViewController = UIViewController()
      try stage.settle()
      stage.window.rootViewController = nav
      nav.pushViewController(b, animated: true)
      try stage.settle()
      nav.popViewController(animated: true)
      try stage.settle()
      #expect(!flags.isEmpty && flags.allSatisfy { $0.hasSuffix("- -") })
    }
  }

  @Test("Two pushes in one turn animate to the last, and the one between is never shown (T-21)")
  func coalescing() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let c = Screen("C", .green, log: scene.log)
      scene.nav.pushViewController(scene.b, animated: false)
      scene.nav.pushViewController(c, animated: true)
      try stage.settle()
      #expect(titles(scene.nav) == "ABC")
      #expect(
        scene.log.take() == """
          B.willMove(nav) C.willMove(nav) anim? inter? C.load A.wD C.wA willShow(C) animate C.iA C.layout \
          A.dD C.dA B.didMove(nav) C.didMove(nav) didShow(C) aE(1)
          """)
      #expect(!scene.b.isViewLoaded)
    }
  }

  @Test("A push and a pop in one turn show nothing (T-21)")
  func pushAndPop() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      #expect(scene.nav.popViewController(animated: true) === scene.b)
      try stage.settle()
      #expect(scene.log.take() == "B.willMove(nav) B.willMove(nil) B.didMove(nil)")
      #expect(titles(scene.nav) == "A" && !scene.b.isViewLoaded)
    }
  }

  @Test("A pushed screen is moving to its parent, a popped one from it, and neither is one that comes back (T-42)")
  func moving() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let c = HookedScreen("C")
      var flags: [String] = []
      @MainActor func note(_ name: String) -> @MainActor (HookedScreen) -> Void {
        { flags.append("\(name) \($0.isMovingToParent ? "to" : "-") \($0.isMovingFromParent ? "from" : "-")") }
      }
      (c.willAppear, c.isAppearing, c.didAppear) = (note("wA"), note("iA"), note("dA"))
      (c.willDisappear, c.didDisappear) = (note("wD"), note("dD"))
      scene.nav.pushViewController(c, animated: true)
      try stage.settle()
      #expect(flags == ["wA to -", "iA to -", "dA to -"])
      flags = []
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      scene.nav.popViewController(animated: true)
      try stage.settle()
      #expect(flags == ["wD - -", "dD - -", "wA - -", "iA - -", "dA - -"])
      flags = []
      scene.nav.popViewController(animated: true)
      try stage.settle()
      #expect(flags == ["wD - from", "dD - from"])
      #expect(!c.isMovingFromParent)
    }
  }

  @Test("A pop to the root sends the screens between only the move (T-54)", arguments: [true, false])
  func popToRoot(animated: Bool) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let c = Screen("C", .green, log: scene.log)
      scene.nav.setViewControllers([scene.a, scene.b, c], animated: false)
      try stage.settle()
      _ = scene.log.take()
      let popped = scene.nav.popToRootViewController(animated: animated)
      #expect(popped?.map(\.title) == ["B", "C"])
      try stage.settle()
      let calls = scene.log.take().split(separator: " ").map(String.init)
      #expect(calls.filter { $0.hasPrefix("B.") } == ["B.willMove(nil)", "B.didMove(nil)"])
      #expect(calls.filter { $0.hasPrefix("C.") } == ["C.willMove(nil)", "C.wD", "C.dD", "C.didMove(nil)"])
      #expect(calls.filter { $0.hasPrefix("A.") && $0 != "A.layout" } == ["A.wA", "A.iA", "A.dA"])
      #expect(titles(scene.nav) == "A")
      #expect(scene.nav.popToRootViewController(animated: animated)?.isEmpty == true)
      #expect(scene.nav.popToViewController(scene.a, animated: animated)?.isEmpty == true)
    }
  }

  @Test("A cancelled interactive pop to the root restores the whole stack (T-50, T-54)")
  func cancelledPopToRoot() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let c = Screen("C", .green, log: scene.log)
      scene.nav.setViewControllers([scene.a, scene.b, c], animated: false)
      try stage.settle()
      _ = scene.log.take()
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.nav.popToRootViewController(animated: true)
      stage.advance(frames: 1)
      driver.update(0.3)
      driver.cancel()
      try stage.settle()
      #expect(titles(scene.nav) == "ABC")
      #expect([scene.a, scene.b, c].allSatisfy { $0.navigationController === scene.nav && !$0.isMovingFromParent })
      #expect(scene.nav.children.count == 3)
      #expect(!scene.log.take().contains("didMove"))
      scene.director.driver = nil
      scene.nav.popViewController(animated: true)
      try stage.settle()
      #expect(titles(scene.nav) == "AB" && scene.b.view.window != nil)
    }
  }

  @Test(
    "Setting the stack pops to a screen that was on it, and pushes one that was not (A-42)", arguments: [true, false])
  func setting(animated: Bool) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let c = Screen("C", .green, log: scene.log)
      scene.nav.setViewControllers([scene.a, scene.b], animated: animated)
      try stage.settle()
      scene.nav.setViewControllers([c, scene.a], animated: animated)
      try stage.settle()
      #expect(titles(scene.nav) == "CA")
      #expect(scene.b.parent == nil && c.parent === scene.nav)
      let operations = stage.trace.events.filter { $0.name.contains("animationControllerFor") }.map {
        $0.arguments.first
      }
      #expect(operations == (animated ? ["push", "pop"] : []))
      scene.nav.viewControllers = [scene.a]
      try stage.settle()
      #expect(titles(scene.nav) == "A" && c.parent == nil && scene.a.view.window != nil)
    }
  }

  @Test("An empty stack shows nothing, and shows a screen again (A-42)")
  func emptied() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.setViewControllers([], animated: false)
      try stage.settle()
      #expect(scene.log.take() == "A.willMove(nil) A.wD A.dD A.didMove(nil)")
      #expect(scene.a.view.superview == nil && scene.nav.topViewController == nil)
      #expect(scene.nav.popViewController(animated: true) == nil)
      #expect(scene.nav.popToRootViewController(animated: true) == nil)
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      #expect(scene.b.view.window != nil && titles(scene.nav) == "B")
    }
  }

  @Test(
    "A change of the stack during its transition changes nothing yet, a pop returns nil, and all of it is done after the end (P-25, T-55)",
    arguments: ["push", "pop", "set", "root"])
  func during(change: String) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let c = Screen("C", .green, log: scene.log)
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.1)
      _ = scene.log.take()
      switch change {
      case "push": scene.nav.pushViewController(c, animated: true)
      case "pop": #expect(scene.nav.popViewController(animated: true) == nil)
      case "set": scene.nav.setViewControllers([c], animated: true)
      default: #expect(scene.nav.popToRootViewController(animated: false) == nil)
      }
      let expected = ["push": "ABC", "pop": "A", "set": "C", "root": "A"][change] ?? ""
      #expect(titles(scene.nav) == "AB" && scene.nav.topViewController === scene.b)
      #expect(scene.nav.children.map(\.title) == ["A", "B"] && scene.log.calls == [])
      stage.advance(by: 0.1)
      #expect(stage.environment.drivers.count == 1)
      #expect(!scene.log.calls.contains("B.dA"))
      try stage.settle()
      #expect(titles(scene.nav) == expected)
      let calls = scene.log.take().split(separator: " ").map(String.init)
      #expect(calls.contains("B.dA") && calls.contains("B.dD"))
      let visible = scene.nav.topViewController
      #expect(visible?.view.window != nil)
      #expect(scene.nav.wrapperView.subviews.count == 1)
      #expect(scene.nav.children.map(\.title) == scene.nav.viewControllers.map(\.title))
    }
  }

  @Test(
    "Changes of the stack during its transition are repeated in their order, each with the stack of that moment (T-55)"
  )
  func severalDuring() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let (c, d) = (Screen("C", .green, log: scene.log), Screen("D", .white, log: scene.log))
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.1)
      scene.nav.pushViewController(c, animated: false)
      scene.nav.popViewController(animated: true)
      scene.nav.popViewController(animated: true)
      scene.nav.pushViewController(d, animated: true)
      #expect(titles(scene.nav) == "AB")
      try stage.settle()
      #expect(titles(scene.nav) == "AD" && d.view.window != nil && !c.isViewLoaded)
      #expect(scene.b.parent == nil && c.parent == nil)
    }
  }

  @Test("A push during a transition hides the bottom bar as was set in the call, though it is made later (T-55, T-138)")
  func bottomBarDuring() throws {
    try withStage(.small) { stage in
      let nav = UINavigationController(rootViewController: Screen("A", .red))
      let tabs = UITabBarController()
      tabs.viewControllers = [nav]
      stage.show(tabs)
      stage.advance(frames: 1)
      nav.pushViewController(Screen("B", .blue), animated: true)
      stage.advance(by: 0.1)
      let c = Screen("C", .green)
      c.hidesBottomBarWhenPushed = true
      nav.pushViewController(c, animated: true)
      c.hidesBottomBarWhenPushed = false
      try stage.settle()
      #expect(nav.topViewController === c && tabs.tabBar.isHidden)
    }
  }

  @Test(
    "A push from viewDidLoad, a will or a did of the pushed screen ends with both on the stack (T-24, T-55)",
    arguments: ["load", "wA", "iA", "dA", "willShow", "didShow"])
  func fromCallbacks(moment: String) throws {
    try withStage(.small) { stage in
      let a = HookedScreen("A")
      let nav = UINavigationController(rootViewController: a)
      let director = ClosureDirector()
      nav.delegate = director
      stage.show(nav)
      let (b, c) = (HookedScreen("B"), HookedScreen("C"))
      var isDone = false
      let push: (UIViewController) -> Void = { screen in
        guard !isDone, screen === b else { return }
        isDone = true
        nav.pushViewController(c, animated: true)
      }
      switch moment {
      case "load": b.didLoad = push
      case "wA": b.willAppear = push
      case "iA": b.isAppearing = push
      case "dA": b.didAppear = push
      case "willShow": director.willShow = push
      default: director.didShow = push
      }
      nav.pushViewController(b, animated: true)
      try stage.settle()
      #expect(nav.viewControllers.map(\.title) == ["A", "B", "C"])
      #expect(c.view.window != nil && b.view.window == nil)
      #expect(nav.wrapperView.subviews.count == 1)
      nav.popViewController(animated: true)
      try stage.settle()
      #expect(b.view.window != nil)
    }
  }

  @Test("A push during a cancelled interactive pop comes on top of the restored screen (T-55)")
  func pushDuringCancelledPop() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      driver.update(0.2)
      scene.nav.pushViewController(Screen("C", .green, log: scene.log), animated: true)
      scene.director.driver = nil
      driver.cancel()
      try stage.settle()
      #expect(titles(scene.nav) == "ABC")
      #expect(scene.nav.topViewController?.view.window != nil)
      #expect(scene.nav.children.count == 3)
    }
  }

  @Test(
    "A stack that leaves the screen with a waiting or running transition comes to rest (T-25, T-55)",
    arguments: ["waiting", "running", "interactive"])
  func leavingTheScreen(when moment: String) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = moment == "interactive" ? driver : nil
      scene.nav.popViewController(animated: true)
      if moment != "waiting" { stage.advance(frames: 3) }
      if moment == "interactive" { driver.update(0.3) }
      stage.window.rootViewController = UIViewController()
      if moment == "interactive" {
        stage.advance(frames: 1)
        driver.cancel()
      }
      try stage.settle()
      let calls = stage.trace.events.filter { $0.category == .appearance && ["A", "B"].contains($0.subject) }
      for title in ["A", "B"] {
        let own = calls.filter { $0.subject == title }.map(\.name)
        let appears = own.count { $0 == "viewWillAppear" }
        #expect(own.count { $0 == "viewDidDisappear" } >= min(1, appears), "\(title): \(own)")
        if let last = own.last(where: { $0.hasPrefix("viewDid") && $0 != "viewDidLoad" && !$0.contains("Layout") }) {
          #expect(last == "viewDidDisappear", "\(title): \(own)")
        }
      }
      #expect(scene.a.view.window == nil && scene.b.viewIfLoaded?.window == nil)
      stage.window.rootViewController = scene.nav
      try stage.settle()
      #expect(scene.nav.topViewController?.view.window != nil)
      #expect(scene.nav.wrapperView.subviews.count == 1)
    }
  }
}
