import Testing
import TransitionEffects
import TransitionTesting
import UIKit

/// Moves an image of the old screen out to the right; in the meantime the screen itself is hidden.
final class LeavingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the screen comes back in the same run-loop turn in which its image goes.
  let isMended: Bool

  init(isMended: Bool) {
    self.isMended = isMended
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let old = transitionContext.view(forKey: .from), let new = transitionContext.view(forKey: .to),
      let image = old.snapshotView(afterScreenUpdates: false)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.insertSubview(new, belowSubview: old)
    container.addSubview(image)
    old.isHidden = true
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: { image.frame.origin.x += container.bounds.width },
      completion: { [isMended] _ in
        image.removeFromSuperview()
        if isMended {
          old.isHidden = false
        } else {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { old.isHidden = false }
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

@Suite("A cancelled swipe") @MainActor struct CancelledSwipeTests {
  /// The film of a swipe that is cancelled.
  func film(isMended: Bool) throws -> FrameSequence {
    try withStage(.small) { stage in
      let detail = UIViewController()
      detail.view.backgroundColor = .systemIndigo
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.isNavigationBarHidden = true
      stage.show(navigation)
      navigation.pushViewController(detail, animated: false)
      try stage.settle()
      InteractionDriver.pop(navigation, by: .edgePan()) { _ in LeavingAnimator(isMended: isMended) }

      stage.edgePan(from: .left, by: 12, over: 0.3, resting: 0.2)
      return try stage.record("cancelled-swipe")
    }
  }

  /// The times at which the right edge of the screen is not what it was at first.
  func flashes(in film: FrameSequence) -> [Double] {
    let edges = film.frames.map { frame in
      frame.cropping(to: CGRect(x: frame.width - 1, y: 0, width: 1, height: frame.height))
    }
    return zip(film.times, edges).filter { $0.1 != edges[0] }.map(\.0)
  }

  @Test("A screen that comes back late is missing for three frames")
  func fault() throws {
    #expect(try flashes(in: film(isMended: false)).count == 3)
  }

  @Test("A screen that comes back at once is seen in each frame")
  func mended() throws {
    #expect(try flashes(in: film(isMended: true)).isEmpty)
  }
}
