import EffectCatalog
import Gallery
import TransitionStage
import UIKit

/// The gallery's screens of collection views on a stage, ready for the plan's transition.
///
/// Where the transition leads back to a cell, the list has been scrolled away from it and loaded anew meanwhile.
@MainActor final class CollectionRecordingScene: RecordingScene {
  let stage: Stage
  private(set) var start = 0.0
  private let plan: RecordingPlan
  private let screens: CollectionScreens
  private let navigation: UINavigationController
  private let director = TransitionDirector()

  /// Sets the stage and lets it come to rest.
  init(_ plan: RecordingPlan, _ screens: CollectionScreens, on stage: Stage) throws {
    (self.plan, self.screens, self.stage) = (plan, screens, stage)
    navigation = UINavigationController(rootViewController: screens.root)
    navigation.title = "navigation"
    navigation.delegate = director
    stage.show(navigation)
    try stage.settle()
    if plan.kind == .pop {
      navigation.pushViewController(screens.makeNext(), animated: false)
      try stage.settle()
      screens.scrollAway()
    }
    director.animator = { plan.effect.animator(plan.kind, duration: plan.duration, completing: screens.complete) }
    stage.clearTrace()
    start = stage.time
  }

  func begin(_ driver: UIPercentDrivenInteractiveTransition?) {
    director.interaction = { driver }
    switch plan.kind {
    case .push: navigation.pushViewController(screens.makeNext(), animated: true)
    case .pop: navigation.popViewController(animated: true)
    default: screens.change {}
    }
  }

  var hasFinished: Bool {
    switch plan.kind {
    case .push: navigation.viewControllers.count == 2
    case .pop: navigation.viewControllers.count == 1
    default: screens.root.isChanged
    }
  }
}
