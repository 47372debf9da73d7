import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Segues that are made in code") @MainActor struct SegueTests {
  /// Slides the destination in as a child, as a custom segue may.
  private final class FadeSegue: UIStoryboardSegue {
    override func perform() {
      destination.modalPresentationStyle = .fullScreen
      destination.modalTransitionStyle = .crossDissolve
      source.present(destination, animated: true)
    }
  }

  /// A screen that prepares segues, and to which one can unwind.
  private final class Home: UIViewController {
    var prepared: [String] = []
    var unwound: [UIViewController] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append("\(segue.identifier ?? "nil") to \(segue.destination.title ?? "?") by \(sender ?? "nil")")
    }

    func comeHome(_ segue: UIStoryboardSegue) {
      unwound.append(segue.source)
    }
  }

  private let comeHome = Selector("comeHome:", Home.comeHome(_:))

  @Test("A segue calls prepare of its source, then perform")
  func custom() throws {
    try withStage(.small) { stage in
      let (home, next) = (Home(), Screen("Next", .blue))
      home.registerSegue(withIdentifier: "next") {
        FadeSegue(identifier: "next", source: $0, destination: next)
      }
      stage.show(home)
      home.performSegue(withIdentifier: "next", sender: "me")
      #expect(home.prepared == ["next to Next by me"])
      try stage.settle()
      #expect(home.presentedViewController === next)
    }
  }

  @Test("A segue without a class of its own shows its destination: a push in a navigation controller")
  func plain() throws {
    try withStage(.small) { stage in
      let (home, next) = (Home(), Screen("Next", .blue))
      let nav = UINavigationController(rootViewController: home)
      home.registerSegue(withIdentifier: "next") {
        UIStoryboardSegue(identifier: "next", source: $0, destination: next)
      }
      stage.show(nav)
      home.performSegue(withIdentifier: "next", sender: nil)
      try stage.settle()
      #expect(nav.topViewController === next)
    }
  }

  @Test("A segue with an unknown identifier is reported")
  func unknown() throws {
    try withStage(.small) { stage in
      let home = Home()
      home.title = "Home"
      home.performSegue(withIdentifier: "nowhere", sender: nil)
      let diagnostic = try stage.expectDiagnostic("no-such-segue")
      #expect(
        diagnostic.message == """
          [no-such-segue] Home has no segue with identifier "nowhere". A segue exists where the storyboard of the controller has it, or \
          code has registered it. Type the identifier in the storyboard, or call registerSegue(withIdentifier:) first, for instance in \
          viewDidLoad.
          """)
    }
  }

  @Test(
    "An unwind finds the screen with the action, calls it, and removes what lies above: a presented stack and two pushes"
  )
  func unwind() throws {
    try withStage(.small) { stage in
      let (home, middle, leaf) = (Home(), Screen("Middle", .blue), Screen("Leaf", .green))
      let nav = UINavigationController(rootViewController: home)
      stage.show(nav)
      nav.pushViewController(middle, animated: false)
      try stage.settle()
      let modal = UINavigationController(rootViewController: leaf)
      modal.modalPresentationStyle = .fullScreen
      middle.present(modal, animated: false)
      try stage.settle()
      #expect(leaf.performUnwindSegue(withAction: comeHome))
      #expect(home.unwound == [leaf])
      try stage.settle()
      #expect(nav.viewControllers == [home] && nav.presentedViewController == nil)
      #expect(home.view.window != nil && leaf.view.window == nil)
    }
  }

  @Test("An unwind to an action that no screen has is reported, and nothing happens")
  func nowhere() throws {
    try withStage(.small) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      let nav = UINavigationController(rootViewController: a)
      stage.show(nav)
      nav.pushViewController(b, animated: false)
      try stage.settle()
      #expect(!b.performUnwindSegue(withAction: comeHome))
      let diagnostic = try stage.expectDiagnostic("no-unwind-destination")
      #expect(
        diagnostic.message == """
          [no-unwind-destination] B was to unwind to comeHome:, which no screen below it has. A screen is found by the method that the selector \
          carries, and by canPerformUnwindSegueAction(_:from:sender:). Nothing happens. Give the selector an unapplied \
          method of the screen: Selector("comeHome:", Screen.unwind(_:)).
          """)
      #expect(nav.topViewController === b)
    }
  }

  @Test("There is no coordinator while an unwind is asked for and while its action runs (T-176)")
  func unwindWithoutCoordinator() throws {
    final class Target: UIViewController {
      var seen: [String] = []

      private func look(_ moment: String, _ source: UIViewController) {
        let all = [self, source, navigationController ?? self]
        seen.append("\(moment) \(all.contains { $0.transitionCoordinator != nil })")
      }

      override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
      ) -> Bool {
        look("can", fromViewController)
        return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
      }

      func comeBack(_ segue: UIStoryboardSegue) { look("action", segue.source) }
    }
    try withStage(.small) { stage in
      let (target, leaf) = (Target(), UIViewController())
      let nav = UINavigationController(rootViewController: target)
      stage.show(nav)
      nav.pushViewController(leaf, animated: false)
      try stage.settle()
      #expect(leaf.performUnwindSegue(withAction: Selector("comeBack:", Target.comeBack(_:))))
      #expect(target.seen == ["can false", "action false"])
      try stage.settle()
      #expect(nav.viewControllers == [target])
    }
  }
}
