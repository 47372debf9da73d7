import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Interaction controllers that draw by themselves") @MainActor struct CustomDrawnInteractionTests {
  /// Moves the views with its own hands, and reports to the context.
  private final class CustomInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      guard let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from)
      else {
        return
      }
      transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
    }

    func move(to percent: CGFloat) {
      let width = context?.containerView.bounds.width ?? 0
      context?.view(forKey: .from)?.transform = CGAffineTransform(translationX: width * percent, y: 0)
      context?.updateInteractiveTransition(percent)
    }

    func end(finishing: Bool) {
      guard let context else { return }
      if finishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
      let width = context.containerView.bounds.width
      UIView.animate(withDuration: 0.2) {
        context.view(forKey: .from)?.transform = finishing ? CGAffineTransform(translationX: width, y: 0) : .identity
      } completion: { _ in
        context.view(forKey: .from)?.transform = .identity
        context.completeTransition(finishing)
      }
      self.context = nil
    }
  }

  private final class Director: NSObject, UINavigationControllerDelegate {
    let custom = CustomInteraction()

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      LoggedSlide(.pop, duration: 0.4, log: CallLog())
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      custom
    }
  }

  @Test(
    "A drawing interaction controller is started alone (T-3), moves the views freely, and decides the end",
    arguments: [true, false])
  func customDrawn(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let director = Director()
      scene.nav.delegate = director
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      director.custom.move(to: 0.5)
      stage.advance(frames: 1)
      #expect(scene.b.view.layer.presentation()?.frame.minX == 50)
      #expect(!stage.trace.shorthand.tokens.contains("animate"))
      director.custom.end(finishing: finishes)
      stage.advance(by: 0.1)
      // Its own animation is not scrubbed: halfway through the 0.2 s it is at half its displacement.
      #expect(abs((scene.b.view.layer.presentation()?.frame.minX ?? 0) - (finishes ? 75 : 25)) < 1e-6)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == (finishes ? 1 : 2))
    }
  }

  @Test("Alongside animations of views outside the container follow the drawing controller's progress (T-106)")
  func alongside() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let director = Director()
      scene.nav.delegate = director
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(badge)
      stage.advance(frames: 1)
      let observer = AlongsideObserver(badge)
      scene.a.onWillAppear = { observer.register($0) }
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      director.custom.move(to: 0.25)
      stage.advance(by: 0.3)
      #expect(badge.layer.presentation()?.opacity == 0.75)
      director.custom.end(finishing: true)
      try stage.settle()
      #expect(observer.wasQueued == true)
    }
  }

  @Test(
    "Alongside animations inside the container follow the progress, and the controller's own animations run freely (T-106, C-80)",
    arguments: [true, false])
  func alongsideInside(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let director = Director()
      scene.nav.delegate = director
      let inside = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
      scene.a.view.addSubview(inside)
      stage.advance(frames: 1)
      var outcome: Bool?
      scene.a.onWillAppear = { controller in
        controller.transitionCoordinator?.animate(alongsideTransition: { _ in
          inside.center.x = 100
        }) { context in
          outcome = context.isCancelled
          if context.isCancelled { inside.center.x = 0 }
        }
      }
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      for percent in [0.25, 0.75, 0.5] {
        director.custom.move(to: CGFloat(percent))
        stage.advance(by: 0.2)
        #expect(isClose(inside.shownX, 100 * percent))
      }
      director.custom.end(finishing: finishes)
      var last = 50.0
      while outcome == nil {
        #expect(finishes ? inside.shownX >= last - 1e-6 : inside.shownX <= last + 1e-6)
        last = inside.shownX
        stage.advance(frames: 1)
      }
      #expect(outcome == !finishes)
      try stage.settle()
      if finishes { #expect(inside.shownX == 100) }
      #expect(inside.center.x == (finishes ? 100 : 0) && inside.layer.entries.isEmpty)
      #expect(stage.environment.animationClockOwners.isEmpty)
    }
  }

  /// Registers an alongside animation for a view outside the container.
  private final class AlongsideObserver {
    let view: UIView
    var wasQueued: Bool?

    init(_ view: UIView) {
      self.view = view
    }

    @MainActor func register(_ controller: UIViewController) {
      let view = view
      wasQueued = controller.transitionCoordinator?.animateAlongsideTransition(in: view) { _ in view.alpha = 0 }
    }
  }

  /// Animates by time from its start, as an app's own controller does that wants no interactive start.
  private final class TimedStart: NSObject, UIViewControllerInteractiveTransitioning {
    let wantsInteractiveStart = false
    private(set) var starts: [Bool] = []

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      starts.append(transitionContext.isInteractive)
      guard let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from)
      else { return }
      transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        fromView.transform = CGAffineTransform(translationX: 100, y: 0)
      } completion: { _ in
        fromView.transform = .identity
        transitionContext.completeTransition(true)
      }
    }
  }

  /// Decides in its own start that the transition runs by time.
  private final class LateDecision: UIPercentDrivenInteractiveTransition {
    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      wantsInteractiveStart = false
      super.startInteractiveTransition(transitionContext)
    }
  }

  private final class AnyDirector: NSObject, UINavigationControllerDelegate {
    let log = CallLog()
    let interaction: any UIViewControllerInteractiveTransitioning
    /// Whether the transition was interactive when its alongside block ran.
    private(set) var alongside: [Bool] = []

    init(_ interaction: any UIViewControllerInteractiveTransitioning) {
      self.interaction = interaction
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      LoggedSlide(.pop, duration: 0.4, log: log)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interaction
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      navigationController.transitionCoordinator?.animate { self.alongside.append($0.isInteractive) }
    }
  }

  @Test("A controller that wants no interactive start is started, and the animator is not (T-4, A-18)")
  func startsByTime() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let interaction = TimedStart()
      let director = AnyDirector(interaction)
      scene.nav.delegate = director
      scene.nav.popViewController(animated: true)
      let coordinator = try #require(scene.nav.transitionCoordinator)
      #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
      stage.advance(by: 0.2)
      #expect(interaction.starts == [false])
      #expect(!stage.trace.shorthand.tokens.contains("animate"))
      #expect(director.alongside == [false])
      #expect(isClose(Double(scene.b.view.layer.presentation()?.frame.minX ?? .nan), 50, within: 6))
      try stage.settle()
      #expect(scene.nav.viewControllers == [scene.a])
      #expect(interaction.starts == [false])
    }
  }

  @Test("A percent driver that declines an interactive start runs by time, and can be paused (T-4, A-18)")
  func declinesInStart() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let driver = LateDecision()
      let director = AnyDirector(driver)
      scene.nav.delegate = director
      scene.nav.popViewController(animated: true)
      stage.advance(by: 0.2)
      #expect(stage.trace.shorthand.tokens.contains("animate"))
      let coordinator = try #require(scene.nav.transitionCoordinator)
      #expect(!coordinator.isInteractive)
      driver.pause()
      #expect(coordinator.isInteractive)
      #expect(isClose(Double(driver.percentComplete), 0.5, within: 0.05))
      driver.finish()
      try stage.settle()
      #expect(scene.nav.viewControllers == [scene.a])
    }
  }
}
