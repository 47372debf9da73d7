import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Containment") @MainActor struct ContainmentTests {
  @Test("addChild sends willMove and leaves didMove to the caller, and removeFromParent the other way round (T-93)")
  func contract() throws {
    try withStage(.small) { _ in
      let log = CallLog()
      let (parent, child) = (Screen("P", .red, log: log), Screen("C", .blue, log: log))
      parent.addChild(child)
      #expect(log.take() == "C.willMove(P)")
      #expect(child.parent === parent && parent.children == [child])
      child.didMove(toParent: parent)
      #expect(log.take() == "C.didMove(P)")
      parent.addChild(child)
      #expect(log.take() == "")
      #expect(parent.children.count == 1)
      child.willMove(toParent: nil)
      child.removeFromParent()
      #expect(log.take() == "C.willMove(nil) C.didMove(nil)")
      #expect(child.parent == nil && parent.children.isEmpty)
      child.removeFromParent()
      #expect(log.take() == "")
    }
  }

  /// A screen whose `isMovingToParent` and `isMovingFromParent` are false.
  private final class Stubborn: UIViewController {
    override var isMovingToParent: Bool { false }
    override var isMovingFromParent: Bool { false }
    /// UIKit's values of the two properties.
    var moves: [Bool] { [super.isMovingToParent, super.isMovingFromParent] }
  }

  @Test("A move ends with its transition, also if the screen calls didMove meanwhile (T-42)")
  func movesEnd() throws {
    try withStage(.small) { stage in
      let (nav, screen) = (UINavigationController(rootViewController: UIViewController()), Stubborn())
      stage.show(nav)
      try stage.settle()
      nav.pushViewController(screen, animated: true)
      #expect(screen.moves == [true, false])
      try stage.settle()
      #expect(screen.moves == [false, false])
      nav.popViewController(animated: true)
      #expect(screen.moves == [false, true])
      try stage.settle()
      #expect(screen.moves == [false, false])
    }
  }

  @Test("A child of another parent leaves it first (T-93)")
  func reparenting() throws {
    try withStage(.small) { _ in
      let log = CallLog()
      let (first, second) = (Screen("P1", .red, log: log), Screen("P2", .red, log: log))
      let child = Screen("C", .blue, log: log)
      first.addChild(child)
      _ = log.take()
      second.addChild(child)
      #expect(log.take() == "C.didMove(nil) C.willMove(P2)")
      #expect(first.children.isEmpty && child.parent === second)
    }
  }

  @Test("A controller cannot contain itself, nor one above it")
  func loops() throws {
    try withStage(.small) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      a.addChild(b)
      b.addChild(a)
      a.addChild(a)
      #expect(a.parent == nil && b.children.isEmpty)
      let message = try stage.expectDiagnostic("containment-loop").message
      #expect(
        message == """
          [containment-loop] A was to become a child of B, which is A itself or inside it. A tree of controllers with a \
          loop has no root. The call is ignored. Remove the outer controller from its parent first.
          """)
      try stage.expectDiagnostic("containment-loop")
    }
  }

  @Test("A controller that another stack takes is in that stack only (T-93)")
  func takenByParent() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let other = UINavigationController(rootViewController: Screen("R", .green))
      other.title = "other"
      other.pushViewController(scene.b, animated: false)
      try stage.settle()
      #expect(other.viewControllers.map(\.title) == ["R", "B"])
      #expect(scene.nav.viewControllers.map(\.title) == ["A"])
      #expect(scene.b.navigationController === other)
      #expect(scene.a.view.window != nil)
      scene.nav.pushViewController(Screen("C", .green), animated: true)
      try stage.settle()
      #expect(scene.nav.viewControllers.map(\.title) == ["A", "C"])
    }
  }

  @Test("A view is loaded once, when it is asked for, by loadView, then viewDidLoad (T-24, A-31)")
  func loading() throws {
    final class Loader: UIViewController {
      var calls: [String] = []
      override func loadView() {
        calls.append("loadView")
        view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
      }
      override func viewDidLoad() { calls.append("viewDidLoad \(isViewLoaded)") }
    }
    try withStage(.small) { _ in
      let loader = Loader()
      #expect(!loader.isViewLoaded && loader.viewIfLoaded == nil && loader.calls.isEmpty)
      #expect(loader.view.bounds.width == 3)
      loader.loadViewIfNeeded()
      _ = loader.view
      #expect(loader.calls == ["loadView", "viewDidLoad true"])
      #expect(loader.view.next === loader)
    }
  }

  @Test("A loadView that asks for the view, or sets none, gets an empty one and a diagnostic, and does not hang")
  func loadViewTraps() throws {
    final class Asker: UIViewController {
      override func loadView() { view.backgroundColor = .red }
    }
    final class Lazy: UIViewController {
      override func loadView() {}
    }
    try withStage(.small) { stage in
      let asker = Asker()
      #expect(asker.view.backgroundColor == .red)
      let message = try stage.expectDiagnostic("view-in-load-view").message
      #expect(
        message == """
          [view-in-load-view] Asker asked for its view inside its own loadView(). UIKit loads the view to answer, which calls \
          loadView() again, without end. An empty view is used. Assign view before reading it, or build in viewDidLoad().
          """)
      #expect(Lazy().view.bounds == stage.window.bounds)
    }
  }
}
