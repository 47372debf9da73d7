import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Seed 003: the magic move, and its swipe back") @MainActor struct SeedMagicMoveTests {
  /// A list and a detail in a stack, whose delegate is the seed's.
  @MainActor final class Scene: NSObject, UINavigationControllerDelegate {
    let list = SeedImageScreen("list", at: CGRect(x: 10, y: 110, width: 20, height: 20))
    let detail = SeedImageScreen("detail", at: CGRect(x: 20, y: 60, width: 60, height: 60))
    let nav: UINavigationController
    let swipe = SeedSwipeDriver()

    init(_ stage: Stage) {
      nav = UINavigationController(rootViewController: list)
      super.init()
      nav.delegate = self
      nav.setNavigationBarHidden(true, animated: false)
      stage.show(nav)
      stage.advance(frames: 1)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      SeedMagicMove(operation)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      swipe.interacting ? swipe : nil
    }

    var flying: UIView? { nav.transitionCoordinator?.containerView.subviews.first { $0.tag == 7 } }
    func flyingFrame() -> CGRect { flying?.layer.presentation()?.frame ?? .null }

    /// Neither screen keeps anything of a transition that is over (E-85, E-86).
    func expectClean() {
      for screen in [list, detail] { #expect(!screen.imageView.isHidden && screen.view.alpha == 1) }
      #expect(nav.transitionCoordinator == nil)
    }
  }

  @Test(
    "A push moves a snapshot of the image along a spring from its frame in the list to that in the detail (E-15, C-100)"
  )
  func push() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.nav.pushViewController(scene.detail, animated: true)
      stage.advance(frames: 1)
      #expect(scene.flyingFrame().width < 24 && scene.list.imageView.isHidden && scene.detail.imageView.isHidden)
      stage.advance(frames: 5)
      // The snapshot shows the image's own subviews, at the size that it has by now.
      let (frame, image) = (scene.flyingFrame(), stage.image)
      #expect(frame.width > 24)
      #expect(image.color(x: Int(frame.midX), y: Int(frame.midY)) == .yellow)
      #expect(image.color(x: Int(frame.minX + frame.width / 8), y: Int(frame.midY)) == .blue)
      var widest = 0.0
      for _ in 0..<35 {
        stage.advance(frames: 1)
        widest = max(widest, Double(scene.flyingFrame().width))
      }
      #expect(widest > 61, "the spring overshoots")
      try stage.settle()
      scene.expectClean()
      #expect(scene.detail.view.superview?.subviews.count == 1)
    }
  }

  @Test(
    "The swipe back finishes from half of half the width, and otherwise restores everything (E-16, E-17)",
    arguments: [true, false])
  func pop(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.nav.pushViewController(scene.detail, animated: false)
      try stage.settle()
      scene.swipe.addSwipe(to: scene.detail, .push)
      stage.drag(from: CGPoint(x: 5, y: 150), to: CGPoint(x: finishes ? 45 : 25, y: 150), over: 0.25)
      stage.advance(by: 0.24)
      #expect(scene.flying != nil)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == (finishes ? 1 : 2))
      scene.expectClean()
    }
  }
}
