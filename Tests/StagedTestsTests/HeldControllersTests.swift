import Testing
import TransitionTesting
import UIKit

@testable import StagedTests

@Suite("Controllers that a test holds") @MainActor struct HeldControllersTests {
  /// An owner's class that refers to a screen without holding it, as a coordinator does.
  @MainActor private class Coordinator {
    unowned let screen: UIViewController
    weak var other: UIViewController?
    let details = UIViewController()
    init(_ screen: UIViewController) { (self.screen, other) = (screen, screen) }
  }
  @MainActor private final class Router: Coordinator {
    let next = [UIViewController()]
  }
  private struct Test {
    let router: Router
    unowned let screen: UIViewController
  }

  private func makeTest() -> Test { Test(router: Router(UIViewController()), screen: UIViewController()) }

  @Test("A reference without ownership is not followed, also where its object is gone: reading it would trap")
  func unowned() throws {
    try withStage { _ in
      let test = makeTest()
      let held = [test.router.details, test.router.next[0]].map { ObjectIdentifier($0) }
      #expect(HeldControllers.reached(from: test) == Set(held))
    }
  }

  @Test("A screen that is there is held by references with ownership alone")
  func present() throws {
    try withStage { _ in
      let screen = UIViewController()
      let router = Router(screen)
      #expect(!HeldControllers.reached(from: router).contains(ObjectIdentifier(screen)))
      #expect(HeldControllers.reached(from: [screen, router] as [Any]).contains(ObjectIdentifier(screen)))
    }
  }
}
