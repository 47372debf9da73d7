import PhotoDemo
import TransitionTesting
import UIKit

/// The photo app on a stage, ready for the plan's transition.
@MainActor final class RecordingScene {
  let stage: Stage
  private let plan: RecordingPlan
  private let navigation: UINavigationController
  private let list = PhotoListController()
  private let director: NavigationDirector
  /// When the recording began, on the stage's clock.
  let start: Double

  /// Sets the stage and lets it come to rest.
  init(_ plan: RecordingPlan, on stage: Stage) throws {
    self.plan = plan
    self.stage = stage
    navigation = UINavigationController(rootViewController: list)
    navigation.title = "navigation"
    director = NavigationDirector(plan)
    navigation.delegate = director
    stage.show(navigation)
    try stage.settle()
    if plan.kind == .pop {
      list.showPhoto(at: 0)
      try stage.settle()
    }
    director.isOffering = true
    stage.clearTrace()
    start = stage.time
  }

  /// Asks for the transition, as the app's code would, in somebody's hand or not.
  func begin(_ driver: UIPercentDrivenInteractiveTransition?) {
    director.driver = driver
    switch plan.kind {
    case .push: list.showPhoto(at: 0)
    case .pop: navigation.popViewController(animated: true)
    }
  }

  /// Whether the transition has come to its end instead of going back.
  var hasFinished: Bool {
    navigation.viewControllers.count == (plan.kind == .push ? 2 : 1)
  }

  /// What happened since the recording began, with times that count from there.
  var trace: EventTrace {
    EventTrace(
      stage.trace.events.map { event in
        var event = event
        event.time -= start
        return event
      })
  }
}
