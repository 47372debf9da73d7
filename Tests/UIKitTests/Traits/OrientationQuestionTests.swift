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

  private final class Film: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
  }
}
