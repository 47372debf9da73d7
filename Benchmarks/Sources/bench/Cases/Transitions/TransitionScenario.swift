import TransitionTesting
import UIKit

/// Two transitions, there and back, that leave the stage as it was.
@MainActor struct TransitionScenario {
  let name: String
  /// Sets the stage up; the block that it returns makes the two transitions.
  let prepare: (Stage) -> () throws -> Void

  /// Every scenario that is measured.
  static let all: [TransitionScenario] = [
    push("push + pop, slide, same pages, no bar", slides: true, makesPages: false, hidesBar: true),
    push("push + pop, slide, new pages, no bar", slides: true, makesPages: true, hidesBar: true),
    push("push + pop, slide, same pages", slides: true, makesPages: false, hidesBar: false),
    push("push + pop, slide, new pages", slides: true, makesPages: true, hidesBar: false),
    push("push + pop, system, same pages, no bar", slides: false, makesPages: false, hidesBar: true),
    push("push + pop, system, new pages, no bar", slides: false, makesPages: true, hidesBar: true),
    push("push + pop, system, same pages", slides: false, makesPages: false, hidesBar: false),
    push("push + pop, system, new pages", slides: false, makesPages: true, hidesBar: false),
    presentation("present + dismiss, slide, same pages", slides: true, makesPages: false),
    presentation("present + dismiss, slide, new pages", slides: true, makesPages: true),
    presentation("present + dismiss, system, same pages", slides: false, makesPages: false),
    tabs("tab changes, slide"),
    interactivePop("push + interactive pop, slide, same pages, no bar", hidesBar: true),
    interactivePop("push + interactive pop, slide, same pages", hidesBar: false),
  ]

  private static func push(_ name: String, slides: Bool, makesPages: Bool, hidesBar: Bool) -> TransitionScenario {
    TransitionScenario(name: name) { stage in
      let navigation = UINavigationController(rootViewController: PlainPage(.white))
      navigation.isNavigationBarHidden = hidesBar
      let director = SlideDirector()
      if slides { navigation.delegate = director }
      stage.show(navigation)
      let shownPage = PlainPage(.lightGray)
      return {
        _ = director
        navigation.pushViewController(makesPages ? PlainPage(.lightGray) : shownPage, animated: true)
        try stage.settle()
        navigation.popViewController(animated: true)
        try stage.settle()
      }
    }
  }

  private static func presentation(_ name: String, slides: Bool, makesPages: Bool) -> TransitionScenario {
    TransitionScenario(name: name) { stage in
      let home = PlainPage(.white)
      stage.show(home)
      let director = SlideDirector()
      @MainActor func makePage() -> PlainPage {
        let page = PlainPage(.lightGray)
        page.modalPresentationStyle = .fullScreen
        if slides { page.transitioningDelegate = director }
        return page
      }
      let shownPage = makePage()
      return {
        home.present(makesPages ? makePage() : shownPage, animated: true)
        try stage.settle()
        home.dismiss(animated: true)
        try stage.settle()
      }
    }
  }

  private static func tabs(_ name: String) -> TransitionScenario {
    TransitionScenario(name: name) { stage in
      let tabs = UITabBarController()
      let director = SlideDirector()
      tabs.viewControllers = [PlainPage(.white), PlainPage(.lightGray)]
      tabs.delegate = director
      stage.show(tabs)
      return {
        _ = director
        for index in [1, 0] {
          tabs.selectedIndex = index
          try stage.settle()
        }
      }
    }
  }

  /// A push by time, then a pop that a finger drives for ten frames before it leaves.
  private static func interactivePop(_ name: String, hidesBar: Bool) -> TransitionScenario {
    TransitionScenario(name: name) { stage in
      let navigation = UINavigationController(rootViewController: PlainPage(.white))
      navigation.isNavigationBarHidden = hidesBar
      let director = SlideDirector()
      navigation.delegate = director
      stage.show(navigation)
      let shownPage = PlainPage(.lightGray)
      let driver = UIPercentDrivenInteractiveTransition()
      return {
        navigation.pushViewController(shownPage, animated: true)
        try stage.settle()
        director.interaction = driver
        navigation.popViewController(animated: true)
        for frame in 1...10 {
          stage.advance(frames: 1)
          driver.update(CGFloat(frame) / 20)
        }
        driver.finish()
        try stage.settle()
        director.interaction = nil
      }
    }
  }
}
