import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Rotations during a transition, found by the fuzzer.
@Suite("Rotations during a transition") @MainActor struct RotationDuringTransitionTests {
  private let director = ClosureDirector()
  private let landscape = CGRect(x: 0, y: 0, width: 200, height: 100)

  /// Makes the next transition of a stack interactive: it animates the view of a key for 0.3 s.
  private func drive(
    _ nav: UINavigationController, _ key: UITransitionContextViewKey, _ change: @escaping @MainActor (UIView) -> Void,
    atEnd: @escaping @MainActor (UIView) -> Void = { _ in }
  ) -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    nav.delegate = director
    director.interaction = driver
    director.animator = { _ in
      ClosureAnimator(duration: 0.3) { context in
        context.insertToView()
        let view = context.view(forKey: key)
        UIView.animate(withDuration: 0.3) {
          view.map(change)
        } completion: { _ in
          view.map(atEnd)
          context.completeAsDecided()
        }
      }
    }
    return driver
  }

  @Test("A cancel undoes the transition and keeps the rotation: the screen fills its container (P-33, T-109)")
  func cancelKeepsRotation() throws {
    try withStage(.small) { stage in
      let (root, next) = (WatchedScreen("root"), WatchedScreen("next"))
      let nav = UINavigationController(rootViewController: root)
      stage.show(nav)
      try stage.settle()
      let driver = drive(nav, .from) { $0.center.x -= 30 }
      nav.pushViewController(next, animated: true)
      stage.advance(by: 0.1)
      driver.update(0.5)
      stage.rotate(to: .landscapeRight)
      stage.advance(by: 0.1)
      driver.cancel()
      try stage.settle()
      #expect(nav.view.frame == landscape && root.view.frame == landscape)
      #expect(root.state == .appeared && next.state == .disappeared)
    }
  }

  @Test("An interactive transition has the new size at once, before its release (C-80)")
  func interactiveSize() throws {
    try withStage(.small) { stage in
      let (root, next) = (UIViewController(), UIViewController())
      let nav = UINavigationController(rootViewController: root)
      stage.show(nav)
      try stage.settle()
      let driver = drive(nav, .to, { $0.alpha = 0.5 }, atEnd: { $0.alpha = 1 })
      nav.pushViewController(next, animated: true)
      stage.advance(by: 0.1)
      driver.update(0.5)
      stage.rotate(to: .landscapeRight)
      stage.advance(by: 0.35)
      #expect(next.view.layer.presentation()?.bounds.size == landscape.size)
      driver.finish()
      try stage.settle()
      #expect(next.view.frame == landscape)
    }
  }

  @Test("A stack's own push goes on where the presentation around it is cancelled (T-33, C-82)")
  func innerPushContinues() throws {
    try withStage(.small) { stage in
      let (root, pushed) = (WatchedScreen("root"), WatchedScreen("pushed"))
      let nav = UINavigationController(rootViewController: root)
      nav.setNavigationBarHidden(true, animated: false)
      stage.show(nav)
      try stage.settle()
      let (modal, presenting) = (UIViewController(), PresentationDirector())
      presenting.driver = UIPercentDrivenInteractiveTransition()
      modal.modalPresentationStyle = .fullScreen
      modal.transitioningDelegate = presenting
      // In one turn, so that the push has not begun: a presentation waits for one that runs (T-134).
      nav.pushViewController(pushed, animated: true)
      nav.present(modal, animated: true)
      stage.advance(by: 0.15)
      presenting.driver?.update(0.3)
      presenting.driver?.cancel()
      try stage.settle()
      #expect(nav.topViewController === pushed && pushed.state == .appeared)
      #expect(pushed.view.frame == stage.window.bounds && nav.view.window != nil)
    }
  }

  /// A screen that does something as soon as it is to get another size.
  private final class Turned: UIViewController {
    var onTurn: () -> Void = {}

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      onTurn()
    }
  }

  @Test("Cancelling a transition that began in the layout of a rotation restores what it animated (T-109)")
  func beginsDuringLayout() throws {
    try withStage(.small) { stage in
      let root = Turned()
      let nav = UINavigationController(rootViewController: root)
      stage.show(nav)
      try stage.settle()
      let driver = drive(nav, .from) { $0.alpha = 0.5 }
      root.onTurn = { nav.pushViewController(UIViewController(), animated: true) }
      stage.rotate(to: .landscapeRight)
      stage.advance(by: 0.1)
      driver.update(0.5)
      stage.advance(by: 0.1)
      #expect(root.view.alpha == 0.5)
      driver.cancel()
      try stage.settle()
      #expect(root.view.alpha == 1 && nav.topViewController === root && root.view.frame == landscape)
    }
  }
}
