import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The pop gesture in the content") @MainActor struct ContentPopTests {
  private func scene(_ stage: Stage, isRightToLeft: Bool = false) throws -> UINavigationController {
    if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(navigation.interactiveContentPopGestureRecognizer == nil)
    stage.show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    try stage.settle()
    return navigation
  }

  @Test(
    "A drag in the content pops by the system's transition, where the app turns it on (E-63, K-6)",
    arguments: [(displacement: 200.0, pops: true), (80, false), (-200, false)], [false, true])
  func pops(finger: (displacement: Double, pops: Bool), isRightToLeft: Bool) throws {
    try withStage { stage in
      let navigation = try scene(stage, isRightToLeft: isRightToLeft)
      let recognizer = try #require(navigation.interactiveContentPopGestureRecognizer)
      let displacement = CGFloat(isRightToLeft ? -finger.displacement : finger.displacement)
      let start = CGPoint(x: 196, y: 400)
      #expect(!recognizer.isEnabled)
      stage.pan(from: start, to: CGPoint(x: start.x + displacement * 0.9, y: 400), over: 0.4, resting: 0.3)
      try stage.settle()
      #expect(navigation.viewControllers.count == 2)
      recognizer.isEnabled = true
      stage.pan(from: start, to: CGPoint(x: start.x + displacement * 0.9, y: 400), over: 0.4, resting: 0.3)
      stage.advance(by: 0.5)
      #expect((navigation.transitionCoordinator?.isInteractive == true) == (finger.displacement > 0))
      try stage.settle()
      #expect((navigation.viewControllers.count == 1) == finger.pops)
    }
  }

  @Test(
    "A pan of the app's own pops by handleNavigationTransition: of the pop recognizer's delegate (T-128, E-63)",
    arguments: [(displacement: 200.0, pops: true), (80, false)], [true, false])
  func ownPan(finger: (displacement: Double, pops: Bool), ownDelegate: Bool) throws {
    try withStage { stage in
      let navigation = try scene(stage)
      let edge = try #require(navigation.interactivePopGestureRecognizer)
      let target = try #require(edge.delegate)
      let action = Selector("handleNavigationTransition:")
      #expect((target as? NSObject)?.responds(to: action) == true)
      let pan = UIPanGestureRecognizer(target: target, action: action)
      let permission = Permission()
      if ownDelegate { pan.delegate = permission }
      edge.view?.addGestureRecognizer(pan)
      edge.isEnabled = false
      let start = CGPoint(x: 150, y: 400)
      stage.pan(from: start, to: CGPoint(x: start.x + finger.displacement, y: 400), over: 0.4, resting: 0.3)
      stage.advance(by: 0.5)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      #expect(navigation.transitionCoordinator?.initiallyInteractive == true)
      try stage.settle()
      #expect((navigation.viewControllers.count == 1) == finger.pops)
      // At the root there is nothing to pop.
      if finger.pops {
        stage.pan(from: start, to: CGPoint(x: 350, y: 400), over: 0.3)
        try stage.settle()
        #expect(navigation.viewControllers.count == 1)
      }
    }
  }

  @Test("The content pop leaves vertical drags to scroll views, and pops to a delegate with an animator (T-56)")
  func others() throws {
    try withStage { stage in
      let navigation = try scene(stage)
      let recognizer = try #require(navigation.interactiveContentPopGestureRecognizer)
      recognizer.isEnabled = true
      let list = UIScrollView(frame: stage.window.bounds)
      list.contentSize = CGSize(width: list.bounds.width, height: 3000)
      navigation.topViewController?.view.addSubview(list)
      stage.advance(frames: 1)
      let start = list.contentOffset.y
      stage.pan(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 160, y: 300), over: 0.3)
      stage.advance(by: 0.2)
      #expect(navigation.transitionCoordinator == nil && list.contentOffset.y > start + 50)
      try stage.settle()
      #expect(navigation.viewControllers.count == 2)
      list.removeFromSuperview()
      let director = TransitionDirector()
      director.animator = { ClosureAnimator(duration: 0.2) { $0.completeTransition(true) } }
      navigation.delegate = director
      stage.pan(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300), over: 0.3)
      try stage.settle()
      #expect(navigation.viewControllers.count == 2)
      navigation.delegate = nil
      // The edge goes on as before, beside it.
      stage.edgePan(from: .left, by: 250, over: 0.3, resting: 0.2)
      try stage.settle()
      #expect(navigation.viewControllers.count == 1)
    }
  }
}

/// Lets its recognizer begin.
private final class Permission: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
