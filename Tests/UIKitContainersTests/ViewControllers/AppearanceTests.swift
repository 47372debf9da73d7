import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Appearance callbacks") @MainActor struct AppearanceTests {
  @Test("Appearance transitions are counted: the did-callback comes with the last end (T-33)")
  func counting() throws {
    try withStage(.small) { _ in
      let log = CallLog()
      let a = Screen("A", .red, log: log)
      a.beginAppearanceTransition(true, animated: true)
      #expect(log.take() == "A.load A.wA")
      a.beginAppearanceTransition(true, animated: true)
      a.endAppearanceTransition()
      #expect(log.take() == "")
      a.endAppearanceTransition()
      #expect(log.take() == "A.dA")
      a.endAppearanceTransition()
      a.beginAppearanceTransition(true, animated: true)  // it has appeared already
      a.endAppearanceTransition()
      #expect(log.take() == "")
      a.beginAppearanceTransition(false, animated: false)
      a.endAppearanceTransition()
      #expect(log.take() == "A.wD A.dD")
      a.beginAppearanceTransition(false, animated: false)
      a.endAppearanceTransition()
      #expect(log.take() == "")
    }
  }

  @Test("A reversed appearance transition starts its count anew, in both directions (T-25, T-33)")
  func turningRound() throws {
    try withStage(.small) { _ in
      let log = CallLog()
      let a = Screen("A", .red, log: log)
      a.beginAppearanceTransition(true, animated: true)
      a.beginAppearanceTransition(true, animated: true)
      a.beginAppearanceTransition(false, animated: true)
      a.endAppearanceTransition()
      #expect(log.take() == "A.load A.wA A.wD A.dD")  // never dA
      a.beginAppearanceTransition(true, animated: true)
      a.endAppearanceTransition()
      _ = log.take()
      a.beginAppearanceTransition(false, animated: true)
      a.beginAppearanceTransition(true, animated: true)
      a.endAppearanceTransition()
      #expect(log.take() == "A.wD A.wA A.dA")  // never dD
    }
  }

  @Test("The did-callback has the animated flag of its will-callback (T-30)", arguments: [true, false])
  func animatedFlag(animated: Bool) throws {
    final class Flags: UIViewController {
      var flags: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { flags.append(animated) }
      override func viewDidAppear(_ animated: Bool) { flags.append(animated) }
      override func viewWillDisappear(_ animated: Bool) { flags.append(animated) }
      override func viewDidDisappear(_ animated: Bool) { flags.append(animated) }
    }
    try withStage(.small) { _ in
      let controller = Flags()
      controller.beginAppearanceTransition(true, animated: animated)
      controller.endAppearanceTransition()
      controller.beginAppearanceTransition(false, animated: !animated)
      controller.endAppearanceTransition()
      #expect(controller.flags == [animated, animated, !animated, !animated])
    }
  }

  @Test("Appearance is forwarded to the children whose views are inside, after the parent (T-32)")
  func forwarding() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let parent = Screen("P", .red, log: log)
      let (inside, outside) = (Screen("in", .blue, log: log), Screen("out", .blue, log: log))
      parent.addChild(inside)
      parent.view.addSubview(inside.view)
      inside.didMove(toParent: parent)
      parent.addChild(outside)
      _ = outside.view
      _ = log.take()
      stage.show(parent)
      #expect(log.take() == "P.wA in.wA P.iA P.layout in.iA in.layout P.dA in.dA")
      stage.window.rootViewController = UIViewController()
      #expect(log.take() == "P.wD in.wD P.dD in.dD")
    }
  }

  @Test("Appearance is not forwarded where shouldAutomaticallyForwardAppearanceMethods is false (T-37)")
  func manual() throws {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    try withStage(.small) { stage in
      let log = CallLog()
      let parent = Manual()
      let child = Screen("C", .blue, log: log)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      _ = log.take()
      stage.show(parent)
      stage.advance(frames: 1)
      #expect(log.take().split(separator: " ").filter { $0 != "C.layout" }.isEmpty)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(log.take() == "C.wA C.iA C.dA")
    }
  }

  @Test("A child that is put into a parent on the screen appears with its view, and disappears with it (T-27, T-32)")
  func lateChild() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let parent = Screen("P", .red, log: log)
      stage.show(parent)
      _ = log.take()
      let child = Screen("C", .blue, log: log)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      stage.advance(frames: 1)
      let calls = log.take().split(separator: " ").map(String.init)
      let appearance = calls.filter { $0.hasPrefix("C.") && !$0.contains("Move") && $0 != "C.layout" && $0 != "C.load" }
      #expect(appearance == ["C.wA", "C.iA", "C.dA"])
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(log.take() == "C.willMove(nil) C.wD C.dD C.didMove(nil)")
    }
  }

  @Test(
    "A child added in viewIsAppearing gets viewWillAppear at once, and viewDidAppear after the parent's (P-83, T-32, T-170)"
  )
  func childAddedWhileAppearing() throws {
    final class Adder: UIViewController {
      let child: Screen
      init(_ child: Screen) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewIsAppearing(_ animated: Bool) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      override func viewDidAppear(_ animated: Bool) { child.log.calls.append("P.dA") }
    }
    try withStage(.small) { stage in
      let log = CallLog()
      stage.show(Adder(Screen("C", .blue, log: log)))
      stage.advance(frames: 1)
      let calls = log.take().split(separator: " ").map(String.init).filter { !$0.contains("Move") && $0 != "C.layout" }
      #expect(calls == ["C.load", "C.wA", "C.iA", "P.dA", "C.dA"])
    }
  }

  @Test("A controller whose view is added to the window directly, without containment, gets its callbacks (T-36)")
  func directly() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let log = CallLog()
      let stray = Screen("S", .blue, log: log)
      scene.root.addSubview(stray.view)
      stage.advance(frames: 1)
      let calls = log.take().split(separator: " ").map(String.init)
      #expect(calls.filter { $0 == "S.wA" || $0 == "S.dA" } == ["S.wA", "S.dA"])
      stray.view.removeFromSuperview()
      #expect(log.take() == "S.wD S.dD")
    }
  }

  @Test(
    "A view added to a window gets viewDidAppear after the commit, unless it got viewWillDisappear before (T-141)"
  )
  func directlyAfterCommit() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let log = CallLog()
      let (stray, gone) = (Screen("S", .blue, log: log), Screen("G", .green, log: log))
      scene.root.addSubview(stray.view)
      scene.root.addSubview(gone.view)
      #expect(log.take() == "S.load S.wA G.load G.wA")
      gone.beginAppearanceTransition(false, animated: false)
      stage.advance(frames: 1)
      #expect(log.take() == "G.wD S.iA S.layout G.layout S.dA")
      gone.endAppearanceTransition()
      #expect(log.take() == "G.dD")
      gone.view.removeFromSuperview()
      stage.advance(frames: 1)
      // Removed in the same turn.
      let brief = Screen("B", .red, log: log)
      _ = log.take()
      scene.root.addSubview(brief.view)
      brief.view.removeFromSuperview()
      stage.advance(frames: 1)
      #expect(log.take() == "B.load B.wA B.wD B.dD")
    }
  }

  @Test(
    "viewIsAppearing is sent once, in the hierarchy, before the first layout, and not after a reversal (T-27, T-28)"
  )
  func isAppearing() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let a = Screen("A", .red, log: log)
      stage.show(a)
      stage.advance(frames: 2)
      let first = log.take().split(separator: " ").map(String.init)
      #expect(first.prefix(4) == ["A.load", "A.wA", "A.iA", "A.layout"])
      #expect(first.count { $0 == "A.iA" } == 1)
      a.view.setNeedsLayout()
      stage.advance(frames: 1)
      #expect(log.take() == "A.layout")
      a.beginAppearanceTransition(false, animated: true)
      a.beginAppearanceTransition(true, animated: true)
      a.view.setNeedsLayout()
      stage.advance(frames: 1)
      a.endAppearanceTransition()
      #expect(log.take() == "A.wD A.wA A.layout A.dA")
    }
  }

  @Test("The appearance of a window's root begins with the layout of its turn, and ends with its replacement (T-21)")
  func root() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let (a, b) = (Screen("A", .red, log: log), Screen("B", .blue, log: log))
      stage.show(a)
      _ = log.take()
      stage.window.rootViewController = b
      #expect(log.take() == "A.wD A.dD B.load")
      stage.advance(frames: 1)
      #expect(log.take() == "B.wA B.iA B.layout B.dA")
      // Replaced twice in one turn: the one in between is never seen.
      stage.window.rootViewController = a
      stage.window.rootViewController = b
      stage.advance(frames: 1)
      let calls = log.take().split(separator: " ").map(String.init)
      #expect(calls.filter { $0.hasPrefix("A.") && $0 != "A.layout" } == [])
      #expect(calls.last == "B.dA")
      #expect(stage.isQuiet)
    }
  }

  @Test("A window places its root by center and bounds, which hold under a transform (P-33)")
  func movedRoot() throws {
    try withStage(.small) { stage in
      let root = Screen("A", .red)
      root.view.transform = CGAffineTransform(translationX: 30, y: 0)
      stage.show(root)
      root.view.transform = .identity
      #expect(root.view.frame == stage.window.bounds)
    }
  }

  @Test("The appearance of a child whose view leaves while its parent disappears ends all the same (T-25)")
  func childLeavesMeanwhile() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let parent = Screen("P", .red, log: log)
      let child = Screen("C", .blue, log: log)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      stage.show(parent)
      _ = log.take()
      parent.beginAppearanceTransition(false, animated: true)
      child.view.removeFromSuperview()
      parent.endAppearanceTransition()
      let calls = log.take().split(separator: " ").map(String.init)
      #expect(calls.filter { $0.hasPrefix("C.") } == ["C.wD", "C.dD"])
    }
  }

  @Test(
    "A view is in the window in its controller's viewWillDisappear, and not in its viewDidDisappear (T-120)",
    arguments: ["push", "tab", "full-screen presentation", "new root"])
  func leavingTheHierarchy(by change: String) throws {
    try withStage(.small) { stage in
      let (a, b) = (HookedScreen("A"), HookedScreen("B"))
      var calls: [String] = []
      a.willDisappear = { calls.append("wD \($0.view.window != nil)") }
      a.didDisappear = { calls.append("dD \($0.view.window != nil)") }
      switch change {
      case "push":
        let nav = UINavigationController(rootViewController: a)
        stage.show(nav)
        stage.advance(frames: 1)
        nav.pushViewController(b, animated: true)
      case "tab":
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        stage.show(tabs)
        stage.advance(frames: 1)
        tabs.selectedIndex = 1
      case "full-screen presentation":
        stage.show(a)
        stage.advance(frames: 1)
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true)
      default:
        stage.show(a)
        stage.advance(frames: 1)
        stage.window.rootViewController = b
      }
      try stage.settle()
      #expect(calls == ["wD true", "dD false"])
    }
  }
}
