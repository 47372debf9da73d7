import UIKit

/// A change of tabs that a gesture drives: towards the leading edge to the next tab.
@MainActor final class DrivenTabChange: NSObject, ChainedDelegate, UITabBarControllerDelegate {
  typealias Animators = (InteractionDirection) -> (any UIViewControllerAnimatedTransitioning)?

  private weak var tabs: UITabBarController?
  private let animators: Animators
  weak var driver: InteractionDriver?
  weak var next: (any UITabBarControllerDelegate)?
  /// The direction of the change for which the container last asked for an animator.
  private var direction = InteractionDirection.leading

  init(_ tabs: UITabBarController, _ animators: @escaping Animators) {
    (self.tabs, self.animators) = (tabs, animators)
  }

  var view: UIView? { tabs?.view }
  var catchingView: UIView? { tabs?.view }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { tabs?.transitionCoordinator }

  var containerDelegate: (any UITabBarControllerDelegate)? {
    get { tabs?.delegate }
    set { tabs?.delegate = newValue }
  }
  var asDelegate: any UITabBarControllerDelegate { self }

  /// A change can begin if there is a tab in that direction (E-5) and no change runs.
  func canBegin(_ direction: InteractionDirection) -> Bool {
    guard let tabs, isAttached, tabs.transitionCoordinator == nil else { return false }
    return neighborIndex(direction) != nil
  }

  func begin(_ direction: InteractionDirection) -> Bool {
    guard let tabs, let index = neighborIndex(direction) else { return false }
    tabs.selectedIndex = index
    return true
  }

  private func neighborIndex(_ direction: InteractionDirection) -> Int? {
    guard let tabs, let count = tabs.viewControllers?.count else { return nil }
    // The More list is no tab, and has no neighbours.
    guard (0..<count).contains(tabs.selectedIndex) else { return nil }
    let index = tabs.selectedIndex + (direction.isForward ? 1 : -1)
    return (0..<count).contains(index) ? index : nil
  }

  // MARK: Questions

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let screens = tabBarController.viewControllers ?? []
    let (from, to) = (screens.firstIndex(of: fromVC) ?? 0, screens.firstIndex(of: toVC) ?? 0)
    direction = to > from ? .leading : .trailing
    let active = active
    let animator = last.nextAnimator(tabBarController, fromVC, toVC) ?? active.animators(direction)
    if animator == nil { active.driver?.animatorIsMissing() }
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactionController(for: direction)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    nextShouldSelect(tabBarController, viewController)
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    forward(tabBarController, didSelect: viewController)
  }
}
