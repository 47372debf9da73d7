import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

/// The calls around a push or a pop that the golden traces do not have.
@Suite("Calls of a navigation controller") @MainActor struct NavigationCallTests {
  @Test(
    "A push in the turn of the first display comes with it: the root is not loaded and gets no callbacks (T-21, T-41)"
  )
  func pushWithFirstShow() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let (a, b) = (Screen("A", .red, log: log), Screen("B", .blue, log: log))
      let nav = UINavigationController(rootViewController: a)
      nav.title = "nav"
      let director = NavigationDirector(log: log)
      nav.delegate = director
      _ = log.take()
      stage.window.rootViewController = nav
      stage.window.makeKeyAndVisible()
      nav.pushViewController(b, animated: true)
      try stage.settle()
      #expect(
        log.take() == "B.willMove(nav) B.load B.didMove(nav) B.wA willShow(B) B.iA B.layout B.dA didShow(B)")
      #expect(!a.isViewLoaded && nav.viewControllers == [a, b] && nav.wrapperView.subviews.count == 1)
      nav.popViewController(animated: true)
      try stage.settle()
      #expect(a.view.window != nil && b.view.window == nil)
    }
  }

  @Test("A push without animation sends viewDidAppear before both layout callbacks (T-29)")
  func layoutAfterAppearance() throws {
    final class Layouts: UIViewController {
      var calls: [String] = []
      override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
      override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
      override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
    }
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let pushed = Layouts()
      scene.nav.pushViewController(pushed, animated: false)
      try stage.settle()
      #expect(pushed.calls.prefix(3) == ["viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews"])
    }
  }

  @Test("The edge swipe and the back button call an overridden popViewController, init an overridden push (T-139)")
  func overriddenMethods() throws {
    final class Stack: UINavigationController {
      var calls: [String] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        calls.append("push \(animated)")
        super.pushViewController(viewController, animated: animated)
      }
      override func popViewController(animated: Bool) -> UIViewController? {
        let popped = super.popViewController(animated: animated)
        let coordinator = transitionCoordinator
        calls.append("pop \(animated), \(coordinator?.isInteractive == true ? "interactive" : "by time")")
        return popped
      }
    }
    try withStage(.small) { stage in
      let nav = Stack(rootViewController: Screen("A", .red))
      #expect(nav.calls == ["push false"])
      stage.show(nav)
      nav.pushViewController(Screen("B", .blue), animated: false)
      try stage.settle()
      nav.calls = []
      let finger = stage.touchDown(at: CGPoint(x: 5, y: 100), steps: 7, by: CGVector(dx: 12, dy: 0))
      #expect(nav.calls == ["pop true, interactive"])
      finger.lift()
      try stage.settle()
      #expect(nav.viewControllers.count == 1)
      nav.pushViewController(Screen("C", .green), animated: false)
      try stage.settle()
      nav.calls = []
      stage.tap(CGPoint(x: 14, y: 22))
      try stage.settle()
      #expect(nav.calls == ["pop true, by time"] && nav.viewControllers.count == 1)
    }
  }

  @Test("An animated push inside performWithoutAnimation still animates (T-140)")
  func insidePerformWithoutAnimation() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      UIView.performWithoutAnimation { scene.nav.pushViewController(scene.b, animated: true) }
      stage.advance(by: 0.15)
      let x = Double(scene.b.view.layer.presentation()?.frame.minX ?? 0)
      #expect(x > 10 && x < 90)
      #expect(scene.log.calls.contains("animate") && !scene.log.calls.contains("B.dA"))
      try stage.settle()
    }
  }

  @Test(
    "In didShow the coordinator is still that of the ending transition, and .from is its old controller (T-143, T-162)",
    arguments: [true, false])
  func coordinatorInDidShow(usesAnimator: Bool) throws {
    try withStage(.small) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      let nav = UINavigationController(rootViewController: a)
      let director = ClosureDirector()
      if usesAnimator { director.animator = { _ in ClosureAnimator.fade() } }
      nav.delegate = director
      stage.show(nav)
      stage.advance(frames: 1)
      var seen: [String] = []
      director.didShow = { _ in
        let from = nav.transitionCoordinator?.viewController(forKey: .from)
        seen.append(
          "from \(from?.title ?? "nil"), \(nav.viewControllers.contains { $0 === from } ? "on" : "off") the stack")
      }
      nav.pushViewController(b, animated: true)
      try stage.settle()
      nav.popViewController(animated: true)
      try stage.settle()
      #expect(seen == ["from A, on the stack", "from B, off the stack"])
    }
  }

  @Test(
    "A transaction's completion around a push, a pop or a set with animation runs when the transition has ended (T-122)",
    arguments: ["push", "pop", "set", "push during another"])
  func transactionAroundTransition(change: String) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      if change == "pop" { try scene.showB() }
      if change == "push during another" {
        scene.nav.pushViewController(Screen("C", .green), animated: true)
        stage.advance(by: 0.1)
      }
      CATransaction.begin()
      CATransaction.setCompletionBlock { scene.log.calls.append("completion") }
      switch change {
      case "pop": scene.nav.popViewController(animated: true)
      case "set": scene.nav.setViewControllers([scene.b], animated: true)
      default: scene.nav.pushViewController(scene.b, animated: true)
      }
      CATransaction.commit()
      stage.advance(by: 0.25)
      #expect(!scene.log.calls.contains("completion"))
      try stage.settle()
      #expect(scene.log.calls.count { $0 == "completion" } == 1 && scene.log.calls.last == "completion")
    }
  }

  @Test("A transaction's completion around a push and a pop that show nothing runs all the same (T-21, T-122)")
  func transactionAroundNothing() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      var completions = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { completions += 1 }
      scene.nav.pushViewController(scene.b, animated: true)
      scene.nav.popViewController(animated: true)
      CATransaction.commit()
      #expect(completions == 0)
      try stage.settle()
      #expect(completions == 1)
    }
  }

  @Test(
    "Changes of a stack are refused with UIKit's message while its presentation or dismissal animates (T-5)",
    arguments: [true, false])
  func stackDuringPresentation(isPresentation: Bool) throws {
    try withStage(.small) { stage in
      let (root, a, b) = (UIViewController(), Screen("A", .red), Screen("B", .blue))
      stage.show(root)
      let nav = UINavigationController(rootViewController: a)
      nav.title = "nav"
      nav.modalPresentationStyle = .fullScreen
      nav.pushViewController(b, animated: false)
      root.present(nav, animated: true)
      if !isPresentation {
        try stage.settle()
        root.dismiss(animated: true)
      }
      stage.advance(by: 0.1)
      #expect(nav.popViewController(animated: true) == nil && nav.viewControllers == [a, b])
      #expect(
        try stage.expectDiagnostic("stack-during-presentation").message
          == """
          [stack-during-presentation] popViewControllerAnimated: called on nav while an existing transition or presentation is \
          occurring; the navigation stack will not be updated. While a navigation controller itself is presented or dismissed with \
          animation, UIKit refuses changes of its stack. The call is ignored. Change the stack before the call of present, or in its \
          completion.
          """)
      nav.pushViewController(Screen("C", .green), animated: false)
      try stage.expectDiagnostic("stack-during-presentation")
      try stage.settle()
      #expect(nav.viewControllers == [a, b])
      #expect(nav.popViewController(animated: true) === b)
      try stage.settle()
    }
  }

  @Test(
    "A push on a covered navigation controller loads and shows its screen when the cover is removed (T-137)",
    arguments: ["full screen", "other tab"])
  func pushWhileCovered(by cover: String) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let tabs = UITabBarController()
      tabs.viewControllers = [scene.nav, UIViewController()]
      stage.show(tabs)
      try stage.settle()
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      if cover == "other tab" { tabs.selectedIndex = 1 } else { tabs.present(modal, animated: false) }
      try stage.settle()
      _ = scene.log.take()
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      #expect(scene.log.take() == "B.willMove(nav) B.didMove(nav)")
      #expect(!scene.b.isViewLoaded && scene.nav.topViewController === scene.b)
      if cover == "other tab" { tabs.selectedIndex = 0 } else { tabs.dismiss(animated: false) }
      try stage.settle()
      #expect(scene.log.take() == "B.load B.wA willShow(B) B.iA B.dA didShow(B) B.layout")
      #expect(scene.b.view.window != nil && scene.a.view.window == nil)
    }
  }

  @Test(
    "A screen set below the top and a pop in one turn animate a pop, also if willMove reads the coordinator (T-142)",
    arguments: [true, false])
  func replaceByPop(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let (c, driver) = (MovingScreen("C"), UIPercentDrivenInteractiveTransition())
      let moving = MovingScreen("B2")
      scene.nav.pushViewController(moving, animated: false)
      try stage.settle()
      stage.clearTrace()
      if !finishes { scene.director.driver = driver }
      scene.nav.setViewControllers([scene.a, scene.b, c, moving], animated: false)
      #expect(scene.nav.popViewController(animated: true) === moving)
      #expect(moving.foundCoordinator == [false] && stage.environment.drivers.isEmpty)
      stage.advance(frames: 1)
      if !finishes { driver.cancel() }
      try stage.settle()
      let operations = stage.trace.events.filter { $0.name.contains("animationControllerFor") }.map(\.arguments.first)
      #expect(operations == ["pop"])
      #expect(scene.nav.viewControllers.map(\.title) == ["A", "B", "C"] + (finishes ? [] : ["B2"]))
      #expect(scene.nav.children.count == scene.nav.viewControllers.count)
      #expect(c.moves == ["will nav", "did nav"])
    }
  }

  @Test("Hiding and showing the navigation bar does not send viewWillTransition(to:with:) (T-173)")
  func hiddenBar() throws {
    final class Sized: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    try withStage(.small) { stage in
      let root = Sized()
      root.edgesForExtendedLayout = []
      let nav = UINavigationController(rootViewController: root)
      stage.show(nav)
      stage.advance(frames: 1)
      let height = root.view.frame.height
      nav.setNavigationBarHidden(true, animated: false)
      stage.advance(frames: 1)
      #expect(root.view.frame.height == height + 44)
      nav.setNavigationBarHidden(false, animated: true)
      try stage.settle()
      #expect(root.view.frame.height == height && root.sizes == [])
    }
  }

  @Test("The commit of a transaction around a plain push makes the push, and completes in that turn (T-122, C-110)")
  func transactionAroundPlainPush() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let start = stage.time
      CATransaction.begin()
      CATransaction.setCompletionBlock { scene.log.calls.append("completion at \(stage.time - start)") }
      scene.nav.pushViewController(scene.b, animated: false)
      CATransaction.commit()
      // C-110: the commit lays out inside the call, so that the stack has changed when it returns.
      #expect(scene.log.calls.contains("B.dA") && scene.b.view.window != nil)
      try stage.settle()
      let calls = scene.log.calls
      let (appeared, completed) = (calls.firstIndex(of: "B.dA"), calls.firstIndex(of: "completion at 0.0"))
      #expect(try #require(appeared) < #require(completed))
    }
  }
}

/// Reads the coordinator of its navigation controller in each `willMove(toParent: nil)`, lays out, and notes its moves.
private final class MovingScreen: UIViewController {
  private(set) var foundCoordinator: [Bool] = []
  private(set) var moves: [String] = []

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent == nil {
      foundCoordinator.append(navigationController?.transitionCoordinator != nil)
      navigationController?.view.layoutIfNeeded()
    }
    moves.append("will \(parent?.title ?? "nil")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    moves.append("did \(parent?.title ?? "nil")")
  }
}
