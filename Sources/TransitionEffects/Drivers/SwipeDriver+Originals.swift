import UIKit

extension SwipeDriver {
  /// Pops by a finger from the leading edge; a third of the width is the whole, from half of that on it finishes (E-4).
  public static func edgePop(_ navigation: UINavigationController) -> SwipeDriver {
    SwipeDriver(
      on: navigation.view, SwipeWay([.right], distance: .part(1.0 / 3), threshold: 0.5), from: .left,
      begin: pop(navigation))
  }

  /// Pops by a finger from anywhere; the width is the whole, from three tenths on it finishes (E-62, K-6).
  public static func fullScreenPop(_ navigation: UINavigationController) -> SwipeDriver {
    SwipeDriver(
      on: navigation.view, SwipeWay([.right], distance: .part(1), threshold: 0.3), begin: pop(navigation))
  }

  /// Pops by a finger that goes towards the leading edge, as VCTransitionsLibrary has it; 200 points are the whole (E-37).
  public static func horizontalPop(_ navigation: UINavigationController) -> SwipeDriver {
    SwipeDriver(
      on: navigation.view, SwipeWay([.left], distance: .points(200), threshold: 0.5), begin: pop(navigation))
  }

  /// Changes tabs by a finger from anywhere, to the next for one that goes towards the leading edge; from three tenths of the width on it
  /// finishes (E-5).
  public static func tabs(_ tabs: UITabBarController) -> SwipeDriver {
    SwipeDriver(on: tabs.view, SwipeWay([.left, .right], distance: .part(1), threshold: 0.3)) { [weak tabs] direction in
      guard let tabs, let count = tabs.viewControllers?.count else { return false }
      let next = tabs.selectedIndex + (direction == .left ? 1 : -1)
      guard (0..<count).contains(next) else { return false }
      tabs.selectedIndex = next
      return true
    }
  }

  /// Dismisses a presented screen by a finger that goes down; half the height is the whole, from half of that on it finishes (E-13).
  public static func dismissal(_ presented: UIViewController) -> SwipeDriver {
    SwipeDriver(on: presented.view, SwipeWay([.down], distance: .part(0.5), threshold: 0.5)) { [weak presented] _ in
      guard let presented, presented.presentingViewController != nil, !presented.isBeingDismissed else { return false }
      presented.dismiss(animated: true)
      return true
    }
  }

  private static func pop(_ navigation: UINavigationController) -> (SwipeWay.Direction) -> Bool {
    { [weak navigation] _ in
      guard let navigation, navigation.viewControllers.count > 1, navigation.transitionCoordinator == nil else {
        return false
      }
      navigation.popViewController(animated: true)
      return true
    }
  }
}
