import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Seed 001, chapter 5.2: the container that does everything itself") @MainActor struct SeedContainerTests {
  /// Three pages in the seed's container, and its delegate.
  @MainActor final class Scene: SeedContainerDelegate {
    let stage: Stage
    let log = CallLog()
    let pages: [Screen]
    let container: SeedContainer
    let driver = SeedPercentDriver()
    var makeAnimator: (Bool) -> any UIViewControllerAnimatedTransitioning = {
      SlideAnimator(direction: $0 ? .tabRight : .tabLeft)
    }

    init(_ stage: Stage) {
      self.stage = stage
      pages = [("A", UIColor.red), ("B", .blue), ("C", .green)].map { [log] in Screen($0.0, $0.1, log: log) }
      container = SeedContainer(pages)
      container.title = "S"
      container.transitionDelegate = self
      stage.show(container)
      stage.advance(by: 2)
      _ = log.take()
    }

    func container(
      _ container: SeedContainer, animationControllerFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      makeAnimator(container.controllers.firstIndex(of: fromVC)! < container.controllers.firstIndex(of: toVC)!)
    }

    func container(
      _ container: SeedContainer, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      driver
    }

    /// Changes the page in a finger's hand.
    func swipe(to index: Int, _ percent: CGFloat) {
      container.interactive = true
      container.selectedIndex = index
      container.interactive = false
      stage.advance(frames: 1)
      driver.update(percent)
      stage.advance(frames: 1)
    }

    var titleColor: [UIColor?] { container.buttonBar.subviews.map { ($0 as? UIButton)?.titleColor(for: .normal) } }
  }

  @Test(
    "The container centers its bar of slots of 64 × 44 points, a tenth down, and shows its first screen at once (E-18)"
  )
  func bar() throws {
    try withStage { stage in
      let scene = Scene(stage)
      let bar = scene.container.buttonBar
      #expect(
        bar.bounds.size == CGSize(width: 192, height: 44) && bar.center.x == 196.5 && abs(bar.center.y - 85.2) < 1e-9)
      #expect(scene.container.buttonBar.subviews.map(\.frame.minX) == [0, 64, 128])
      #expect(scene.container.selectedIndex == 0 && scene.container.childArea.bounds == stage.window.bounds)
      scene.container.selectedIndex = 1
      stage.advance(by: 0.1)
      #expect(!scene.container.buttonBar.isUserInteractionEnabled)
      try stage.settle()
    }
  }

  @Test("A button changes the page non-interactively (T-96)")
  func byTime() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.container.tapped(scene.container.buttonBar.subviews[1] as! UIButton)
      stage.advance(by: 0.15)
      #expect(isClose(scene.pages[1].shownMinX, 50, within: 1))
      try stage.settle()
      #expect(scene.container.children == [scene.pages[1]] && scene.container.selectedIndex == 1)
      #expect(scene.container.childArea.subviews == [scene.pages[1].view])
      #expect(scene.container.context == nil && scene.pages[1].transitionCoordinator == nil)
      #expect(
        scene.log.take() == """
          B.load B.willMove(S) B.wA B.iA B.dA B.layout B.didMove(S) A.willMove(nil) A.wD A.dD A.didMove(nil)
          """)
    }
  }

  @Test(
    "An interactive change stops the layer's time, moves it by timeOffset, and blends the two buttons' colours (C-11, E-19, E-20)"
  )
  func held() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      let third = scene.titleColor[2]
      scene.swipe(to: 1, 0.5)
      #expect(scene.container.childArea.layer.speed == 0)
      #expect(isClose(scene.pages[1].shownMinX, 50, within: 1e-3))
      stage.advance(by: 1)
      #expect(isClose(scene.pages[1].shownMinX, 50, within: 1e-3))
      let half = UIColor(red: 1, green: 0.5, blue: 0.5, alpha: 1)
      #expect(scene.titleColor == [half, half, third])
      scene.driver.cancel()
      try stage.settle()
    }
  }

  @Test(
    "finish lets the layer run on from there by beginTime, without a jump (C-10, C-12)", arguments: [0.2, 0.5, 0.8])
  func finish(percent: Double) throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.swipe(to: 1, CGFloat(percent))
      let x = scene.pages[1].shownMinX
      scene.driver.finish()
      #expect(isClose(scene.pages[1].shownMinX, x, within: 1e-6))
      var last = x
      while scene.container.context != nil, stage.time < 10 {
        stage.advance(frames: 1)
        #expect(scene.pages[1].shownMinX <= last + 1e-6 && last - scene.pages[1].shownMinX < 12)
        last = scene.pages[1].shownMinX
      }
      #expect(isClose(last, 0))
      try stage.settle()
      #expect(scene.container.children == [scene.pages[1]] && scene.container.childArea.layer.beginTime == 0)
      #expect(scene.titleColor[1] == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  @Test("cancel turns the layer back frame by frame, and the selection is as before (E-19, E-21, P-15)")
  func cancel() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.swipe(to: 1, 0.5)
      scene.driver.cancel()
      var last = scene.pages[1].shownMinX
      // Nine frames of time back, at the animation's own rate; the last of them lets the clock go.
      for _ in 0..<8 {
        stage.advance(frames: 1)
        #expect(scene.pages[1].shownMinX > last)
        last = scene.pages[1].shownMinX
      }
      try stage.settle()
      #expect(scene.container.selectedIndex == 0 && scene.container.children == [scene.pages[0]])
      #expect(scene.container.childArea.subviews == [scene.pages[0].view] && scene.pages[0].view.frame.minX == 0)
      #expect(scene.container.childArea.layer.speed == 1)
      scene.swipe(to: 1, 0.9)
      scene.driver.finish()
      try stage.settle()
      #expect(scene.container.selectedIndex == 1)
    }
  }

  @Test(
    "A snapshot of the old page covers the frame in which the layer's clock runs again, so that nothing flashes (E-20, C-82, P-10)"
  )
  func noFlash() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      let mark = UIView(frame: CGRect(x: 0, y: 140, width: 10, height: 20))
      mark.backgroundColor = .yellow
      scene.pages[0].view.addSubview(mark)
      stage.advance(frames: 1)
      scene.swipe(to: 1, 0.2)
      scene.driver.cancel()
      var covered = 0
      for frame in 0..<10 {
        stage.advance(frames: 1)
        let image = stage.image
        #expect(image.color(x: 20, y: 150) == .red, "the old page is there in frame \(frame)")
        guard let top = scene.container.childArea.subviews.last, scene.pages.allSatisfy({ $0.view !== top }) else {
          continue
        }
        covered += 1
        #expect(image.color(x: 4, y: 150) == .yellow, "the snapshot shows the page's own subviews")
      }
      #expect(covered == 1, "the snapshot lies on top in one frame")
      try stage.settle()
      #expect(scene.container.childArea.subviews == [scene.pages[0].view])
    }
  }

  @Test(
    "Explicit animations are held, finished and reversed by the same few lines (P-12, P-13)",
    arguments: [true, false])
  func explicit(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.makeAnimator = { _ in ExplicitSlide() }
      scene.swipe(to: 1, 0.4)
      #expect(isClose(scene.pages[1].shownMinX, 60, within: 1e-3))
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      try stage.settle()
      #expect(scene.container.selectedIndex == (finishes ? 1 : 0))
      #expect(scene.container.children == [scene.pages[finishes ? 1 : 0]])
    }
  }
}

/// A slide by a CABasicAnimation that ends the transition when it stops, as the seed says it can be done.
final class ExplicitSlide: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    context = transitionContext
    transitionContext.containerView.addSubview(view)
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = Double(view.layer.position.x + transitionContext.containerView.bounds.width)
    slide.toValue = Double(view.layer.position.x)
    slide.duration = 0.5
    slide.delegate = self
    view.layer.add(slide, forKey: "slide")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let context = context
    self.context = nil
    context?.completeTransition(context?.transitionWasCancelled == false)
  }
}
