import TransitionStage
import UIKit

/// Plays a finger's script: through the driver that the app's code would hold, or, where the system animates, by a
/// touch that drags in from the edge, or down the sheet, or by two that pinch.
@MainActor final class RecordingFinger {
  /// A touch: its location at the touch-down, and its displacement at full progress.
  private typealias Path = (landing: CGPoint, displacement: CGVector)

  private let script: FingerScript
  private let scene: any RecordingScene
  private let paths: [Path]
  private var touches: [HeldFinger] = []
  private let driver: UIPercentDrivenInteractiveTransition?
  private var hasBegun = false
  /// Whether the finger has left the screen.
  private(set) var hasEnded = false

  /// The distance of the touch-down from the edge, or from the sheet's top, in points; and that of two fingers from the
  /// middle, as a part of the width.
  private static let distance: (fromEdge: CGFloat, fromTop: CGFloat, fromMiddle: CGFloat) = (2, 24, 0.4)

  init(_ script: FingerScript, plan: RecordingPlan, scene: any RecordingScene) {
    self.script = script
    self.scene = scene
    paths = Self.paths(for: plan.kind, over: scene.draggedRect)
    driver = plan.effect.isDriven ? UIPercentDrivenInteractiveTransition() : nil
  }

  private static func paths(for kind: TransitionKind, over rect: CGRect) -> [Path] {
    switch kind {
    case .dismiss: [(CGPoint(x: rect.midX, y: rect.minY + distance.fromTop), CGVector(dx: 0, dy: rect.height))]
    case .tab: [(CGPoint(x: rect.maxX - distance.fromEdge, y: rect.midY), CGVector(dx: -rect.width, dy: 0))]
    case .push, .pop, .present:
      [(CGPoint(x: distance.fromEdge, y: rect.midY), CGVector(dx: rect.width, dy: 0))]
    case .change:
      // Two fingers that would meet in the middle.
      [-distance.fromMiddle, distance.fromMiddle].map { side in
        (CGPoint(x: rect.midX + side * rect.width, y: rect.midY), CGVector(dx: -side * rect.width, dy: 0))
      }
    }
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
      touches = paths.map { scene.stage.touchDown(at: $0.landing) }
    }
    move(to: script.progress(at: script.beginTime))
  }

  private func move(to progress: Double) {
    if let driver {
      driver.update(CGFloat(progress))
    } else {
      for (touch, path) in zip(touches, paths) {
        touch.move(
          to: CGPoint(
            x: path.landing.x + CGFloat(progress) * path.displacement.dx,
            y: path.landing.y + CGFloat(progress) * path.displacement.dy))
      }
    }
  }

  private func release() {
    hasEnded = true
    guard let driver else {
      for touch in touches { touch.lift() }
      return
    }
    switch script.ending {
    case .finish: driver.finish()
    case .cancel: driver.cancel()
    }
  }
}
