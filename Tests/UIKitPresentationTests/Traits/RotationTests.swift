import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Rotation of the screen") @MainActor struct RotationTests {
  @Test(
    "A rotation sends the trait changes, then the size changes, each from parent to child, and animates along (T-115, A-34)"
  )
  func order() throws {
    try withStage(.iPhone15) { stage in
      let log = CallLog()
      let (parent, child) = (SizedScreen("P", log: log), SizedScreen("C", log: log))
      stage.show(parent)
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      stage.rotate(to: .landscapeRight)
      #expect(
        log.take()
          == "P.willTraits C.willTraits P.willSize(852x393) C.willSize(852x393) P.didTraits C.didTraits C.along P.along"
      )
      #expect(stage.interfaceOrientation == .landscapeRight)
      try stage.settle()
      #expect(log.take() == "C.done(false) P.done(false)")
      #expect(parent.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      #expect(parent.transitionCoordinator == nil)
    }
  }

  @Test("A rotation calls UIKit's older methods from the implementation of viewWillTransition, and a resize does not")
  func olderMethods() throws {
    try withStage(.iPhone15) { stage in
      let screen = OlderScreen(nibName: nil, bundle: nil)
      stage.show(screen)
      stage.rotate(to: .landscapeRight)
      #expect(screen.calls == ["will 3 0.3", "along 3 0.3"] && UIView.inheritedAnimationDuration == 0)
      try stage.settle()
      #expect(screen.calls == ["will 3 0.3", "along 3 0.3", "did 1"])
      stage.rotate(to: .portrait)
      try stage.settle()
      #expect(screen.calls.suffix(3) == ["will 1 0.3", "along 1 0.3", "did 3"])
      stage.resize(to: CGSize(width: 500, height: 700), animated: false)
      try stage.settle()
      #expect(screen.calls.count == 6)
    }
  }

  @Test("A rotation sends nothing to a child that keeps its size (T-115)")
  func unchangedChild() throws {
    try withStage(.iPad) { stage in
      let log = CallLog()
      let (parent, child) = (FixedSizeParent(nibName: nil, bundle: nil), SizedScreen("C", log: log))
      stage.show(parent)
      parent.addChild(child)
      child.view.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
      parent.view.addSubview(child.view)
      stage.rotate(to: .landscapeLeft)
      try stage.settle()
      #expect(log.take() == "")
      #expect(parent.view.bounds.size == CGSize(width: 1180, height: 820))
    }
  }

  @Test(
    "A rotation starts at the old orientation and ends upright, and the coordinator has the targetTransform (A-12, P-33)"
  )
  func geometry() throws {
    try withStage(.iPhone15) { stage in
      let screen = SizedScreen("A")
      var seen: [CGAffineTransform] = []
      screen.along = { seen.append($0.targetTransform) }
      stage.show(screen)
      stage.rotate(to: .landscapeRight)
      #expect(seen == [CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)])
      stage.advance(by: 0)
      let shown = stage.window.layer.presentation()
      #expect(shown?.bounds.size == CGSize(width: 393, height: 852))
      #expect(abs((shown?.affineTransform().b ?? 0) + 1) < 1e-9)
      #expect(screen.transitionCoordinator?.transitionDuration == 0.3)
      try stage.settle()
      #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      #expect(stage.window.transform == .identity)
      #expect(abs(stage.time - 0.3) < 0.04)
      #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
      stage.rotate(to: .portrait)
      try stage.settle()
      #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }
  }

  @Test("A rotation needs the support of the controller that fills the screen, and happens when that supports it later")
  func supported() throws {
    try withStage(.iPhone15) { stage in
      let screen = SizedScreen("A")
      screen.allowed = .portrait
      stage.show(screen)
      stage.rotate(to: .landscapeLeft)
      try stage.settle()
      #expect(stage.interfaceOrientation == .portrait)
      #expect(screen.log.take() == "")
      screen.allowed = .landscape
      screen.setNeedsUpdateOfSupportedInterfaceOrientations()
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeLeft)
      #expect(screen.view.bounds.size == CGSize(width: 852, height: 393))
    }
  }

  @available(*, deprecated)
  @Test("attemptRotationToDeviceOrientation() asks for the supported orientations again, and rotates")
  func attempted() throws {
    try withStage(.iPhone15) { stage in
      let screen = SizedScreen("A")
      screen.allowed = .portrait
      stage.show(screen)
      stage.rotate(to: .landscapeLeft)
      try stage.settle()
      UIViewController.attemptRotationToDeviceOrientation()
      try stage.settle()
      #expect(stage.interfaceOrientation == .portrait)
      screen.allowed = .all
      UIViewController.attemptRotationToDeviceOrientation()
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test("A rotation that is requested during another one waits for its end")
  func queued() throws {
    try withStage(.iPhone15) { stage in
      let screen = SizedScreen("A")
      stage.show(screen)
      stage.rotate(to: .landscapeLeft)
      stage.advance(by: 0.1)
      stage.rotate(to: .portrait)
      #expect(stage.interfaceOrientation == .landscapeLeft)
      try stage.settle()
      #expect(stage.interfaceOrientation == .portrait)
      #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }
  }

  @Test("A size change of a window without animation has the new size in the alongside blocks")
  func resized() throws {
    try withStage(.iPad) { stage in
      let screen = SizedScreen("A")
      var width: CGFloat = 0
      stage.show(screen)
      screen.along = { [unowned screen] _ in width = screen.view.bounds.width }
      stage.resize(to: CGSize(width: 507, height: 1180), animated: false)
      #expect(width == 507)
      #expect(screen.traitCollection.horizontalSizeClass == .compact)
      stage.resize(to: CGSize(width: -1, height: CGFloat.nan))
      try stage.settle()
      #expect(screen.view.bounds.size == CGSize(width: 507, height: 1180))
    }
  }

  @Test(
    "A rotation during a presentation reaches both controllers, and the presenter comes back at the new size (P-33)")
  func presented() throws {
    try withStage(.iPhone15) { stage in
      let log = CallLog()
      let (below, above) = (SizedScreen("A", log: log), SizedScreen("B", log: log))
      above.modalPresentationStyle = .fullScreen
      stage.show(below)
      below.present(above, animated: false)
      try stage.settle()
      _ = log.take()
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      let calls = log.take()
      #expect(calls.contains("A.willSize(852x393) B.willSize(852x393)"))
      #expect(above.view.bounds.size == CGSize(width: 852, height: 393))
      above.dismiss(animated: false)
      try stage.settle()
      #expect(below.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }
  }

  @Test("A rotation reaches what is presented over a single tab, after its presenter (T-68, T-115)")
  func presentedInContext() throws {
    try withStage(.iPhone15) { stage in
      let log = CallLog()
      let (below, above) = (SizedScreen("A", log: log), SizedScreen("B", log: log))
      let tabs = UITabBarController(nibName: nil, bundle: nil)
      tabs.viewControllers = [below, UIViewController()]
      below.definesPresentationContext = true
      above.modalPresentationStyle = .overCurrentContext
      stage.show(tabs)
      below.present(above, animated: false)
      try stage.settle()
      _ = log.take()
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(
        log.take().hasPrefix(
          "A.willTraits B.willTraits A.willSize(852x393) B.willSize(852x393) A.didTraits B.didTraits"))
      #expect(above.view.bounds.size == CGSize(width: 852, height: 393))
    }
  }

  @Test("A rotation during a push or a tab change changes the safe areas once (P-35)", arguments: [true, false])
  func safeAreas(isPush: Bool) throws {
    try withStage(.iPhone15) { stage in
      let (a, b) = (UIViewController(), InsetsScreen(nibName: nil, bundle: nil))
      let director = TabDirector(log: CallLog())
      director.usesSlide = true
      if isPush {
        let nav = UINavigationController(rootViewController: a)
        stage.show(nav)
        nav.pushViewController(b, animated: true)
      } else {
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [a, b]
        tabs.delegate = director
        stage.show(tabs)
        tabs.selectedIndex = 1
      }
      stage.advance(by: 0.1)
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      let (top, bottom, low): (CGFloat, CGFloat, CGFloat) = isPush ? (44, 0, 0) : (0, 49, 32)
      #expect(
        b.seen == [
          UIEdgeInsets(top: 59 + top, left: 0, bottom: 34 + bottom, right: 0),
          UIEdgeInsets(top: isPush ? 32 : 0, left: 59, bottom: 21 + low, right: 59),
        ])
    }
  }

  @Test("A rotation during a push lets it end in its new frame (P-33)")
  func duringPush() throws {
    try withStage(.iPhone15) { stage in
      let (a, b) = (SizedScreen("A"), SizedScreen("B"))
      let nav = UINavigationController(rootViewController: a)
      stage.show(nav)
      nav.pushViewController(b, animated: true)
      stage.advance(by: 0.1)
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(nav.viewControllers == [a, b])
      #expect(b.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      #expect(a.view.superview == nil)
      nav.popViewController(animated: false)
      try stage.settle()
      #expect(a.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }
  }

  @Test("A rotation makes a phone's navigation bar 32 points high in landscape, and 44 again (K-12)")
  func bar() throws {
    try withStage(.iPhone15) { stage in
      let screen = SizedScreen("A")
      let nav = UINavigationController(rootViewController: screen)
      stage.show(nav)
      #expect(nav.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(nav.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
      #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
      stage.rotate(to: .portrait)
      try stage.settle()
      #expect(nav.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    }
  }
}

/// A parent whose child keeps its size.
private final class FixedSizeParent: UIViewController {
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: 320, height: 320)
  }
}

/// A screen that has UIKit's methods from before `viewWillTransition(to:with:)`.
private final class OlderScreen: UIViewController {
  var calls: [String] = []

  override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    calls.append("will \(orientation.rawValue) \(duration)")
  }

  override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    calls.append("along \(orientation.rawValue) \(UIView.inheritedAnimationDuration)")
  }

  override func didRotate(from orientation: UIInterfaceOrientation) {
    calls.append("did \(orientation.rawValue)")
  }
}
