import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Split view controllers that collapse") @MainActor struct SplitCollapseTests {
  private let narrow = CGSize(width: 400, height: 1180)
  private let wide = CGSize(width: 820, height: 1180)

  @Test("A phone has one stack from the start, with the column on top that the delegate returns")
  func phone() throws {
    try withStage(.iPhone15) { stage in
      let scene = SplitScene(stage)
      scene.top = .primary
      stage.show(scene.split)
      try stage.settle()
      #expect(scene.take() == "top?(secondary) didCollapse L.load L.wA L.iA L.dA")
      #expect(scene.split.isCollapsed && scene.frame(of: scene.list).size == CGSize(width: 393, height: 852))
      scene.split.show(.secondary)
      try stage.settle()
      #expect(scene.take() == "D.load L.wD D.wA D.iA L.dD D.dA")
      #expect(scene.list.navigationController?.viewControllers == [scene.list, scene.detail])
      scene.split.show(.primary)
      try stage.settle()
      #expect(scene.take() == "D.wD L.wA L.iA D.dD L.dA")
      scene.split.show(.secondary)
      try stage.settle()
      #expect(scene.list.navigationController?.topViewController === scene.detail)
      scene.split.hide(.secondary)
      try stage.settle()
      #expect(scene.list.navigationController?.viewControllers == [scene.list])
    }
  }

  @Test("A window that becomes narrow and wide again keeps stacks, callbacks and frames right (T-25, T-115)")
  func there() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      scene.split.preferredDisplayMode = .oneBesideSecondary
      try scene.begin()
      stage.resize(to: narrow)
      try stage.settle()
      #expect(scene.take() == "top?(secondary) D.wD D.dD L.wD L.dD D.wA D.iA D.dA didCollapse")
      #expect(scene.split.isCollapsed)
      #expect(scene.list.navigationController?.viewControllers == [scene.list, scene.detail])
      #expect(scene.frame(of: scene.detail).size == narrow)
      let more = Screen("M", .white, log: scene.log)
      scene.detail.show(more, sender: nil)
      try stage.settle()
      _ = scene.take()
      stage.resize(to: wide)
      try stage.settle()
      #expect(
        scene.take() == "M.wD M.dD mode?(oneBesideSecondary) L.wA M.wA L.iA L.dA M.iA M.dA didExpand")
      #expect(scene.list.navigationController?.viewControllers == [scene.list])
      #expect(more.navigationController?.viewControllers == [scene.detail, more])
      #expect(scene.frame(of: more) == CGRect(x: 320, y: 0, width: 500, height: 1180))
      #expect(scene.list.navigationController?.parent === scene.split)
    }
  }

  @Test("A collapse that moves a context whose presentation begins, off the screen, reports no animator (P-7)")
  func movesPresenter() throws {
    try withStage(.iPad) { stage in
      let (scene, director) = (SplitScene(stage), PresentationDirector())
      let (modal, cover) = (Screen("modal", .green), Screen("cover", .gray))
      try scene.begin()
      scene.detail.definesPresentationContext = true
      director.makeAnimator = { _ in ClosureAnimator.fade() }
      (modal.modalPresentationStyle, modal.transitioningDelegate) = (.overCurrentContext, director)
      cover.modalPresentationStyle = .fullScreen
      scene.detail.present(modal, animated: true)
      stage.advance(by: 0.1)
      scene.split.present(cover, animated: false)
      stage.resize(to: narrow, animated: false)
      stage.advance(by: 0.1)
      #expect(scene.split.isCollapsed && scene.detail.view.window == nil)
      try stage.settle()
      #expect(stage.diagnostics.isEmpty)
      #expect(scene.detail.view.isDescendant(of: scene.list.navigationController?.view ?? UIView()))
    }
  }

  @Test("With the primary column on top the detail waits, and is restored by an expansion")
  func primaryOnTop() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage, .tripleColumn)
      scene.top = .primary
      try scene.begin()
      stage.resize(to: narrow)
      try stage.settle()
      #expect(scene.folders.navigationController?.viewControllers == [scene.folders])
      scene.split.show(.secondary)
      try stage.settle()
      #expect(scene.folders.navigationController?.viewControllers == [scene.folders, scene.list, scene.detail])
      scene.folders.navigationController?.popToRootViewController(animated: false)
      try stage.settle()
      scene.expanded = .twoOverSecondary
      stage.resize(to: wide)
      try stage.settle()
      #expect(scene.split.displayMode == .twoOverSecondary)
      let stacks = [scene.folders, scene.list, scene.detail].map { $0.navigationController?.viewControllers }
      #expect(stacks == [[scene.folders], [scene.list], [scene.detail]])
    }
  }

  @Test(
    "A column that is shown while collapsed takes the place of the columns after it, also where the app has set the stack"
  )
  func shownBelow() throws {
    try withStage(.iPhone15) { stage in
      let scene = SplitScene(stage, .tripleColumn)
      try scene.begin()
      let stack = try #require(scene.folders.navigationController)
      #expect(stack.viewControllers == [scene.folders, scene.list, scene.detail])
      stack.setViewControllers([scene.detail], animated: false)
      try stage.settle()
      for _ in 0..<2 {
        scene.split.show(.supplementary)
        try stage.settle()
        #expect(stack.viewControllers == [scene.list])
      }
      scene.split.show(.secondary)
      try stage.settle()
      #expect(stack.viewControllers == [scene.list, scene.detail])
    }
  }

  @Test("showDetail pushes in the collapsed stack, and replaces the detail when it is called again (A-32)")
  func detail() throws {
    try withStage(.iPhone15) { stage in
      let scene = SplitScene(stage)
      scene.top = .primary
      try scene.begin()
      let (first, second) = (Screen("1", .white, log: scene.log), Screen("2", .white, log: scene.log))
      scene.list.showDetailViewController(first, sender: nil)
      try stage.settle()
      #expect(scene.take() == "1.load L.wD 1.wA 1.iA L.dD 1.dA")
      #expect(scene.list.navigationController?.viewControllers == [scene.list, first])
      first.showDetailViewController(second, sender: nil)
      try stage.settle()
      #expect(scene.list.navigationController?.viewControllers == [scene.list, second])
      #expect(second.view.window != nil && first.view.window == nil)
      #expect(scene.take().hasSuffix("2.dA"))
    }
  }

  @Test("A collapse during a push ends it, and leaves no controller appearing (T-25)")
  func duringPush() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      scene.split.preferredDisplayMode = .oneBesideSecondary
      try scene.begin()
      let more = Screen("M", .white, log: scene.log)
      scene.detail.show(more, sender: nil)
      stage.advance(by: 0.1)
      stage.resize(to: narrow)
      try stage.settle()
      #expect(scene.list.navigationController?.viewControllers == [scene.list, scene.detail, more])
      #expect(more.view.window != nil && scene.detail.view.window == nil && scene.list.view.window == nil)
      let calls = scene.take()
      #expect(calls.hasPrefix("M.load D.wD M.wA M.iA top?(secondary) "))
      #expect(calls.hasSuffix("M.wA M.iA M.dA didCollapse"))
      more.navigationController?.popViewController(animated: true)
      stage.advance(by: 0.1)
      stage.resize(to: wide)
      try stage.settle()
      #expect(scene.detail.navigationController?.viewControllers == [scene.detail])
      #expect(scene.detail.view.window != nil && scene.list.view.window != nil && more.view.window == nil)
      #expect(stage.environment.drivers.isEmpty)
    }
  }

  @Test(
    "A column that is set while a pop of the collapsed stack begins is exchanged when the pop has ended (T-47, A-35)",
    arguments: ["willDisappear", "load"])
  func setWhilePopBegins(moment: String) throws {
    try withStage(.iPhone15) { stage in
      let split = UISplitViewController(style: .doubleColumn)
      let (list, detail, other) = (HookedScreen("list"), HookedScreen("detail"), HookedScreen("other"))
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      stage.show(split)
      try stage.settle()
      let exchange = { (_: HookedScreen) in split.setViewController(other, for: .secondary) }
      if moment == "load" { list.didLoad = exchange } else { detail.willDisappear = exchange }
      let stack = try #require(list.navigationController)
      stack.popViewController(animated: true)
      try stage.settle()
      #expect(split.viewController(for: .secondary) === other)
      #expect(stack.viewControllers == [list] && list.view.window != nil && detail.parent == nil)
      split.show(.secondary)
      try stage.settle()
      #expect(stack.viewControllers == [list, other] && other.view.window != nil)
      #expect(stage.diagnostics.isEmpty)
    }
  }

  @Test("A large phone expands in landscape, and collapses again")
  func largePhone() throws {
    try withStage(.iPhone15ProMax) { stage in
      let scene = SplitScene(stage)
      scene.top = .primary
      try scene.begin()
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(!scene.split.isCollapsed && scene.split.displayMode == .oneBesideSecondary)
      #expect(scene.frame(of: scene.list) == CGRect(x: 0, y: 0, width: 320, height: 430))
      #expect(scene.frame(of: scene.detail) == CGRect(x: 320, y: 0, width: 612, height: 430))
      #expect(scene.list.view.safeAreaInsets.left == 59 && scene.detail.view.safeAreaInsets.left == 0)
      stage.rotate(to: .portrait)
      try stage.settle()
      #expect(scene.split.isCollapsed && scene.frame(of: scene.list).size == CGSize(width: 430, height: 932))
    }
  }

  @Test("A compact column replaces all columns when collapsed")
  func compact() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      let tabs = UITabBarController()
      let home = Screen("H", .white, log: scene.log)
      tabs.viewControllers = [home]
      scene.split.setViewController(tabs, for: .compact)
      try scene.begin()
      stage.resize(to: narrow)
      try stage.settle()
      #expect(scene.take() == "top?(compact) D.wD D.dD H.load H.wA H.iA H.dA didCollapse")
      #expect(scene.split.viewControllers == [tabs])
      stage.resize(to: wide)
      try stage.settle()
      #expect(scene.detail.view.window != nil && home.view.window == nil)
    }
  }

  @Test(
    "A classic split view asks its delegate, and pushes the second controller onto the first, which covers it (T-25)")
  func classic() throws {
    try withStage(.iPad) { stage in
      let (list, detail) = (Screen("L", .red), Screen("D", .blue))
      let nav = UINavigationController(rootViewController: list)
      let split = UISplitViewController()
      split.viewControllers = [nav, detail]
      split.preferredDisplayMode = .oneBesideSecondary
      stage.show(split)
      try stage.settle()
      #expect(detail.parent === split && detail.view.bounds.size == CGSize(width: 500, height: 1180))
      stage.resize(to: narrow)
      try stage.settle()
      #expect(nav.viewControllers == [list, detail] && split.viewControllers == [nav])
      #expect(detail.view.window != nil && stage.image.color(x: 200, y: 600) == .blue)
      stage.resize(to: wide)
      try stage.settle()
      #expect(nav.viewControllers == [list] && split.viewControllers == [nav, detail])
      #expect(detail.view.window != nil && detail.view.bounds.size == CGSize(width: 500, height: 1180))
    }
  }
}
