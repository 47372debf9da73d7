import EventTrace
import Gallery
import TransitionStage
import UIKit

/// Screens on a stage, ready for the plan's transition.
@MainActor protocol RecordingScene: AnyObject {
  var stage: Stage { get }
  /// The beginning of the recording, on the stage's clock.
  var start: Double { get }
  /// The rectangle over which a finger drags, down a sheet or across the screen.
  var draggedRect: CGRect { get }
  /// Whether the transition has come to its end instead of going back.
  var hasFinished: Bool { get }

  /// Asks for the transition as the app's code would, interactive with a driver.
  func begin(_ driver: UIPercentDrivenInteractiveTransition?)
}

extension RecordingScene {
  var draggedRect: CGRect { stage.window.bounds }

  /// The trace since the recording began, with times that count from there.
  var trace: EventTrace {
    EventTrace(
      stage.trace.events.map { event in
        var event = event
        event.time -= start
        return event
      })
  }
}

extension RecordingPlan {
  /// Sets the stage for the plan's transition and lets it come to rest.
  @MainActor func makeScene(on stage: Stage) throws -> any RecordingScene {
    if let screens = CollectionScreens(effect) { return try CollectionRecordingScene(self, screens, on: stage) }
    return try PhotoRecordingScene(self, on: stage)
  }
}
