import TransitionTesting
import UIKit

/// A navigation controller in the first of three tabs, with one log of everything.
@MainActor struct NestedScene {
  let tabScene: TabScene
  let nav: UINavigationController
  let director: NavigationDirector

  init(_ stage: Stage) {
    let nav = UINavigationController(nibName: nil, bundle: nil)
    nav.title = "nav"
    tabScene = TabScene(stage) { root in
      nav.viewControllers = [root]
      return nav
    }
    self.nav = nav
    director = NavigationDirector(log: tabScene.log)
    nav.delegate = director
    stage.advance(frames: 1)
    tabScene.forget()
  }

  var a: Screen { tabScene.a }
  var tabs: UITabBarController { tabScene.tabs }
}
