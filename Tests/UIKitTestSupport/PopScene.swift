import TransitionTesting
import UIKit

/// Two screens with a dot each, the second one shown, and a pop of the test's own animator in its own driver's hand.
@MainActor final class PopScene {
  static let duration = 0.5

  let stage: Stage
  let a = HookedScreen("A")
  let b = HookedScreen("B")
  let nav: UINavigationController
  let director = ClosureDirector()
  let driver = UIPercentDrivenInteractiveTransition()
  /// A dot in the screen that arrives, and one in the screen that leaves.
  let arriving = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
  let leaving = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))

  init(_ stage: Stage) throws {
    self.stage = stage
    nav = UINavigationController(rootViewController: a)
    nav.title = "nav"
    nav.delegate = director
    stage.show(nav)
    nav.pushViewController(b, animated: false)
    try stage.settle()
    a.view.addSubview(arriving)
    b.view.addSubview(leaving)
    stage.advance(frames: 1)
    stage.clearTrace()
  }

  /// Begins a pop with an animator, held by the driver by default.
  func pop(interactively: Bool = true, _ animate: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    director.animator = { _ in ClosureAnimator(duration: Self.duration, animate) }
    director.interaction = interactively ? driver : nil
    nav.popViewController(animated: true)
    stage.advance(frames: 1)
  }

  /// The dot that outlives the transition: the arriving screen's if it finishes, the other one's if it is cancelled.
  func survivor(finishes: Bool) -> UIView { finishes ? arriving : leaving }
}
