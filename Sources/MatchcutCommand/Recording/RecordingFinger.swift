import TransitionStage
import UIKit

/// Plays a finger's script: through the driver that the app's code would hold, or, where the system animates, by a
/// touch that drags in from the edge, or down the sheet.
@MainActor final class RecordingFinger {
  private let script: FingerScript
  private let scene: RecordingScene
  /// The location of the touch-down, and the displacement at full progress.
  private let landing: CGPoint
  private let displacement: CGVector
  private let driver: UIPercentDrivenInteractiveTransition?
  private var hasBegun = false
  private var last = CGPoint.zero
  /// Whether the finger has left the screen.
  private(set) var hasEnded = false

  /// The distance of the touch-down from the edge, or from the sheet's top, in points.
  private static let distance: (fromEdge: CGFloat, fromTop: CGFloat) = (2, 24)

  init(_ script: FingerScript, plan: RecordingPlan, scene: RecordingScene) {
    self.script = script
    self.scene = scene
    let rect = scene.draggedRect
    if plan.kind == .dismiss {
      landing = CGPoint(x: rect.midX, y: rect.minY + Self.distance.fromTop)
      displacement = CGVector(dx: 0, dy: rect.height)
    } else if plan.kind == .tab {
      landing = CGPoint(x: rect.maxX - Self.distance.fromEdge, y: rect.midY)
      displacement = CGVector(dx: -rect.width, dy: 0)
    } else {
      landing = CGPoint(x: Self.distance.fromEdge, y: rect.midY)
      displacement = CGVector(dx: rect.width, dy: 0)
    }
    driver = plan.effect.isDriven ? UIPercentDrivenInteractiveTransition() : nil
  }

  /// Advances time to a time of the recording, with stops where the finger touches and leaves the screen.
  func play(upTo time: Double) {
    if !hasBegun, script.beginTime <= time {
      advance(to: script.beginTime)
      begin()
    }
    if hasBegun, !hasEnded, script.releaseTime <= time {
      advance(to: script.releaseTime)
      move(to: script.progress(at: script.releaseTime))
      release()
    }
    advance(to: time)
    if hasBegun, !hasEnded { move(to: script.progress(at: time)) }
  }

  private func advance(to time: Double) {
    scene.stage.advance(by: scene.start + time - scene.stage.time)
  }

  private func begin() {
    hasBegun = true
    if let driver {
      scene.begin(driver)
    } else {
      last = landing
      scene.stage.touchDown(at: last)
    }
    move(to: script.progress(at: script.beginTime))
  }

  private func move(to progress: Double) {
    if let driver {
      driver.update(CGFloat(progress))
    } else {
      last = CGPoint(
        x: landing.x + CGFloat(progress) * displacement.dx, y: landing.y + CGFloat(progress) * displacement.dy)
      scene.stage.touchMove(to: last)
    }
  }

  private func release() {
    hasEnded = true
    guard let driver else { return scene.stage.touchUp(at: last) }
    switch script.ending {
    case .finish: driver.finish()
    case .cancel: driver.cancel()
    }
  }
}
