import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Showing a controller with show(_:sender:)") @MainActor struct ShowingTests {
  /// A container of an app that shows details.
  private final class Desk: UIViewController {
    var shown: UIViewController?

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.name == "showDetailViewController:sender:"
    }

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      shown = vc
    }
  }

  @Test("show pushes in a navigation controller, also from a child of a screen (A-32)")
  func push() throws {
    try withStage(.small) { stage in
      let (a, b, child) = (Screen("A", .red), Screen("B", .blue), UIViewController())
      let nav = UINavigationController(rootViewController: a)
      stage.show(nav)
      a.addChild(child)
      child.show(b, sender: nil)
      try stage.settle()
      #expect(nav.topViewController === b && b.presentingViewController == nil)
    }
  }

  @Test("show presents where no container overrides it (A-32)")
  func present() throws {
    try withStage(.small) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      b.modalPresentationStyle = .fullScreen
      stage.show(a)
      a.show(b, sender: nil)
      try stage.settle()
      #expect(a.presentedViewController === b)
    }
  }

  @Test("showDetailViewController asks the container that overrides it (A-32)")
  func detail() throws {
    try withStage(.small) { stage in
      let (desk, a, b) = (Desk(), Screen("A", .red), Screen("B", .blue))
      let nav = UINavigationController(rootViewController: a)
      desk.addChild(nav)
      stage.show(desk)
      a.showDetailViewController(b, sender: nil)
      #expect(desk.shown === b)
      let action = Selector("showDetailViewController:sender:", UIViewController.loadView)
      #expect(a.targetViewController(forAction: action, sender: nil) === desk)
    }
  }
}
