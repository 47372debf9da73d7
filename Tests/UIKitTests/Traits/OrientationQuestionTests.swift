import Testing
import TransitionTesting
import UIKit

@Suite("Who says how the screen may stand (A-40, A-45)") @MainActor struct OrientationQuestionTests {
  private final class Upright: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UISplitViewControllerDelegate
  {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .portrait }
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  @Test("a container's delegate keeps the screen upright", arguments: ["nav", "tabs", "split"])
  func delegates(kind: String) throws {
    try withStage(.iPhone15) { stage in
      let delegate = Upright()
      let container: UIViewController
      switch kind {
      case "nav":
        let nav = UINavigationController(rootViewController: Screen("A", .red))
        nav.delegate = delegate
        container = nav
      case "tabs":
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [Screen("A", .red)]
        tabs.delegate = delegate
        container = tabs
      default:
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Screen("A", .red), for: .primary)
        split.delegate = delegate
        container = split
      }
      stage.show(container)
      stage.rotate(to: .landscapeLeft)
      try stage.settle()
      #expect(stage.interfaceOrientation == .portrait)
      #expect(container.supportedInterfaceOrientations == .portrait)
      (container as? UINavigationController)?.delegate = nil
      (container as? UITabBarController)?.delegate = nil
      (container as? UISplitViewController)?.delegate = nil
      container.setNeedsUpdateOfSupportedInterfaceOrientations()
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test("a screen that is presented over all turns it as it prefers, or must, and back when it goes")
  func presented() throws {
    try withStage(.iPhone15) { stage in
      let (below, film) = (SizedScreen("A"), Film())
      film.modalPresentationStyle = .fullScreen
      stage.show(below)
      below.present(film, animated: true)
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeLeft)
      #expect(film.view.bounds.size == CGSize(width: 852, height: 393))
      film.dismiss(animated: true)
      try stage.settle()
      #expect(stage.interfaceOrientation == .portrait)
      #expect(below.view.bounds.size == CGSize(width: 393, height: 852))
    }
  }

  @Test(
    "a screen that is presented over all turns it along, and back along with its dismissal (P-33)",
    arguments: [true, false])
  func turnsAlong(removesPresenter: Bool) throws {
    try withStage(.iPhone15) { stage in
      let (below, film) = (SizedScreen("A"), Film())
      film.modalPresentationStyle = removesPresenter ? .fullScreen : .overFullScreen
      stage.show(below)
      below.present(film, animated: true)
      stage.advance(frames: 2)
      #expect(stage.interfaceOrientation == .landscapeLeft)
      #expect(film.isBeingPresented)
      try stage.settle()
      #expect(film.view.bounds.size == CGSize(width: 852, height: 393))
      #expect(film.view.frame.origin == .zero)
      film.dismiss(animated: true)
      stage.advance(frames: 2)
      #expect(stage.interfaceOrientation == .portrait)
      #expect(film.isBeingDismissed)
      try stage.settle()
      #expect(below.presentedViewController == nil)
      #expect(below.view.bounds.size == CGSize(width: 393, height: 852))
      #expect(below.view.convert(CGPoint.zero, to: nil) == .zero)
    }
  }

  @Test("a presentation that is cancelled turns the screen back (P-33, T-85)")
  func turnsBackAfterCancel() throws {
    try withStage(.iPhone15) { stage in
      let (below, film, hand) = (SizedScreen("A"), Film(), HandDirector())
      (film.modalPresentationStyle, film.transitioningDelegate) = (.fullScreen, hand)
      stage.show(below)
      below.present(film, animated: true)
      stage.advance(frames: 5)
      #expect(stage.interfaceOrientation == .landscapeLeft)
      hand.driver.update(0.3)
      stage.advance(frames: 2)
      hand.driver.cancel()
      try stage.settle()
      #expect(below.presentedViewController == nil)
      #expect(stage.interfaceOrientation == .portrait)
      #expect(below.view.bounds.size == CGSize(width: 393, height: 852))
    }
  }

  @Test("under a finger the screen turns when it is let go of and all is done (P-33)")
  func turnsAfterFinger() throws {
    try withStage(.iPhone15) { stage in
      let (below, film, hand) = (SizedScreen("A"), Film(), HandDirector())
      hand.driver.wantsInteractiveStart = true
      (film.modalPresentationStyle, film.transitioningDelegate) = (.fullScreen, hand)
      stage.show(below)
      below.present(film, animated: true)
      stage.advance(frames: 2)
      hand.driver.update(0.5)
      stage.advance(frames: 2)
      #expect(stage.interfaceOrientation == .portrait)
      hand.driver.finish()
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeLeft)
      #expect(film.view.bounds.size == CGSize(width: 852, height: 393))
    }
  }

  /// Fades, by hand where the driver is told to begin so, and lets itself be taken hold of.
  private final class HandDirector: NSObject, UIViewControllerTransitioningDelegate {
    let driver = UIPercentDrivenInteractiveTransition()

    override init() {
      super.init()
      driver.wantsInteractiveStart = false
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.5) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class Film: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
  }
}
