import UIKit

/// A page view controller of the app, whose data source makes screens and sometimes has none.
final class FuzzPager: UIPageViewController {
  private weak var world: FuzzWorld?
  /// Whether the delegate was notified of a turn that has not finished.
  private var isTurning = false

  init(in world: FuzzWorld) {
    self.world = world
    let options: [OptionsKey: Any]? = world.choices.once("spacing", in: 3) ? [.interPageSpacing: 10] : nil
    super.init(
      transitionStyle: world.choices.once("curls pages", in: 2) ? .pageCurl : .scroll,
      navigationOrientation: world.choices.once("vertical pages", in: 4) ? .vertical : .horizontal, options: options)
    dataSource = self
    delegate = self
    setViewControllers([world.newScreen()], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets another page, or the present one.
  func change(animated: Bool) {
    guard let world else { return }
    let page = world.choices.once("same page", in: 6) ? viewControllers?.first ?? world.newScreen() : world.newScreen()
    let completion = world.expectCompletion("the completion of setViewControllers of \(name)")
    let direction: NavigationDirection = world.choices.once("back", in: 2) ? .reverse : .forward
    setViewControllers([page], direction: direction, animated: animated) { [weak world] _ in
      completion.call()
      world?.reenter("setViewControllers' completion")
    }
  }

  private func neighbour(_ side: String) -> UIViewController? {
    guard let world, !world.isResting, !world.choices.once("no page \(side)", in: 3) else { return nil }
    return world.newScreen()
  }
}

extension FuzzPager: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour("before") }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour("after") }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    if isTurning { world?.complain("\(name) begins a turn inside another one (T-117)") }
    isTurning = true
    world?.reenter("willTransitionTo")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if !isTurning { world?.complain("\(name) ends a turn that has not begun (T-117)") }
    isTurning = false
    world?.reenter("didFinishAnimating")
  }
}
