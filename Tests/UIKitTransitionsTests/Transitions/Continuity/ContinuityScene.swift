import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A transition of one of all kinds of containers, about to be asked for, with dots in both screens and one outside of
/// everything.
@MainActor final class ContinuityScene {
  static let duration = 0.5

  enum Kind: CaseIterable {
    case push, pop, tab, present, dismiss, pages
  }

  let stage: Stage
  let kind: Kind
  let driver = UIPercentDrivenInteractiveTransition()
  let (first, second) = (DotScreen("First"), DotScreen("Second"))
  /// A view in no container, which goes along with the transition.
  let outside = UIView(frame: CGRect(x: -5, y: 40, width: 10, height: 10))
  private let director = TransitionDirector()
  private let ask: () -> Void

  /// The screen that comes, and the one that goes.
  var arriving: DotScreen { kind == .pop || kind == .dismiss ? first : second }
  var leaving: DotScreen { kind == .pop || kind == .dismiss ? second : first }

  /// - Parameter hidesTabBar: whether a push takes the tab bar away; else there is a toolbar with buttons of each
  ///   screen.
  init(_ kind: Kind, _ stage: Stage, hidesTabBar: Bool = false) throws {
    (self.kind, self.stage) = (kind, stage)
    let (first, second, director, driver) = (first, second, director, driver)
    switch kind {
    case .push, .pop:
      let nav = UINavigationController(rootViewController: first)
      nav.isToolbarHidden = hidesTabBar
      second.hidesBottomBarWhenPushed = hidesTabBar
      let tabs = UITabBarController()
      tabs.viewControllers = [nav]
      stage.show(tabs)
      if kind == .pop { nav.pushViewController(second, animated: false) }
      try stage.settle()
      nav.delegate = director
      ask = {
        if kind == .push {
          nav.pushViewController(second, animated: true)
        } else {
          nav.popViewController(animated: true)
        }
      }
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      stage.show(tabs)
      tabs.delegate = director
      ask = { tabs.selectedIndex = 1 }
    case .present, .dismiss:
      stage.show(first)
      second.transitioningDelegate = director
      stage.advance(frames: 1)
      if kind == .dismiss { first.present(second, animated: false) }
      try stage.settle()
      ask = { if kind == .present { first.present(second, animated: true) } else { second.dismiss(animated: true) } }
    case .pages:
      let pages = PagesController("Pages", [first, second])
      stage.show(pages)
      ask = {
        pages.driver = director.interaction()
        pages.makeAnimator = director.animator
        pages.show(1)
      }
    }
    stage.window.addSubview(outside)
    stage.advance(frames: 1)
    director.interaction = { driver }
  }

  /// Asks for the transition, with blocks that go along inside and outside the container, and lets it begin.
  func begin(isInteractive: Bool, with animator: any UIViewControllerAnimatedTransitioning) {
    director.animator = { animator }
    driver.wantsInteractiveStart = isInteractive
    let (arriving, leaving, outside) = (arriving, leaving, outside)
    arriving.onWillAppear = { [weak arriving] in
      guard let coordinator = arriving?.transitionCoordinator else { return }
      arriving?.onWillAppear = nil
      coordinator.animate { _ in
        arriving?.companion.center.x = 100
        leaving.companion.center.x = 100
      } completion: { context in
        if context.isCancelled { leaving.companion.center.x = 0 }
      }
      coordinator.animateAlongsideTransition(in: outside) { _ in
        outside.center.x = 100
      } completion: { context in
        if context.isCancelled { outside.center.x = 0 }
      }
    }
    ask()
    stage.advance(frames: 1)
  }
}
