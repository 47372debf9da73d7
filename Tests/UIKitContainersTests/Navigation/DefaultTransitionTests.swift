import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The system's push and pop") @MainActor struct DefaultTransitionTests {
  private func scene(_ stage: Stage) -> NavigationScene {
    let scene = NavigationScene(stage)
    scene.director.usesSlide = false
    return scene
  }

  @Test(
    "A push follows the system's spring, the lower screen by 0.3 widths, and reports 0.35 s (C-41, E-69, K-1, K-2, K-3)"
  )
  func push() throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.2)
      // The spring with mass 3, stiffness 1000 and damping 500 is at 0.87928 after 0.2 s (C-41).
      let upper = scene.b.view.layer.presentation()?.frame.minX ?? 0
      let lower = scene.a.view.layer.presentation()?.frame.minX ?? 0
      #expect(abs(upper - 100 * (1 - 0.87928)) < 0.01)
      #expect(abs(lower + 30 * 0.87928) < 0.01)
      #expect(scene.nav.transitionCoordinator?.transitionDuration == 0.35)
      try stage.settle()
      #expect(stage.time < 0.6)
      #expect(scene.b.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
      #expect(scene.nav.wrapperView.subviews.count == 1)  // dim and shadow are gone
    }
  }

  @Test("The system's push dims the covered screen by a tenth (K-4)")
  func dim() throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.1)
      // C-41: 0.54478 after 0.1 s; the lower screen is red under black at 0.054478.
      let red = stage.image.color(x: 10, y: 100).cgColor.components?[0] ?? 0
      #expect(abs(red - (1 - 0.054478)) < 0.005)
    }
  }

  @Test(
    "The upper screen has a shadow strip at its left edge: 4 points wide, 20 higher, black from nothing to 0.2 (K-5)")
  func shadow() throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.1)
      let strip = try #require(scene.b.view.superview?.subviews.first { $0 is NavigationEdgeShadow })
      let (shown, upper) = (try #require(strip.layer.presentation()), try #require(scene.b.view.layer.presentation()))
      #expect(shown.frame.size == CGSize(width: 4, height: 240) && shown.frame.minY == -20)
      #expect(abs(shown.frame.maxX - upper.frame.minX) < 1e-9)
      let image = try #require(strip.layer.contents as! CGImage?)
      let alphas = (0..<image.width).map { image.color(x: $0, y: 0).cgColor.alpha }
      #expect(alphas == alphas.sorted())
      #expect(alphas[0] < 0.01 && abs(alphas[image.width - 1] - 0.2) < 0.01)
      #expect(image.color(x: image.width - 1, y: 0).withAlphaComponent(1) == .black)
      try stage.settle()
    }
  }

  @Test("A swipe back follows the touch point by point, and springs back when released early (E-71, K-6)")
  func swipe() throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      try scene.showB()
      stage.touchDown(at: CGPoint(x: 5, y: 100))
      stage.advance(frames: 1)
      stage.touchMove(to: CGPoint(x: 16, y: 100))
      stage.advance(frames: 1)
      stage.touchMove(to: CGPoint(x: 36, y: 100))
      stage.advance(frames: 1)
      #expect(abs((scene.b.view.layer.presentation()?.frame.minX ?? 0) - 20) < 1e-6)
      stage.advance(by: 1)  // the finger rests: no speed left
      stage.touchUp(at: CGPoint(x: 36, y: 100))
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 2)

      stage.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 70, y: 100), over: 0.5)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 1)
    }
  }

  @Test(
    "A pop is a push played backwards, and in right-to-left layouts both are mirrored, and so is the swipe (E-69, E-70, E-87)",
    arguments: [false, true])
  func mirrored(isRightToLeft: Bool) throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
      let side: CGFloat = isRightToLeft ? -1 : 1
      try scene.showB()
      scene.nav.popViewController(animated: true)
      stage.advance(by: 0.2)
      let left = { (view: UIView) in side * (view.layer.presentation()?.frame.minX ?? .nan) }
      // C-41: 0.87928 of the way after 0.2 s.
      #expect(abs(left(scene.b.view) - 100 * 0.87928) < 0.01 && abs(left(scene.a.view) + 30 * 0.12072) < 0.01)
      let shadow = try #require(scene.b.view.superview?.subviews.first { $0 is NavigationEdgeShadow })
      let edge = try #require(shadow.layer.presentation()).frame
      #expect(abs((isRightToLeft ? edge.minX : edge.maxX) - (isRightToLeft ? 100 : 0) - side * 87.928) < 0.01)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 1)
      try scene.showB()
      let (from, to) = isRightToLeft ? (95.0, 30.0) : (5.0, 70.0)
      // From the other edge nothing begins.
      stage.drag(from: CGPoint(x: 100 - from, y: 100), to: CGPoint(x: 100 - to, y: 100), over: 0.5)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 2)
      stage.drag(from: CGPoint(x: from, y: 100), to: CGPoint(x: to, y: 100), over: 0.5)
      stage.advance(by: 0.25)
      let held = left(scene.b.view)
      #expect(held > 5 && held < 60)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 1)
    }
  }

  @Test("There is no swipe back where a delegate has an animator, nor at the root (T-56, T-57)")
  func noSwipe() throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      stage.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 90, y: 100), over: 0.3)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 1)
      try scene.showB()
      scene.director.usesSlide = true
      stage.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 90, y: 100), over: 0.3)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 2)
    }
  }

  @Test("A delegate is asked once whether it has an animator for the pop that a swipe begins (T-1, T-56)")
  func asksOnce() throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      try scene.showB()
      _ = scene.log.take()
      stage.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 90, y: 100), over: 0.3)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 1)
      #expect(stage.trace.shorthand.tokens.filter { $0 == "anim?" }.count == 1)
      #expect(scene.log.calls.filter { $0 == "anim?" }.count == 1)
      try scene.showB()
      _ = scene.log.take()
      stage.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 20, y: 100), over: 0.3)
      try stage.settle()
      scene.nav.popViewController(animated: true)
      try stage.settle()
      // Once for the swipe that went back, once for this pop.
      #expect(scene.log.calls.filter { $0 == "anim?" }.count == 2)
    }
  }
}
