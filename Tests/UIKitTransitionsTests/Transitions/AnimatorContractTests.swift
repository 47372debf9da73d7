import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Guarantees for animators") @MainActor struct AnimatorContractTests {
  @Test(
    "transitionDuration is asked before animateTransition, and driver, coordinator and alongside blocks have its answer (A-14)"
  )
  func duration() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let animator = MinimalAnimator()
      var alongside = 0.0
      scene.a.willAppear = { screen in
        screen.transitionCoordinator?.animate(alongsideTransition: { _ in alongside = UIView.inheritedAnimationDuration
        })
      }
      scene.director.animator = { _ in animator }
      scene.director.interaction = scene.driver
      #expect(animator.transitionDuration(using: nil) == 0.4)  // as an app's own code asks
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      #expect(animator.calls.first == "duration of nothing" && animator.calls.last == "animate")
      #expect(animator.calls.dropFirst().dropLast().allSatisfy { $0 == "duration" } && animator.calls.count > 2)
      #expect(scene.driver.duration == 0.4 && alongside == 0.4)
      #expect(scene.nav.transitionCoordinator?.transitionDuration == 0.4)
      scene.driver.finish()
      try stage.settle()
    }
  }

  @Test("An animateTransition that does nothing is in order where an interaction controller draws by itself (A-17)")
  func emptyBesideOwnDrawing() throws {
    final class Drawing: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        transitionContext.insertToView(above: false)
      }
    }
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let drawing = Drawing()
      scene.director.animator = { _ in ClosureAnimator { _ in } }
      scene.director.interaction = drawing
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      let context = try #require(drawing.context)
      context.updateInteractiveTransition(0.5)
      context.finishInteractiveTransition()
      context.completeTransition(true)
      try stage.settle()
      #expect(scene.nav.viewControllers == [scene.a])
    }
  }

  @Test(
    "An animateTransition that does nothing is reported where time or a percent driver moves it (A-17)",
    arguments: [false, true])
  func emptyByItself(isDriven: Bool) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      var end: (() -> Void)?
      scene.pop(interactively: isDriven) { context in end = { context.completeTransition(true) } }
      scene.driver.finish()
      stage.advance(by: 4)
      try stage.expectDiagnostic("never-completed")
      end?()
      try stage.settle()
      try stage.expectDiagnostic("arriving-view-not-added")
    }
  }

  @Test("isInteractive and transitionWasCancelled change while an interruptible transition runs (A-11)")
  func flags() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let (slide, driver) = (AnimatorSlide(isPop: false), UIPercentDrivenInteractiveTransition())
      driver.wantsInteractiveStart = false
      scene.director.makeAnimator = { _ in slide }
      scene.director.driver = driver
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(frames: 5)
      let context = try #require(slide.context)
      var flags: [String] = []
      @MainActor func note() {
        flags.append("\(context.isInteractive ? "held" : "free")\(context.transitionWasCancelled ? " back" : "")")
      }
      note()
      for step in [driver.pause, driver.cancel, driver.pause, driver.finish] {
        step()
        note()
        stage.advance(frames: 2)
      }
      #expect(flags == ["free", "held", "free back", "held", "free"])
      try stage.settle()
      #expect(scene.nav.viewControllers == [scene.a, scene.b])
    }
  }

  @Test("Under a slow finger a plain animator stands at its start until the first update (P-75)")
  func slowFinger() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: PopScene.duration, delay: 0, options: .curveLinear) {
          scene.leaving.center.x = 100
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      for _ in 0..<18 {
        stage.advance(frames: 1)
        #expect(scene.leaving.shownX == 0)
      }
      scene.driver.update(0.01)
      stage.advance(frames: 1)
      #expect(isClose(scene.leaving.shownX, 1))
      scene.driver.cancel()
      try stage.settle()
    }
  }

  /// A view that keeps its only subview at its right edge.
  private final class Edge: UIView {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    init() {
      super.init(frame: CGRect(x: 0, y: 20, width: 20, height: 20))
      addSubview(mark)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() { mark.center.x = bounds.width }
  }

  @Test("Layout that is pending on the screen when a transition begins is not animated by it (P-70)")
  func pendingLayout() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let edge = Edge()
      scene.b.view.addSubview(edge)
      stage.advance(frames: 1)
      scene.a.willAppear = { _ in edge.bounds.size.width = 80 }
      scene.pop(interactively: false) { context in
        context.insertToView()
        UIView.animate(withDuration: PopScene.duration) {
          context.containerView.layoutIfNeeded()
          scene.leaving.center.x = 100
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      #expect(edge.mark.center.x == 80 && edge.mark.layer.animationKeys() == nil)
      #expect(edge.mark.shownX == 80)
      try stage.settle()
    }
  }
}
