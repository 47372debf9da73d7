import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Other animations in the container of a transition, found by the fuzzer.
@Suite("Animations that do not belong to the transition") @MainActor struct ForeignAnimationTests {
  /// A stack whose pushes, in the driver's hand, move the leaving screen, and, where a test wants it, a dot that they
  /// bring.
  @MainActor private struct Scene {
    let director = ClosureDirector()
    let driver = UIPercentDrivenInteractiveTransition()
    let root = UIViewController()
    let dot = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    let nav: UINavigationController

    init(_ stage: Stage, movesDot: Bool = false) throws {
      nav = UINavigationController(rootViewController: root)
      stage.show(nav)
      try stage.settle()
      nav.delegate = director
      director.interaction = driver
      director.animator = { [dot] _ in
        ClosureAnimator(duration: 0.3) { context in
          context.insertToView()
          let leaving = context.view(forKey: .from)
          UIView.animate(withDuration: 0.3) {
            leaving?.center.x -= 30
          } completion: { _ in
            context.completeAsDecided()
          }
          guard movesDot else { return }
          let animation = CABasicAnimation(keyPath: "position.x")
          (animation.fromValue, animation.duration) = (dot.center.x, 0.3)
          dot.layer.add(animation, forKey: "dot")
          context.containerView.addSubview(dot)
        }
      }
    }
  }

  @Test("A cancel restores what the transition animated, and not what was animated before it in its turn (C-82)")
  func before() throws {
    try withStage(.small) { stage in
      let scene = try Scene(stage)
      let (nav, root, dot, driver) = (scene.nav, scene.root, scene.dot, scene.driver)
      root.view.addSubview(dot)
      stage.advance(frames: 1)
      UIView.animate(withDuration: 0.3) { dot.center.x = 80 }
      nav.pushViewController(UIViewController(), animated: true)
      stage.advance(frames: 1)
      driver.update(0.5)
      driver.cancel()
      try stage.settle()
      #expect(dot.center.x == 80 && root.view.frame == stage.window.bounds && nav.topViewController === root)
    }
  }

  @Test("A cancel does not restore animations of a view that joined the container after them (C-82)")
  func elsewhere() throws {
    try withStage(.small) { stage in
      let scene = try Scene(stage)
      let (nav, root, dot, driver) = (scene.nav, scene.root, scene.dot, scene.driver)
      stage.window.addSubview(dot)
      nav.pushViewController(UIViewController(), animated: true)
      stage.advance(frames: 1)
      driver.update(0.5)
      UIView.animate(withDuration: 0.3) { dot.center.x = 80 }
      stage.advance(frames: 1)
      root.view.addSubview(dot)
      driver.cancel()
      try stage.settle()
      #expect(dot.center.x == 80 && root.view.frame == stage.window.bounds && nav.topViewController === root)
    }
  }

  @Test("A cancel restores animations of a view that joined the container just before them (C-82)")
  func addedLater() throws {
    try withStage(.small) { stage in
      let scene = try Scene(stage, movesDot: true)
      scene.nav.pushViewController(UIViewController(), animated: true)
      stage.advance(frames: 1)
      scene.driver.update(0.5)
      #expect(scene.dot.layer.animationKeys() == ["dot"])
      scene.driver.cancel()
      while !stage.environment.drivers.isEmpty { stage.advance(frames: 1) }
      #expect(scene.dot.layer.animationKeys() == nil)
      try stage.settle()
    }
  }

  @Test("A cancel takes back what the transition moves in a view that a presentation has taken meanwhile (C-82)")
  func takenByPresentation() throws {
    try withStage(.small) { stage in
      let scene = try Scene(stage)
      let (nav, root, driver, presented) = (scene.nav, scene.root, scene.driver, UIViewController())
      root.definesPresentationContext = true
      presented.modalPresentationStyle = .currentContext
      root.present(presented, animated: true)
      nav.pushViewController(UIViewController(), animated: true)
      stage.advance(frames: 1)
      driver.update(0.5)
      stage.advance(frames: 1)
      #expect(presented.isBeingPresented && presented.view.window != nil)
      driver.cancel()
      try stage.settle()
      presented.dismiss(animated: false)
      try stage.settle()
      #expect(root.view.frame == stage.window.bounds && nav.topViewController === root)
      // The root disappears for the presentation and for the push at once (T-35).
      try stage.expectDiagnostic("unbalanced-appearance")
    }
  }
}
