import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Interruptible transitions") @MainActor struct InterruptibleTransitionTests {
  /// Two screens whose transitions are slides by a property animator; the latest slide is kept.
  @MainActor final class Slides {
    let scene: NavigationScene
    let driver = UIPercentDrivenInteractiveTransition()
    private(set) var slide: AnimatorSlide?

    init(_ stage: Stage, startsInteractively: Bool? = nil) {
      scene = NavigationScene(stage)
      if let startsInteractively {
        driver.wantsInteractiveStart = startsInteractively
        scene.director.driver = driver
      }
      scene.director.makeAnimator = { [unowned self] operation in
        let slide = AnimatorSlide(isPop: operation == .pop)
        self.slide = slide
        return slide
      }
    }

    /// Where the pushed screen is shown.
    var x: Double { Double(scene.b.view.layer.presentation()?.frame.minX ?? .nan) }
    var coordinator: (any UIViewControllerTransitionCoordinator)? { scene.nav.transitionCoordinator }
    var titles: [String?] { scene.nav.viewControllers.map(\.title) }
  }

  private func expect(_ stage: Stage, _ golden: TraceShorthand, _ location: SourceLocation = #_sourceLocation) {
    let events = stage.trace.events.filter { $0.subject != "nav" || $0.category == .delegate }
    let difference = EventTrace(events).shorthand.difference(from: golden, freeOrders: FreeOrder.specification)
    #expect(difference == nil, "\(difference ?? "")", sourceLocation: location)
  }

  @Test(
    "A non-interactive push by an interruptible animator has a push's golden trace and asks for the animator once (A-15, T-103)"
  )
  func push() throws {
    try withStage(.small) { stage in
      let slides = Slides(stage)
      slides.scene.nav.pushViewController(slides.scene.b, animated: true)
      stage.advance(frames: 1)
      #expect(slides.coordinator?.isInterruptible == true)
      slides.coordinator?.animate(alongsideTransition: nil) { _ in }
      stage.advance(by: 0.25)
      #expect(isClose(slides.x, 50, within: 4))
      #expect(slides.slide?.timesAsked == 1)
      try stage.settle()
      expect(
        stage,
        """
        B.willMove(nav) anim? inter? B.load A.wD B.wA willShow(B) animate B.iA B.layout \
        cT(1) A.view- A.dD B.dA B.didMove(nav) didShow(B) co aE(1)
        """)
    }
  }

  @Test(
    "An interactive pop by an interruptible animator has the golden traces, finished and cancelled (T-101, T-102)",
    arguments: [true, false])
  func interactivePop(finishes: Bool) throws {
    try withStage(.small) { stage in
      let slides = Slides(stage)
      try slides.scene.showB()
      slides.scene.director.driver = slides.driver
      slides.scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      slides.coordinator?.animate(alongsideTransition: nil) { _ in }
      slides.coordinator?.notifyWhenInteractionChanges { _ in }
      for percent in [0.1, 0.2, 0.3] {
        slides.driver.update(CGFloat(percent))
        stage.advance(frames: 1)
        #expect(isClose(slides.x, 100 * percent))
      }
      if finishes { slides.driver.finish() } else { slides.driver.cancel() }
      #expect(isClose(slides.x, 30))
      try stage.settle()
      #expect(slides.titles == (finishes ? ["A"] : ["A", "B"]))
      let beginning =
        "B.willMove(nil) anim? inter? B.wD A.wA willShow(A) startInteractive animate A.iA A.layout update… "
      let ending =
        finishes
        ? "finish notify(cancelled=0) cT(1) B.view- B.dD A.dA B.didMove(nil) didShow(A) co aE(1)"
        : "cancel notify(cancelled=1) cT(0) A.view- A.wD A.dD B.parent=nav B.wA B.dA co(cancelled) aE(0)"
      expect(stage, TraceShorthand(parsing: beginning + ending))
    }
  }

  @Test(
    "Pausing a running transition makes it interactive, at any time without a jump (T-104, T-105)", arguments: 2..<28)
  func interrupted(frames: Int) throws {
    try withStage(.small) { stage in
      let slides = Slides(stage, startsInteractively: false)
      slides.scene.nav.pushViewController(slides.scene.b, animated: true)
      stage.advance(frames: frames)
      var received: [String] = []
      slides.coordinator?.notifyWhenInteractionChanges { context in
        received.append("\(context.isInteractive ? "held" : "free")\(context.isCancelled ? ", back" : "")")
      }
      #expect(slides.coordinator?.initiallyInteractive == false)
      let x = slides.x
      slides.driver.pause()
      #expect(isClose(slides.x, x))
      #expect(isClose(Double(slides.driver.percentComplete), 1 - x / 100))
      stage.advance(by: 0.3)
      #expect(isClose(slides.x, x))
      slides.driver.update(0.6)
      #expect(isClose(slides.x, 40))
      slides.driver.cancel()
      stage.advance(frames: 3)
      #expect(slides.x > 40)
      let later = slides.x
      slides.driver.pause()
      #expect(isClose(slides.x, later))
      slides.driver.update(0.7)
      #expect(isClose(slides.x, 30))
      slides.driver.finish()
      #expect(isClose(slides.x, 30))
      try stage.settle()
      #expect(received == ["held", "free, back", "held", "free"])
      #expect(slides.titles == ["A", "B"])
      #expect(slides.scene.b.view.frame.minX == 0)
    }
  }

  @Test("A transition whose animator the app reverses goes back and is cancelled (E-84)")
  func reversedByTheApp() throws {
    try withStage(.small) { stage in
      let slides = Slides(stage)
      slides.scene.nav.pushViewController(slides.scene.b, animated: true)
      stage.advance(frames: 10)
      let x = slides.x
      slides.slide?.animator?.isReversed = true
      #expect(isClose(slides.x, x))
      try stage.settle()
      #expect(slides.titles == ["A"] && slides.scene.b.parent == nil)
    }
  }

  @Test("A gesture that moves the animator itself only reports to the context (T-103)", arguments: [true, false])
  func ownGesture(finishes: Bool) throws {
    try withStage(.small) { stage in
      let slides = Slides(stage)
      slides.scene.nav.pushViewController(slides.scene.b, animated: true)
      stage.advance(frames: 10)
      let given = try #require(slides.slide?.context)
      let animator = try #require(slides.slide?.animator)
      animator.pauseAnimation()
      given.pauseInteractiveTransition()
      #expect(given.isInteractive)
      animator.fractionComplete = 0.5
      given.updateInteractiveTransition(0.5)
      #expect(isClose(slides.x, 50))
      animator.isReversed = !finishes
      if finishes { given.finishInteractiveTransition() } else { given.cancelInteractiveTransition() }
      #expect(given.transitionWasCancelled == !finishes && isClose(slides.x, 50))
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      try stage.settle()
      #expect(slides.titles == (finishes ? ["A", "B"] : ["A"]))
    }
  }

  @Test("Views of an interruptible transition take touches, and those of another transition do not (P-32, T-14)")
  func touches() throws {
    try withStage(.small) { stage in
      let slides = Slides(stage)
      slides.scene.nav.pushViewController(slides.scene.b, animated: true)
      stage.advance(frames: 3)
      #expect(slides.scene.b.view.hitTest(CGPoint(x: 50, y: 100), with: nil) === slides.scene.b.view)
      try stage.settle()
      slides.scene.director.makeAnimator = nil
      slides.scene.nav.popViewController(animated: true)
      stage.advance(frames: 3)
      #expect(slides.scene.b.view.hitTest(CGPoint(x: 50, y: 100), with: nil) == nil)
      #expect(slides.coordinator?.isInterruptible == false)
      try stage.settle()
    }
  }

  @Test("Alongside blocks are on the animator's clock, and a cancel restores what they animated (T-106, T-109)")
  func alongside() throws {
    try withStage(.small) { stage in
      let slides = Slides(stage)
      try slides.scene.showB()
      slides.scene.director.driver = slides.driver
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      slides.scene.b.view.addSubview(square)
      stage.advance(frames: 1)
      slides.scene.nav.popViewController(animated: true)
      slides.scene.a.onWillAppear = { [weak slides] _ in
        slides?.coordinator?.animate(alongsideTransition: { _ in square.alpha = 0 })
      }
      stage.advance(frames: 1)
      slides.driver.update(0.25)
      #expect(isClose(Double(square.layer.presentation()?.opacity ?? 0), 0.75, within: 1e-6))
      slides.driver.cancel()
      try stage.settle()
      #expect(square.alpha == 1)
    }
  }
}
