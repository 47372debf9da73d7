import CoreGraphics
import TransitionStage

/// The touches of the demo.
package enum DemoTouches {
  /// A swipe back halfway that is cancelled, where the finger rests before it leaves, so that no velocity decides; then
  /// one that finishes.
  package static let swipeBack = TouchScript([
    .init(time: 0.1, phase: .began, location: CGPoint(x: 4, y: 430)),
    .init(time: 0.5, phase: .moved, location: CGPoint(x: 190, y: 440)),
    .init(time: 0.75, phase: .moved, location: CGPoint(x: 96, y: 440)),
    .init(time: 0.95, phase: .ended, location: CGPoint(x: 96, y: 440)),
    .init(time: 1.5, phase: .began, location: CGPoint(x: 4, y: 430)),
    .init(time: 1.8, phase: .ended, location: CGPoint(x: 250, y: 425)),
  ])
}
