import UIKit

@testable import UIKitTestSupport

/// A context that an app has made itself, and that leaves the clock to the percent driver.
final class AppContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from: UIViewController
  let to: UIViewController
  let log = CallLog()
  private(set) var isInteractive = true
  private(set) var transitionWasCancelled = false
  private(set) var result: Bool?

  init(in containerView: UIView, from: UIViewController, to: UIViewController) {
    self.containerView = containerView
    self.from = from
    self.to = to
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .custom }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    log.calls.append("update(\(percentComplete))")
  }

  func finishInteractiveTransition() {
    log.calls.append("finish")
    isInteractive = false
  }

  func cancelInteractiveTransition() {
    log.calls.append("cancel")
    (isInteractive, transitionWasCancelled) = (false, true)
  }

  func pauseInteractiveTransition() {
    log.calls.append("pause")
    (isInteractive, transitionWasCancelled) = (true, false)
  }

  func completeTransition(_ didComplete: Bool) {
    log.calls.append("cT(\(didComplete ? 1 : 0))")
    result = didComplete
    (didComplete ? from : to).view.removeFromSuperview()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
