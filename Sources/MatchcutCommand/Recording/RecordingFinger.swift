import TransitionTesting
import UIKit

/// Plays a finger's script: through the driver that the app's code would hold, or, where the system animates, by a
/// touch that drags in from the edge.
@MainActor final class RecordingFinger {
  private let script: FingerScript
  private let scene: RecordingScene
  private let width: CGFloat
  private let middle: CGFloat
  private let driver: UIPercentDrivenInteractiveTransition?
  private var hasBegun = false
  private var last = CGPoint.zero
  /// Whether the finger has left the screen.
  private(set) var hasLetGo = false

  /// How far a finger must move before the system takes it for a drag, in points, and where it lands.
  private static let landing: CGFloat = 2

  init(_ script: FingerScript, plan: RecordingPlan, scene: RecordingScene) {
    self.script = script
    self.scene = scene
    width = plan.device.screen.size.width
    middle = plan.device.screen.size.height / 2
    driver = plan.effect.hasDuration ? UIPercentDrivenInteractiveTransition() : nil
  }

  /// Lets time pass up to a moment of the recording, stopping where the finger lands and where it lets go.
  func play(upTo time: Double) {
    if !hasBegun, script.beginTime <= time {
      advance(to: script.beginTime)
      begin()
    }
    if hasBegun, !hasLetGo, script.releaseTime <= time {
      advance(to: script.releaseTime)
      move(to: script.progress(at: script.releaseTime))
      release()
    }
    advance(to: time)
    if hasBegun, !hasLetGo { move(to: script.progress(at: time)) }
  }

  private func advance(to time: Double) {
    scene.stage.advance(by: scene.start + time - scene.stage.time)
  }

  private func begin() {
    hasBegun = true
    if let driver {
      scene.begin(driver)
    } else {
      last = CGPoint(x: Self.landing, y: middle)
      scene.stage.touchDown(at: last)
    }
    move(to: script.progress(at: script.beginTime))
  }

  private func move(to progress: Double) {
    if let driver {
      driver.update(CGFloat(progress))
    } else {
      last.x = Self.landing + CGFloat(progress) * width
      scene.stage.touchMove(to: last)
    }
  }

  private func release() {
    hasLetGo = true
    guard let driver else { return scene.stage.touchUp(at: last) }
    switch script.ending {
    case .finish: driver.finish()
    case .cancel: driver.cancel()
    }
  }
}
