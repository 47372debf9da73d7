import Foundation
import TransitionTesting
import UIKit

/// A page view controller on a stage, with pages "A", "B", "C", … and one log of everything.
@MainActor final class PageScene: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let stage: Stage
  let log = CallLog()
  let pager: UIPageViewController
  let pages: [Screen]
  /// The number of dots; 0 for no indicator.
  let dots: Int

  init(
    _ stage: Stage, _ style: UIPageViewController.TransitionStyle = .scroll,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, count: Int = 3, first: Int = 0,
    dots: Int = 0, options: [UIPageViewController.OptionsKey: Any]? = nil, isRightToLeft: Bool = false
  ) {
    self.stage = stage
    self.dots = dots
    pager = UIPageViewController(transitionStyle: style, navigationOrientation: orientation, options: options)
    let colors: [UIColor] = [.red, .blue, .green, .yellow]
    let log = log
    pages = (0..<count).map { Screen(["A", "B", "C", "D"][$0 % 4], colors[$0 % 4], log: log) }
    super.init()
    pager.title = "pager"
    if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
    pager.dataSource = self
    pager.delegate = self
    pager.setViewControllers([pages[first]], direction: .forward, animated: false)
    stage.show(pager)
    stage.advance(frames: 1)
    forget()
  }

  /// Removes the recorded calls.
  func forget() {
    _ = log.take()
    stage.clearTrace()
  }

  /// The calls so far without layout and moves between parents, and forgets them.
  func take() -> String {
    log.take().split(separator: " ").filter { call in
      !["load", "iA", "layout"].contains { call.hasSuffix(".\($0)") } && !call.contains("Move(")
    }.joined(separator: " ")
  }

  /// The scroll view among the subviews, as apps look for it.
  var scrollView: UIScrollView { pager.view.subviews.compactMap { $0 as? UIScrollView }[0] }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    log.calls.append("before(\(viewController.title ?? ""))")
    let index = pages.firstIndex { $0 === viewController } ?? 0
    return index > 0 ? pages[index - 1] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    log.calls.append("after(\(viewController.title ?? ""))")
    let index = pages.firstIndex { $0 === viewController } ?? 0
    return index + 1 < pages.count ? pages[index + 1] : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log.calls.append("will(\(pendingViewControllers[0].title ?? ""))")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.calls.append("did(\(previousViewControllers[0].title ?? ""),\(completed ? 1 : 0))")
  }
}
