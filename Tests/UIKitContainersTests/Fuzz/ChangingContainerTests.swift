import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Containers that are resized during a transition, found by the fuzzer.
@Suite("Containers whose size changes during a transition") @MainActor struct ChangingContainerTests {
  private let director = ClosureDirector()
  private let landscape = CGSize(width: 200, height: 100)
  private let portrait = CGSize(width: 100, height: 200)

  /// Returns a swipe back that is half way, in a stack that fills a part of the screen.
  private func swipe(from b: Screen, to a: Screen, on stage: Stage, in container: CGRect) throws -> (
    navigation: UINavigationController, finger: HeldFinger
  ) {
    let navigation = UINavigationController(rootViewController: a)
    try stage.show(navigation, in: container)
    navigation.pushViewController(b, animated: false)
    try stage.settle()
    let finger = stage.touchDown(
      at: CGPoint(x: container.minX + 1, y: 100), steps: 10, by: CGVector(dx: container.width / 20, dy: 0))
    return (navigation, finger)
  }

  @Test(
    "A swipe back continues in a new size, changed with or without animation, and ends in it either way (P-33, C-80)",
    arguments: [true, false], [true, false])
  func swipeBack(isAnimated: Bool, finishes: Bool) throws {
    try withStage(.iPhone15) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      let (navigation, finger) = try swipe(from: b, to: a, on: stage, in: CGRect(x: 0, y: 0, width: 200, height: 400))
      let share = try #require(b.view.layer.presentation()).frame.minX / 200
      #expect(share > 0.3 && share < 0.6)
      let wide = CGRect(x: 0, y: 0, width: 300, height: 500)
      UIView.animate(withDuration: isAnimated ? 0.2 : 0) { navigation.view.frame = wide }
      stage.advance(by: 0.3)
      #expect(abs(try #require(b.view.layer.presentation()).frame.minX / 300 - share) < 1e-3)
      #expect(abs(try #require(a.view.layer.presentation()).frame.minX / 300 - (share - 1) * 0.3) < 1e-3)
      if finishes { finger.lift(at: CGPoint(x: 290, y: 100)) } else { finger.cancel() }
      try stage.settle()
      let left = finishes ? a : b
      #expect(navigation.topViewController === left && left.view.frame == CGRect(origin: .zero, size: wide.size))
    }
  }

  @Test(
    "A cancelled swipe in a collapsed split view leaves its screen in the present size, after any rotations (P-33)"
  )
  func rotatedTwice() throws {
    try withStage(.iPhone15) { stage in
      let split = UISplitViewController(style: .doubleColumn)
      let (list, detail, more) = (Screen("L", .red), Screen("D", .green), Screen("M", .blue))
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      stage.show(split)
      try stage.settle()
      let navigation = try #require(detail.navigationController ?? list.navigationController)
      navigation.pushViewController(more, animated: false)
      try stage.settle()
      let finger = stage.touchDown(at: CGPoint(x: 2, y: 300), steps: 8, by: CGVector(dx: 20, dy: 0))
      let share = try #require(more.view.layer.presentation()).frame.minX / 393
      stage.rotate(to: .landscapeRight)
      stage.advance(by: 0.4)
      #expect(abs(try #require(more.view.layer.presentation()).frame.minX / 852 - share) < 1e-3)
      stage.rotate(to: .portrait)
      stage.advance(by: 0.1)
      finger.cancel()
      try stage.settle()
      #expect(navigation.topViewController === more)
      #expect(more.view.frame == stage.window.bounds)
    }
  }

  @Test(
    "A presentation in a context that became wider meanwhile leaves it so on a cancel, and fills it otherwise (T-68, T-85)",
    arguments: [true, false])
  func context(finishes: Bool) throws {
    try withStage(.iPad) { stage in
      stage.rotate(to: .landscapeRight)
      let scene = SplitScene(stage)
      scene.split.preferredDisplayMode = .oneBesideSecondary
      try scene.begin()
      let (modal, presenting) = (Screen("modal", .blue), PresentationDirector())
      presenting.driver = UIPercentDrivenInteractiveTransition()
      modal.modalPresentationStyle = .currentContext
      modal.transitioningDelegate = presenting
      scene.detail.definesPresentationContext = true
      scene.detail.present(modal, animated: true)
      stage.advance(by: 0.1)
      presenting.driver?.update(0.5)
      let narrow = scene.frame(of: scene.detail).width
      scene.split.hide(.primary)
      stage.advance(by: 0.1)
      if finishes { presenting.driver?.finish() } else { presenting.driver?.cancel() }
      try stage.settle()
      let shown = finishes ? modal : scene.detail
      #expect(scene.frame(of: shown).width == stage.window.bounds.width && narrow < stage.window.bounds.width)
      #expect(shown.view.window != nil && scene.frame(of: shown).minX == 0)
    }
  }

  @Test("A custom animator gets frames of the new size, and what it moved goes back to them (P-33, C-82)")
  func ownAnimator() throws {
    try withStage(.small) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      let navigation = UINavigationController(rootViewController: a)
      navigation.setNavigationBarHidden(true, animated: false)
      try stage.show(navigation, in: CGRect(x: 0, y: 0, width: 60, height: 100))
      navigation.delegate = director
      let driver = UIPercentDrivenInteractiveTransition()
      director.interaction = driver
      var transition: (any UIViewControllerContextTransitioning)?
      director.animator = { _ in
        ClosureAnimator(duration: 0.3) { context in
          transition = context
          context.insertToView()
          let leaving = context.view(forKey: .from)
          UIView.animate(withDuration: 0.3) {
            leaving?.center.x -= 30
            leaving?.alpha = 0.5
          } completion: { _ in
            context.completeAsDecided()
          }
        }
      }
      navigation.pushViewController(b, animated: true)
      stage.advance(by: 0.1)
      driver.update(0.5)
      let wide = CGRect(x: 0, y: 0, width: 100, height: 150)
      UIView.animate(withDuration: 0.2) { navigation.view.frame = wide }
      #expect(transition?.initialFrame(for: a) == wide && transition?.finalFrame(for: b) == wide)
      stage.advance(by: 0.1)
      driver.cancel()
      try stage.settle()
      #expect(a.view.frame == wide && a.view.alpha == 1 && b.view.superview == nil)
      transition = nil
    }
  }

  @Test("A tab change gives its animator frames of the new size, and a cancel places the old tab in it (P-33, T-62)")
  func tabs() throws {
    try withStage(.small) { stage in
      let (first, second) = (Screen("first", .red), Screen("second", .blue))
      let tabs = UITabBarController()
      tabs.setViewControllers([first, second], animated: false)
      stage.show(tabs)
      try stage.settle()
      let delegate = HeldTabs()
      tabs.delegate = delegate
      tabs.selectedIndex = 1
      stage.advance(by: 0.1)
      delegate.driver.update(0.5)
      for size in [landscape, portrait] {
        stage.rotate(to: size == portrait ? .portrait : .landscapeRight)
        stage.advance(by: 0.5)
        #expect(delegate.context?.initialFrame(for: first).size == size)
        #expect(delegate.context?.finalFrame(for: second).size == size)
      }
      try stage.expectDiagnostic("interaction-not-ended")
      // An animator may set a position of another size, as after a swipe across a rotated screen.
      first.view.center = CGPoint(x: 7, y: 7)
      delegate.driver.cancel()
      try stage.settle()
      #expect(first.view.frame == CGRect(origin: .zero, size: portrait) && tabs.selectedIndex == 0)
    }
  }

  @Test("A screen that leaves a bar behind keeps the safe area of that bar in the new size, too (T-43, P-35)")
  func bars() throws {
    try withStage(.iPhone15) { stage in
      let (list, detail) = (Screen("list", .red), Screen("detail", .blue))
      let (tabs, navigation) = (UITabBarController(), UINavigationController(rootViewController: list))
      tabs.tabBar.isTranslucent = false
      list.extendedLayoutIncludesOpaqueBars = false
      tabs.setViewControllers([navigation], animated: false)
      stage.show(tabs)
      try stage.settle()
      let before = stage.window.bounds.height - list.view.bounds.height
      #expect(before > 40)
      var context: (any UIViewControllerContextTransitioning)?
      director.animator = { _ in
        ClosureAnimator(duration: 1) {
          context = $0
          $0.insertToView()
        }
      }
      navigation.delegate = director
      detail.hidesBottomBarWhenPushed = true
      navigation.pushViewController(detail, animated: true)
      stage.advance(by: 0.1)
      stage.rotate(to: .landscapeRight)
      stage.advance(by: 0.1)
      let height = stage.window.bounds.height
      #expect(try #require(context).finalFrame(for: detail).height == height)
      #expect(try #require(context).initialFrame(for: list).height < height - 40)
      context?.completeTransition(true)
      context = nil
      try stage.settle()
      #expect(detail.view.bounds.height == height)
    }
  }

  @Test("A container transition uses the new size, and a cancel leaves its screen in that (P-33, T-98)")
  func ownContainer() throws {
    try withStage(.small) { stage in
      let (parent, a, b) = (UIViewController(), Screen("A", .red), Screen("B", .blue))
      stage.show(parent)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
      parent.view.addSubview(content)
      parent.addChild(a)
      a.view.frame = content.bounds
      a.view.autoresizingMask = []
      content.addSubview(a.view)
      a.didMove(toParent: parent)
      try stage.settle()
      var context: (any UIViewControllerContextTransitioning)?
      let transition = UIContainerTransition(from: a, to: b, in: parent)
      let driver = UIPercentDrivenInteractiveTransition()
      transition.edge = .right
      transition.interactionController = driver
      transition.animator = ClosureAnimator(duration: 0.3) { given in
        context = given
        given.insertToView()
        UIView.animate(withDuration: 0.3) {
          b.view.alpha = 0.5
        } completion: { _ in
          given.completeAsDecided()
        }
      }
      transition.begin()
      stage.advance(by: 0.1)
      driver.update(0.5)
      UIView.animate(withDuration: 0.2) { content.bounds.size.width = 80 }
      let wide = CGRect(x: 0, y: 0, width: 80, height: 100)
      #expect(context?.initialFrame(for: a) == wide && context?.finalFrame(for: b) == wide)
      #expect(context?.initialFrame(for: b).minX == 80 && context?.finalFrame(for: a).minX == -80)
      stage.advance(by: 0.1)
      driver.cancel()
      context = nil
      try stage.settle()
      #expect(content.bounds.size == wide.size && a.view.frame == wide && b.view.superview == nil)
    }
  }

  @Test("A cancelled container transition sends no viewWillAppear to a child that was not shown when it began (T-96)")
  func hiddenChild() throws {
    try withStage(.small) { stage in
      let (parent, hidden, next) = (UIViewController(), WatchedScreen("hidden"), WatchedScreen("next"))
      stage.show(parent)
      parent.addChild(hidden)
      hidden.didMove(toParent: parent)
      try stage.settle()
      let transition = UIContainerTransition(from: hidden, to: next, in: parent)
      let driver = UIPercentDrivenInteractiveTransition()
      transition.interactionController = driver
      transition.animator = ClosureAnimator.fade(duration: 0.3)
      transition.begin()
      stage.advance(by: 0.1)
      driver.update(0.5)
      driver.cancel()
      try stage.settle()
      #expect(hidden.viewIfLoaded?.superview == nil && hidden.state == .disappeared)
      #expect(next.view.superview == nil && next.state == .disappeared)
      #expect((hidden.complaints + next.complaints).isEmpty)
    }
  }

  @Test("A chain dismissed while the screen rotates has the frames of the lowest one and its presenter (T-88, P-33)")
  func chain() throws {
    try withStage(.small) { stage in
      let (root, middle, top) = (Screen("root", .red), Screen("middle", .green), Screen("top", .blue))
      let presenting = PresentationDirector()
      var context: (any UIViewControllerContextTransitioning)?
      presenting.makeAnimator = { _ in
        ClosureAnimator(duration: 1) { context = $0 }
      }
      stage.show(root)
      for (lower, upper) in [(root, middle), (middle, top)] {
        upper.modalPresentationStyle = .fullScreen
        lower.present(upper, animated: false)
        try stage.settle()
      }
      middle.transitioningDelegate = presenting
      root.dismiss(animated: true)
      stage.advance(by: 0.1)
      stage.rotate(to: .landscapeRight)
      stage.advance(by: 0.1)
      #expect(context?.initialFrame(for: middle).size == landscape && context?.finalFrame(for: root).size == landscape)
      context?.completeTransition(true)
      context = nil
      try stage.settle()
      #expect(root.view.frame.size == landscape && root.presentedViewController == nil)
    }
  }
}

/// A change of tabs under a finger, of which nothing moves.
private final class HeldTabs: NSObject, UITabBarControllerDelegate {
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  let driver = UIPercentDrivenInteractiveTransition()

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ClosureAnimator(duration: 1) { [weak self] context in
      self?.context = context
      context.insertToView()
      let view = context.view(forKey: .to)
      UIView.animate(withDuration: 1) {
        view?.alpha = 0.5
      } completion: { _ in
        view?.alpha = 1
        context.completeAsDecided()
      }
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }
}
