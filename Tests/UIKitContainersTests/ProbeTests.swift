import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Probe", .serialized) @MainActor struct ProbeTests {
  func say(_ name: String, _ items: Any?...) {
    print("PROBE \(name):", items.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " | "))
  }

  @Test func windows() throws {  // T-120
    for kind in ["push", "tab", "full", "root"] {
      try withStage(.small) { stage in
        let (a, b) = (HookedScreen("A"), HookedScreen("B"))
        var calls: [String] = []
        a.willDisappear = { calls.append("wD \($0.view.window != nil)") }
        a.didDisappear = { calls.append("dD \($0.view.window != nil)") }
        switch kind {
        case "push":
          let nav = UINavigationController(rootViewController: a)
          stage.show(nav); nav.pushViewController(b, animated: true)
        case "tab":
          let tabs = UITabBarController(); tabs.viewControllers = [a, b]
          stage.show(tabs); tabs.selectedIndex = 1
        case "full":
          stage.show(a); b.modalPresentationStyle = .fullScreen; a.present(b, animated: true)
        default: stage.show(a); stage.advance(frames: 1); stage.window.rootViewController = b
        }
        try stage.settle()
        say("T-120 \(kind)", calls)
      }
    }
  }

  @Test func presentCoordinators() throws {  // T-121
    for animated in [true, false] {
      try withStage(.small) { stage in
        let scene = PresentationScene(stage, style: .fullScreen)
        scene.director.makeAnimator = { _ in
          self.say("T-163 asked", scene.a.transitionCoordinator == nil, scene.b.transitionCoordinator == nil);
          return ClosureAnimator.fade()
        }
        scene.a.present(scene.b, animated: animated)
        say("T-163 present returned \(animated)")
        say("T-121 present \(animated)", scene.a.transitionCoordinator, scene.b.transitionCoordinator)
        try stage.settle()
        scene.a.dismiss(animated: animated)
        say("T-163 dismiss returned \(animated)")
        say("T-121 dismiss \(animated)", scene.a.transitionCoordinator, scene.b.transitionCoordinator)
        say("T-164 \(animated)", scene.a.presentedViewController === scene.b)
        let c = UIViewController()
        c.modalPresentationStyle = .fullScreen
        scene.a.present(c, animated: false)
        say("T-164 diag", stage.diagnostics.map(\.identifier))
        stage.advance(frames: 1)
        _ = try? stage.expectDiagnostic("already-presenting")
        _ = try? stage.expectDiagnostic("presentation-in-progress")
        try stage.settle()
        say("T-164 c", c.presentingViewController)
      }
    }
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.setViewControllers([scene.a, scene.b], animated: true)
      say("T-121 set", scene.nav.transitionCoordinator != nil)
      try stage.settle()
      scene.nav.popViewController(animated: true)
      say("T-121 pop", scene.nav.transitionCoordinator != nil, scene.b.transitionCoordinator != nil)
      try stage.settle()
      scene.nav.pushViewController(scene.b, animated: false)
      say("T-45 plain", scene.nav.transitionCoordinator != nil)
      try stage.settle()
    }
  }

  @Test func transactions() throws {  // T-122
    for animated in [true, false] {
      try withStage(.small) { stage in
        let scene = NavigationScene(stage)
        let start = stage.time
        CATransaction.begin();
        CATransaction.setCompletionBlock {
          self.say("T-122 \(animated)", stage.time - start, scene.log.calls.contains("B.dA"))
        }
        scene.nav.pushViewController(scene.b, animated: animated)
        CATransaction.commit()
        say("T-122 committed")
        try stage.settle()
        say("T-122 end", stage.time - start)
      }
    }
  }

  @Test func completionsCoordinator() throws {  // T-123
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      var heard = 0
      @MainActor func push() {
        scene.nav.pushViewController(UIViewController(), animated: true)
        let queued = scene.nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          heard += 1
          say("T-123 in completion", scene.nav.transitionCoordinator == nil)
          if heard < 3 { push() }
        }
        say("T-123 queued", queued)
      }
      push()
      try stage.settle()
      say("T-123", heard)
    }
  }

  @Test func byHand() throws {  // T-124
    final class ByHand: UIPresentationController {
      override func presentationTransitionWillBegin() {
        presentingViewController.beginAppearanceTransition(false, animated: true)
      }
      override func presentationTransitionDidEnd(_ completed: Bool) {
        presentingViewController.endAppearanceTransition()
      }
      override func dismissalTransitionWillBegin() {
        presentingViewController.beginAppearanceTransition(true, animated: true)
      }
      override func dismissalTransitionDidEnd(_ completed: Bool) { presentingViewController.endAppearanceTransition() }
    }
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.director.makeController = { ByHand(presentedViewController: $0, presenting: $1) }
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      say("T-124 present", scene.log.take())
      scene.b.dismiss(animated: true)
      try stage.settle()
      say("T-124 dismiss", scene.log.take())
      say("T-124 diags", stage.diagnostics.map(\.identifier))
    }
  }

  @Test func popTarget() throws {  // T-128
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let delegate = scene.nav.interactivePopGestureRecognizer?.delegate
      say("T-128", delegate)
    }
  }

  @Test func presentLoads() throws {  // T-135, T-163
    try withStage(.small) { stage in
      let log = CallLog()
      let (a, b) = (Screen("A", .red, log: log), Screen("B", .blue, log: log))
      stage.show(a)
      b.modalPresentationStyle = .fullScreen
      _ = log.take()
      a.present(b, animated: true)
      say("T-135", log.take())
      try stage.settle()
      say("T-135 later", log.take())
    }
  }

  @Test func dismissed() throws {  // T-136, T-161, T-87
    try withStage(.small) { stage in
      let (a, b) = (HookedScreen("A"), HookedScreen("B"))
      b.modalPresentationStyle = .fullScreen
      stage.show(a)
      a.present(b, animated: true)
      try stage.settle()
      b.willDisappear = { self.say("T-87 wD", $0.presentingViewController != nil, $0.isBeingDismissed) }
      let c = UIViewController()
      b.didDisappear = { [unowned self_ = a] in
        say("T-136 dD", $0.presentingViewController, $0.isBeingDismissed, self_.presentedViewController)
        self_.present(c, animated: true)
        say("T-161", self_.presentedViewController === c, stage.diagnostics.map(\.identifier))
      }
      b.dismiss(animated: true)
      try stage.settle()
      say("T-161 after", a.presentedViewController === c, stage.diagnostics.map(\.identifier))
    }
  }

  @Test func coveredPush() throws {  // T-137
    for kind in ["presentation", "tab"] {
      try withStage(.small) { stage in
        let log = CallLog()
        let (a, b) = (Screen("A", .red, log: log), Screen("B", .blue, log: log))
        let nav = UINavigationController(rootViewController: a)
        nav.title = "nav"
        let director = NavigationDirector(log: log)
        nav.delegate = director
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, UIViewController()]
        if kind == "tab" { stage.show(tabs) } else { stage.show(nav) }
        try stage.settle()
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        if kind == "tab" { tabs.selectedIndex = 1 } else { nav.present(modal, animated: false) }
        try stage.settle()
        _ = log.take()
        nav.pushViewController(b, animated: true)
        try stage.settle()
        say("T-137 \(kind) covered", log.take())
        if kind == "tab" { tabs.selectedIndex = 0 } else { nav.dismiss(animated: false) }
        try stage.settle()
        say("T-137 \(kind) shown", log.take())
      }
    }
  }

  @Test func hides() throws {  // T-138
    try withStage(.small) { stage in
      let scene = NestedScene(stage)
      scene.a.hidesBottomBarWhenPushed = true
      scene.nav.pushViewController(UIViewController(), animated: true)
      scene.a.hidesBottomBarWhenPushed = false
      try stage.settle()
      say("T-138", scene.tabs.tabBar.frame, scene.tabs.tabBar.isHidden, scene.tabs.view.bounds)
    }
  }

  @Test func openCalls() throws {  // T-139
    final class Nav: UINavigationController {
      var calls: [String] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        calls.append("push"); super.pushViewController(viewController, animated: animated)
      }
      override func popViewController(animated: Bool) -> UIViewController? {
        calls.append("pop")
        let popped = super.popViewController(animated: animated)
        calls.append("\(transitionCoordinator?.isInteractive == true)")
        return popped
      }
    }
    try withStage(.small) { stage in
      let nav = Nav(rootViewController: Screen("A", .red))
      say("T-139 init", nav.calls)
      nav.calls = []
      stage.show(nav)
      nav.pushViewController(Screen("B", .blue), animated: false)
      try stage.settle()
      nav.calls = []
      let finger = stage.touchDown(at: CGPoint(x: 2, y: 100), steps: 6, by: CGVector(dx: 10, dy: 0))
      say("T-139 swipe", nav.calls)
      finger.lift()
      try stage.settle()
      say("T-139 count", nav.viewControllers.count)
      if nav.viewControllers.count == 1 {
        nav.pushViewController(Screen("B", .blue), animated: false); try stage.settle()
      }
      nav.calls = []
      stage.tap(nav.navigationBar.convert(CGPoint(x: 15, y: 22), to: nil))
      try stage.settle()
      say("T-139 back", nav.calls, nav.viewControllers.count)
    }
  }

  @Test func withoutAnimation() throws {  // T-140
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      UIView.performWithoutAnimation { scene.nav.pushViewController(scene.b, animated: true) }
      stage.advance(frames: 3)
      say("T-140", scene.log.take())
      try stage.settle()
      say("T-140", scene.log.take())
      scene.nav.popViewController(animated: false)
      try stage.settle()
      _ = scene.log.take()
      UIView.performWithoutAnimation {
        scene.nav.pushViewController(scene.b, animated: true); scene.nav.view.layoutIfNeeded()
      }
      stage.advance(frames: 3)
      say("T-140 forced", scene.log.take())
      try stage.settle()
    }
  }

  @Test func direct() throws {  // T-141
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let log = CallLog()
      let stray = Screen("S", .blue, log: log)
      scene.root.addSubview(stray.view)
      say("T-141 added", log.take())
      stage.advance(frames: 1)
      say("T-141 later", log.take())
    }
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let log = CallLog()
      let stray = Screen("S", .blue, log: log)
      scene.root.addSubview(stray.view)
      stray.view.removeFromSuperview()
      say("T-141 removed", log.take())
      stage.advance(frames: 1)
      say("T-141 removed later", log.take())
    }
    try withStage(.small) { stage in
      let log = CallLog()
      let (a, b) = (Screen("A", .red, log: log), Screen("B", .blue, log: log))
      let nav = UINavigationController(rootViewController: a)
      let director = NavigationDirector(log: log)
      nav.delegate = director
      stage.environment.perform {
        stage.window.rootViewController = nav
        stage.window.makeKeyAndVisible()
        nav.pushViewController(b, animated: true)
      }
      try stage.settle()
      say("T-21 first display", log.take())
    }
    try withStage(.small) { stage in
      let log = CallLog()
      let (p, c) = (Screen("P", .red, log: log), Screen("C", .blue, log: log))
      p.addChild(c)
      p.view.addSubview(c.view)
      c.didMove(toParent: p)
      _ = log.take()
      stage.environment.perform {
        stage.window.rootViewController = p
        stage.window.makeKeyAndVisible()
        say("T-141 root in call", log.take())
        c.view.removeFromSuperview()
        say("T-141 child removed", log.take())
      }
      try stage.settle()
      say("T-141 root later", log.take())
    }
  }

  @Test func replace() throws {  // T-142
    for reads in [false, true] {
      try withStage(.small) { stage in
        final class Reader: UIViewController {
          var reads = false
          override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent);
            if reads { _ = self.transitionCoordinator; _ = parent?.transitionCoordinator }
          }
        }
        let scene = NavigationScene(stage)
        try scene.showB()
        let new = Reader()
        new.title = "N"
        new.reads = reads
        stage.clearTrace()
        scene.nav.setViewControllers([scene.a, new, scene.b], animated: false)
        scene.nav.popViewController(animated: true)
        try stage.settle()
        say(
          "T-142 \(reads)", scene.log.take(),
          stage.trace.events.filter { $0.name.contains("animationControllerFor") }.map { $0.arguments })
        say("T-142", scene.nav.viewControllers.map { $0.title ?? "" })
      }
    }
  }

  @Test func didShow() throws {  // T-143, T-162
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.director.animator = { _ in nil }
      scene.director.didShow = { _ in
        let from = scene.nav.transitionCoordinator?.viewController(forKey: .from)
        say("T-143", from?.title, scene.nav.viewControllers.contains { $0 === from })
      }
      scene.nav.popViewController(animated: true)
      try stage.settle()
      scene.nav.pushViewController(HookedScreen("C"), animated: true)
      try stage.settle()
    }
  }

  @Test func dismissTwice() throws {  // T-160
    for who in ["BB", "CB"] {
      try withStage(.small) { stage in
        let scene = PresentationScene(stage, style: .fullScreen)
        try scene.showB()
        let c = Screen("C", .green, log: scene.log)
        c.modalPresentationStyle = .fullScreen
        scene.b.present(c, animated: true)
        try stage.settle()
        if who == "BB" { scene.b.dismiss(animated: true) } else { c.dismiss(animated: true) }
        scene.b.dismiss(animated: true)
        try stage.settle()
        say(
          "T-160 \(who)", scene.a.presentedViewController, scene.b.presentedViewController,
          stage.diagnostics.map(\.identifier))
        for one in stage.diagnostics { _ = try? stage.expectDiagnostic(one.identifier) }
      }
    }
  }

  @Test func barHidden() throws {  // T-173
    try withStage(.small) { stage in
      final class Sized: UIViewController {
        var sizes = 0;
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
          sizes += 1
        }
      }
      let root = Sized()
      let nav = UINavigationController(rootViewController: root)
      stage.show(nav)
      root.edgesForExtendedLayout = []
      stage.advance(frames: 1)
      let before = root.view.frame
      nav.setNavigationBarHidden(true, animated: false)
      stage.advance(frames: 2)
      nav.setNavigationBarHidden(false, animated: true)
      try stage.settle()
      nav.setNavigationBarHidden(true, animated: true)
      try stage.settle()
      say("T-173", root.sizes, before, root.view.frame)
    }
  }

  @Test func noAdapt() throws {  // T-174
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      say("T-174", scene.listener.log.take())
    }
  }

  @Test func unwindCoordinator() throws {  // T-176
    try withStage(.small) { stage in
      final class Home: UIViewController {
        var seen: [Bool] = []
        override func canPerformUnwindSegueAction(
          _ action: Selector, from fromViewController: UIViewController, sender: Any?
        ) -> Bool {
          seen.append(transitionCoordinator == nil && fromViewController.transitionCoordinator == nil)
          return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
        }
        func home(_ segue: UIStoryboardSegue) {
          seen.append(
            transitionCoordinator == nil && segue.source.transitionCoordinator == nil
              && navigationController?.transitionCoordinator == nil)
        }
      }
      let home = Home()
      let leaf = UIViewController()
      let nav = UINavigationController(rootViewController: home)
      stage.show(nav)
      nav.pushViewController(leaf, animated: false)
      try stage.settle()
      _ = leaf.performUnwindSegue(withAction: Selector("home:", Home.home(_:)))
      try stage.settle()
      say("T-176", home.seen, nav.viewControllers.count)
    }
  }

  @Test func alphaTwice() throws {  // C-101
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 }) {
        self.say("C-101 first", $0, stage.time)
      }
      stage.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0.5 }) {
        self.say("C-101 second", $0, stage.time)
      }
      say("C-101", view.layer.animationKeys(), view.shownAlpha, stage.time)
      try stage.settle()
    }
  }

  @Test func reversedModel() throws {  // C-102
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.center.x = 105; view.alpha = 0; view.backgroundColor = .red; view.bounds.size.width = 40
      }
      animator.addCompletion { _ in self.say("C-102", view.center.x, view.alpha, view.backgroundColor, view.bounds) }
      animator.startAnimation()
      stage.advance(by: 0.5)
      animator.isReversed = true
      try stage.settle()
    }
  }

  @Test func transactionsCommit() throws {  // C-110, C-111
    try withStage(.small) { stage in
      final class Drawn: UIView {
        var calls: [String] = []
        override func layoutSubviews() { calls.append("layout") }
        override func draw(_ rect: CGRect) { calls.append("draw") }
      }
      let scene = ViewScene(stage)
      let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.root.addSubview(view)
      stage.advance(frames: 1)
      say("C-111 first", view.calls)
      view.calls = []
      CATransaction.begin()
      view.setNeedsLayout()
      view.setNeedsDisplay()
      CATransaction.commit()
      say("C-110", view.calls)
      stage.advance(frames: 1)
      say("C-110 later", view.calls)
      for layoutFirst in [true, false] {
        view.calls = []
        if layoutFirst {
          view.setNeedsLayout(); view.setNeedsDisplay()
        } else {
          view.setNeedsDisplay(); view.setNeedsLayout()
        }
        stage.advance(frames: 1)
        say("C-111 \(layoutFirst)", view.calls)
      }
      view.calls = []
      view.setNeedsDisplay(); view.setNeedsLayout()
      view.layoutIfNeeded()
      say("C-111 layoutIfNeeded", view.calls)
      stage.advance(frames: 1)
      say("C-111 then", view.calls)
    }
  }

  @Test func scaleFunction() throws {  // C-113
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      let animation = CABasicAnimation(keyPath: "transform")
      animation.valueFunction = CAValueFunction(name: .scale)
      animation.fromValue = [1.0, 1.0, 1.0]
      animation.toValue = [3.0, 5.0, 1.0]
      animation.duration = 1
      view.layer.add(animation, forKey: nil)
      stage.advance(by: 0.5)
      say("C-113", view.layer.presentation()?.transform, stage.diagnostics.map(\.identifier))
    }
  }

  @Test func actionByHand() throws {  // C-115, C-61, C-62
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.animate(
        withDuration: 1,
        animations: {
          let action = view.action(for: view.layer, forKey: "opacity")
          say("C-61", action, action as? CABasicAnimation)
          say("C-61", view.action(for: view.layer, forKey: "position"))
        }
      ) { self.say("C-115", $0, stage.time) }
      try stage.settle()
      UIView.animate(withDuration: 1) { view.frame = CGRect(x: 5, y: 5, width: 30, height: 30) }
      say("C-62", view.layer.animationKeys())
      try stage.settle()
    }
  }

  @Test func sublayers() throws {  // C-116
    final class Own: UIView {
      nonisolated(unsafe) static var asked = 0
      override class var layerClass: AnyClass { asked += 1; return CALayer.self }
    }
    try withStage(.small) { stage in
      let root = ViewScene(stage).root
      let views = (0..<3).map { tag in
        let v = Own(); v.tag = tag; root.addSubview(v); return v
      }
      say("C-116 asked", Own.asked)
      _ = views[0].layer
      root.layer.insertSublayer(views[2].layer, at: 0)
      say("C-116 order", root.subviews.map(\.tag), root.layer.sublayers?.map { ($0.delegate as? UIView)?.tag })
      views[1].layer.removeFromSuperlayer()
      say("C-116 removed", views[1].superview == nil, root.subviews.map(\.tag), views[1].window == nil)
      let other = UIView()
      root.addSubview(other)
      other.layer.addSublayer(views[0].layer)
      say("C-116 moved", views[0].superview === other, root.subviews.map(\.tag))
      say("C-116", stage.diagnostics.map(\.identifier), Own.asked)
    }
  }

  @Test func stay() throws {  // C-4
    try withStage(.small) { stage in
      let root = ViewScene(stage).root
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      func add() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0.0; animation.toValue = 1.0; animation.duration = 5;
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: "x")
      }
      add()
      say("C-4 before the tree", view.layer.animationKeys(), stage.diagnostics.map(\.identifier))
      root.addSubview(view)
      stage.advance(frames: 1)
      say("C-4 in the tree", view.layer.animationKeys())
      add()
      stage.advance(frames: 1)
      view.removeFromSuperview()
      stage.advance(frames: 1)
      say("C-4 after leaving", view.layer.animationKeys())
      for one in stage.diagnostics { _ = try? stage.expectDiagnostic(one.identifier) }
    }
  }

  @Test func current() throws {  // C-64
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 }) {
        self.say("C-64 first", $0, stage.time)
      }
      stage.advance(by: 0.5)
      UIView.animate(
        withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear], animations: { view.center.x = 5 }
      ) { self.say("C-64 second", $0, stage.time) }
      try stage.settle()
    }
  }

  @Test func keyTimes() throws {  // C-47
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      for (mode, times) in [
        (CAAnimationCalculationMode.linear, [0, 0.9, 0.5, 1]), (.linear, [0.2, 0.4, 0.6, 1]),
        (.discrete, [0, 0.1, 0.2, 1]),
      ] {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 30, 60, 90].map { Double($0) }
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.calculationMode = mode
        animation.duration = 1
        view.layer.add(animation, forKey: "x")
        stage.advance(by: 0.25)
        say("C-47 \(mode) \(times)", view.shownX, stage.diagnostics.map(\.identifier))
        for one in stage.diagnostics { _ = try? stage.expectDiagnostic(one.identifier) }
        try stage.settle()
      }
    }
  }

  @Test func queued() throws {  // T-134, T-5
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      scene.director.duration = 0.5
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.1)
      scene.nav.present(modal, animated: true)
      say("T-134", scene.nav.presentedViewController === modal, stage.diagnostics.map(\.identifier))
      stage.advance(by: 0.1)
      say("T-134 running", stage.environment.drivers.count)
      try stage.settle()
      let c = UIViewController()
      scene.nav.dismiss(animated: true)
      stage.advance(by: 0.1)
      scene.nav.pushViewController(c, animated: true)
      say("T-5", scene.nav.viewControllers.count, stage.diagnostics.map(\.identifier))
      for one in stage.diagnostics { _ = try? stage.expectDiagnostic(one.identifier) }
      try stage.settle()
    }
  }

  @Test func flags() throws {  // T-42
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      var seen: [String] = []
      scene.b.willAppear = {
        seen.append("wA to \($0.isMovingToParent) from \($0.isMovingFromParent) nav \($0.navigationController != nil)")
      }
      scene.b.willDisappear = {
        seen.append("wD nav \($0.navigationController != nil) to \($0.isMovingToParent) from \($0.isMovingFromParent)")
      }
      scene.pop { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: 0.5, animations: { scene.leaving.center.x = 100 }) { _ in
          context.completeAsDecided()
        }
      }
      scene.driver.update(0.3)
      scene.driver.cancel()
      try stage.settle()
      say("T-42, T-47", seen)
      let root = HookedScreen("R")
      root.willAppear = { self.say("T-42 root", $0.isMovingToParent) }
      root.didAppear = { self.say("T-42 root", $0.isMovingToParent) }
      stage.show(UINavigationController(rootViewController: root))
      stage.advance(frames: 2)
    }
  }

  @Test func willDismiss() throws {  // T-90
    final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
      var seen: [Bool] = []
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        seen.append(presentationController.presentingViewController.transitionCoordinator != nil)
      }
    }
    try withStage { stage in
      let scene = SheetScene(stage)
      let listener = Listener()
      scene.b.presentationController?.delegate = listener
      try scene.showB()
      scene.drag(from: 100, by: 500)
      try stage.settle()
      say("T-90", listener.seen)
    }
  }

  @Test func cancelledDismissal() throws {  // T-85, T-86, T-109
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      let dim = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.hold(at: 0.3) { scene.a.present(scene.b, animated: true) { self.say("T-85 completed") } }.cancel()
      try stage.settle()
      try scene.showB()
      scene.b.view.addSubview(dim)
      stage.advance(frames: 1)
      let inside = scene.hold(at: 0) { scene.b.dismiss(animated: true) { self.say("T-86 completed") } }
      inside.cancel()
      try stage.settle()
      scene.b.onWillDisappear = { b in
        b.transitionCoordinator?.animate(alongsideTransition: { _ in dim.alpha = 0 }) {
          self.say("T-109 completion", $0.isCancelled, dim.alpha)
        }
      }
      scene.hold(at: 0.3) { scene.b.dismiss(animated: true) }.cancel()
      try stage.settle()
      say("T-109", dim.alpha)
    }
  }

  @Test func chain() throws {  // T-88
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      try scene.showB()
      let c = Screen("C", .green, log: scene.log)
      c.modalPresentationStyle = .fullScreen
      scene.b.present(c, animated: true)
      try stage.settle()
      stage.clearTrace()
      _ = scene.log.take()
      scene.a.dismiss(animated: true)
      stage.advance(by: 0.1)
      say("T-88", scene.log.take(), stage.trace.shorthand.tokens)
      try stage.settle()
      say("T-88", scene.log.take())
    }
  }

  @Test func stackChange() throws {  // T-55
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.1)
      _ = scene.log.take()
      let popped = scene.nav.popViewController(animated: true)
      say("T-55", popped?.title, scene.nav.viewControllers.count, scene.log.take())
      try stage.settle()
      say("T-55", scene.nav.viewControllers.count, scene.log.take())
    }
  }

  @Test func noStart() throws {  // T-4
    final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
      var started = false
      var wantsInteractiveStart: Bool { false }
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { started = true }
    }
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let hand = Hand()
      scene.director.interaction = hand
      var animated = 0
      scene.director.animator = { _ in
        ClosureAnimator {
          animated += 1; $0.insertToView(); $0.completeTransition(true)
        }
      }
      scene.nav.popViewController(animated: true)
      try stage.settle()
      say("T-4", hand.started, animated)
    }
  }

  @Test func custom() throws {  // T-12
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.a.present(scene.b, animated: false)
      say("T-12", scene.director.log.take(), scene.a.transitionCoordinator?.isAnimated)
      stage.advance(frames: 1)
      say("T-12", scene.director.log.take(), stage.trace.shorthand.tokens)
      try stage.settle()
    }
  }

  @Test func edge() throws {  // K-24
    try withStage { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      say(
        "K-24", scene.a.view.layer.presentation()?.frame, scene.a.view.transform, scene.a.view.layer.cornerRadius,
        scene.a.view.superview?.layer.cornerRadius, scene.card.layer.cornerRadius, scene.card.frame)
    }
  }
}
