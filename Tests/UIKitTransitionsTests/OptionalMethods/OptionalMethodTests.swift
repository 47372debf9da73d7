import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Optional methods that a subclass adds") @MainActor struct OptionalMethodTests {
  /// A library's delegate: it conforms, and leaves methods out.
  class LibraryDelegate: NSObject, UINavigationControllerDelegate {
    var received: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      received.append("base didShow")
    }
  }

  /// Nothing is named: `willShow` is never called.
  final class Unheard: LibraryDelegate {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      received.append("sub willShow")
    }
  }

  class Middle: LibraryDelegate {}

  /// The sibling protocol is named, two levels below the class that conforms.
  final class Named: Middle, UINavigationControllerDelegateOverriding {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      received.append("sub willShow")
    }
  }

  /// The class that conforms has the method, and the subclass overrides it.
  final class Overriding: LibraryDelegate {
    override func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      super.navigationController(navigationController, didShow: viewController, animated: animated)
      received.append("sub didShow")
    }
  }

  private func push(_ delegate: LibraryDelegate, _ stage: Stage) throws {
    let nav = UINavigationController(rootViewController: Screen("A", .red))
    stage.show(nav)
    stage.advance(frames: 1)
    nav.delegate = delegate
    nav.pushViewController(Screen("B", .blue), animated: true)
    try stage.settle()
  }

  @Test("An optional method that a subclass adds is called where the subclass adopts the sibling protocol (A-3)")
  func named() throws {
    try withStage(.small) { stage in
      let delegate = Named()
      try push(delegate, stage)
      #expect(delegate.received == ["sub willShow", "base didShow"])
    }
  }

  @Test("An optional method that a class implements is called, also where a subclass overrides it (A-3)")
  func overridden() throws {
    try withStage(.small) { stage in
      let delegate = Overriding()
      try push(delegate, stage)
      #expect(delegate.received == ["base didShow", "sub didShow"])
    }
  }

  @Test("A diagnostic names an optional method that a subclass adds and UIKit does not call, once per class (A-3)")
  func unheard() throws {
    try withStage(.small) { stage in
      let delegate = Unheard()
      try push(delegate, stage)
      try push(Unheard(), stage)
      #expect(delegate.received == ["base didShow"])
      let message = try stage.expectDiagnostic("optional-method-not-called").message
      #expect(
        message == """
          [optional-method-not-called] Unheard has navigationController(_:willShow:animated:), and nothing calls it: LibraryDelegate, its \
          superclass, adopts UINavigationControllerDelegate without it. In Objective-C an optional method is found in any \
          subclass; in Swift alone it is bound in the class that adopts the protocol. Add the method to LibraryDelegate and \
          override it, or, where LibraryDelegate can't be edited, let Unheard adopt UINavigationControllerDelegateOverriding \
          as well.
          """)
    }
  }

  /// An animator of a library, and one of the app that wants to hear of the end.
  class LibraryAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.1
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      transitionContext.insertToView()
      transitionContext.completeAsDecided()
    }
  }

  final class EndedAnimator: LibraryAnimator, UIViewControllerAnimatedTransitioningOverriding {
    var ends: [Bool] = []
    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
  }

  private final class DeafAnimator: LibraryAnimator {
    func animationEnded(_ transitionCompleted: Bool) { Issue.record("This is not called.") }
  }

  @Test(
    "An animator's subclass adds animationEnded by the sibling protocol, or the diagnostic says why it is not called (A-3)"
  )
  func animators() throws {
    try withStage(.small) { stage in
      let pages = PagesScene(stage)
      let animator = EndedAnimator()
      pages.pages.makeAnimator = { animator }
      pages.pages.show(1)
      try stage.settle()
      #expect(animator.ends == [true])
      pages.pages.makeAnimator = { DeafAnimator() }
      pages.pages.show(2)
      try stage.settle()
      let message = try stage.expectDiagnostic("optional-method-not-called")
      #expect(message.happened.hasPrefix("DeafAnimator has animationEnded(_:)"))
    }
  }

  /// Offers tabs and presentations a way through, from below the class that conforms.
  class Quiet: NSObject, UITabBarControllerDelegate, UIViewControllerTransitioningDelegate {}

  final class Loud: Quiet, UITabBarControllerDelegateOverriding, UIViewControllerTransitioningDelegateOverriding {
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      LibraryAnimator()
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      LibraryAnimator()
    }
  }

  @Test(
    "Delegates of tab bars and presentations are asked what a subclass adds; what it leaves out has its default (A-3)")
  func otherDelegates() throws {
    try withStage(.small) { stage in
      let (loud, scene) = (Loud(), TabScene(stage))
      scene.tabs.delegate = loud
      scene.tabs.selectedIndex = 1
      #expect(stage.trace.shorthand.tokens.contains("animate"))
      try stage.settle()
      let modal = Screen("M", .white)
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = loud
      scene.tabs.present(modal, animated: false)
      try stage.settle()
      stage.clearTrace()
      scene.tabs.dismiss(animated: true)
      stage.advance(frames: 1)
      #expect(stage.trace.shorthand.tokens.contains("cT(1)"))
      try stage.settle()
    }
  }
}
