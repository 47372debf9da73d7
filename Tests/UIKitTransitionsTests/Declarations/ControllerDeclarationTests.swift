import Foundation
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The declarations of controllers") @MainActor struct ControllerDeclarationTests {
  /// A delegate of everything.
  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UISheetPresentationControllerDelegate
  {}

  @Test(
    "A controller does not retain its delegate (A-25)",
    arguments: ["transitioning", "navigation", "tabs", "presentation", "sheet"])
  func weakDelegates(kind: String) throws {
    try withStage(.small) { _ in
      let (screen, nav, tabs) = (UIViewController(), UINavigationController(), UITabBarController())
      let presentation = UIPresentationController(presentedViewController: screen, presenting: nil)
      let sheet = UISheetPresentationController(presentedViewController: screen, presenting: nil)
      @MainActor func set(_ delegate: Delegate) {
        switch kind {
        case "transitioning": screen.transitioningDelegate = delegate
        case "navigation": nav.delegate = delegate
        case "tabs": tabs.delegate = delegate
        case "presentation": presentation.delegate = delegate
        default: sheet.delegate = delegate
        }
      }
      @MainActor func current() -> AnyObject? {
        switch kind {
        case "transitioning": screen.transitioningDelegate
        case "navigation": nav.delegate
        case "tabs": tabs.delegate
        case "presentation": presentation.delegate
        default: sheet.delegate
        }
      }
      weak var watched: Delegate?
      @MainActor func lend() {
        let delegate = Delegate()
        watched = delegate
        set(delegate)
        #expect(current() === delegate)
      }
      lend()
      #expect(watched == nil && current() == nil)
    }
  }

  @Test("The presentation styles and the transition styles have the raw values of the header (A-30)")
  func rawValues() {
    let styles: [(UIModalPresentationStyle, Int)] = [
      (.fullScreen, 0), (.pageSheet, 1), (.formSheet, 2), (.currentContext, 3), (.custom, 4), (.overFullScreen, 5),
      (.overCurrentContext, 6), (.popover, 7), (.none, -1), (.automatic, -2),
    ]
    #expect(styles.map(\.0.rawValue) == styles.map(\.1))
    #expect(styles.allSatisfy { UIModalPresentationStyle(rawValue: $0.1) == $0.0 })
    let transitions: [(UIModalTransitionStyle, Int)] = [
      (.coverVertical, 0), (.flipHorizontal, 1), (.crossDissolve, 2), (.partialCurl, 3),
    ]
    #expect(transitions.map(\.0.rawValue) == transitions.map(\.1))
    #expect(UIViewController().modalTransitionStyle == .coverVertical)
  }

  /// Screens and views as templates write them.
  private final class CodedScreen: UIViewController {
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class CodedView: UIView {
    let text: String
    init(text: String) {
      self.text = text
      super.init(frame: .zero)
    }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test(
    "Subclasses declare the initializer that takes a coder, as templates do; another coder gives the defaults (A-7)")
  func coders() throws {
    try withStage(.small) { _ in
      let writer = NSKeyedArchiver(requiringSecureCoding: false)
      writer.finishEncoding()
      let reader = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
      let screen = try #require(CodedScreen(coder: reader))
      #expect(screen.title == nil && screen.view.subviews.isEmpty)
      #expect(CodedView(text: "coded").text == "coded")
    }
  }

  @Test("Flags have getters named isX, and enumerations are nested in the class that they belong to (A-6)")
  func spelling() throws {
    try withStage(.small) { _ in
      let (screen, view, pan) = (UIViewController(), UIView(), UIPanGestureRecognizer())
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      let flags = [
        view.isHidden, screen.isViewLoaded, screen.isBeingPresented, screen.isBeingDismissed, screen.isMovingToParent,
        screen.isMovingFromParent, screen.isModalInPresentation, UINavigationController().isNavigationBarHidden,
        UIButton().isHighlighted, animator.isRunning, animator.isReversed,
      ]
      #expect(!flags.contains(true))
      #expect(view.isUserInteractionEnabled && pan.isEnabled && UIButton().isEnabled && view.isOpaque)
      view.isHidden = true
      #expect(view.layer.isHidden)
      let nested: [(Any.Type, String)] = [
        (UIView.AnimationOptions.self, "UIView.AnimationOptions"),
        (UIView.AnimationCurve.self, "UIView.AnimationCurve"),
        (UIView.KeyframeAnimationOptions.self, "UIView.KeyframeAnimationOptions"),
        (UIView.ContentMode.self, "UIView.ContentMode"), (UIView.AutoresizingMask.self, "UIView.AutoresizingMask"),
        (UINavigationController.Operation.self, "UINavigationController.Operation"),
        (UIGestureRecognizer.State.self, "UIGestureRecognizer.State"), (UIControl.Event.self, "UIControl.Event"),
        (UIControl.State.self, "UIControl.State"),
        (UISheetPresentationController.Detent.self, "UISheetPresentationController.Detent"),
      ]
      for (type, name) in nested { #expect(String(reflecting: type) == "UIKit.\(name)") }
    }
  }

  @Test("The results of methods that are called for their effect can be ignored (A-2)")
  func ignoredResults() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let c = Screen("C", .green)
      var alongside = 0
      scene.b.onWillDisappear = { screen in
        screen.transitionCoordinator?.animate(alongsideTransition: { _ in alongside += 1 }, completion: nil)
        screen.transitionCoordinator?.animate(alongsideTransition: nil) { _ in alongside += 1 }
        screen.transitionCoordinator?.animateAlongsideTransition(in: screen.view, animation: { _ in alongside += 1 })
      }
      let push = {
        scene.nav.setViewControllers([scene.a, scene.b, c], animated: false)
        try stage.settle()
      }
      try push()
      scene.nav.popViewController(animated: false)
      try stage.settle()
      #expect(scene.nav.topViewController === scene.b)
      scene.nav.popToRootViewController(animated: true)
      try stage.settle()
      #expect(scene.nav.topViewController === scene.a && alongside == 3)
      try push()
      scene.nav.popToViewController(scene.b, animated: false)
      try stage.settle()
      #expect(scene.nav.topViewController === scene.b)

      let view = scene.b.view!
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.1, delay: 0) { view.alpha = 0.5 }
      try stage.settle()
      #expect(view.alpha == 0.5)
      view.becomeFirstResponder()
      view.resignFirstResponder()
    }
  }

  @Test("Of the methods with a completion animateKeyframes alone can be awaited (A-5)")
  func awaiting() async throws {
    try await withStage(.small) { stage in
      let (screen, view, other) = (UIViewController(), UIView(), UIView())
      stage.show(screen)
      screen.view.addSubview(view)
      stage.advance(frames: 1)
      // In an asynchronous function the compiler prefers an asynchronous overload: each of these lines would need
      // `await`.
      UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
      UIView.animate(withDuration: 0.1, delay: 0) { view.alpha = 0.4 }
      UIView.animate(withDuration: 0.1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
        view.alpha = 0.3
      }
      UIView.animate(springDuration: 0.1) { view.alpha = 0.2 }
      UIView.transition(with: view, duration: 0.1, options: .transitionCrossDissolve, animations: {})
      UIView.transition(from: view, to: other, duration: 0)
      screen.present(UIViewController(), animated: false)
      try stage.settle()
      screen.dismiss(animated: false)
      try stage.settle()
      #expect(screen.presentedViewController == nil && other.superview === screen.view)

      let waiting = Task { @MainActor in
        await UIView.animateKeyframes(withDuration: 0.2, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { other.alpha = 0 }
        }
      }
      for _ in 0..<1000 where other.alpha == 1 { await Task.yield() }
      let start = stage.time
      try stage.settle()
      #expect(stage.time - start >= 0.2)
      #expect(await waiting.value)
    }
  }
}
