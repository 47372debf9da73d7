import UIKit

/// A pop that a gesture drives.
@MainActor final class DrivenPop: NSObject, ChainedDelegate, UINavigationControllerDelegate {
  typealias Animators = (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)?

  private weak var navigation: UINavigationController?
  private let animators: Animators
  weak var driver: InteractionDriver?
  weak var next: (any UINavigationControllerDelegate)?
  /// The operation for which the container last asked for an animator.
  private var operation = UINavigationController.Operation.none

  init(_ navigation: UINavigationController, _ animators: @escaping Animators) {
    (self.navigation, self.animators) = (navigation, animators)
  }

  var view: UIView? { navigation?.view }
  var catchingView: UIView? { navigation?.view }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { navigation?.transitionCoordinator }

  var containerDelegate: (any UINavigationControllerDelegate)? {
    get { navigation?.delegate }
    set { navigation?.delegate = newValue }
  }
  var asDelegate: any UINavigationControllerDelegate { self }

  /// A pop can begin below the root (P-30), if the screen allows it, and while no transition runs (E-62).
  func canBegin(_ direction: InteractionDirection) -> Bool {
    guard let navigation, isAttached, navigation.viewControllers.count > 1 else { return false }
    guard navigation.transitionCoordinator == nil, let top = navigation.topViewController else { return false }
    return (top as? any InteractivePopScreen)?.allowsInteractivePop ?? true
  }

  func accepts(_ touch: UITouch, isRightToLeft: Bool) -> Bool {
    guard let view, let top = navigation?.topViewController as? any InteractivePopScreen else { return true }
    let reach = top.interactivePopReach
    return reach <= 0 || view.isNearLeadingEdge(reach, of: touch, isRightToLeft: isRightToLeft)
  }

  func begin(_ direction: InteractionDirection) -> Bool {
    navigation?.popViewController(animated: true) != nil
  }

  // MARK: Questions

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self.operation = operation
    let active = active
    let animator = last.nextAnimator(navigationController, operation, fromVC, toVC) ?? active.animators(operation)
    if animator == nil { active.driver?.animatorIsMissing() }
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard operation == .pop else { return last.nextInteraction(navigationController, animationController) }
    return interactionController(for: .trailing)
  }

  /// Shows or hides the bar as the screen prefers, and restores it if the pop is cancelled (E-62).
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    let wasHidden = navigationController.isNavigationBarHidden
    if let isHidden = (viewController as? any InteractivePopScreen)?.prefersNavigationBarHidden, isHidden != wasHidden {
      navigationController.setNavigationBarHidden(isHidden, animated: animated)
      navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak navigationController] in
        if $0.isCancelled { navigationController?.setNavigationBarHidden(wasHidden, animated: false) }
      }
    }
    forward(navigationController, willShow: viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    forward(navigationController, didShow: viewController, animated)
  }
}
