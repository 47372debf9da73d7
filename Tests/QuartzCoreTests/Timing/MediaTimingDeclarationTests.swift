import Foundation
import QuartzCore
import Testing

@Suite("The declaration of CAMediaTiming") @MainActor struct MediaTimingDeclarationTests {
  /// An object of an app's own with a timing.
  private final class Own: CAMediaTiming {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
  }

  @Test("Layers and animations of all kinds have the header's timing by default, which can be set (A-72)")
  func defaults() {
    LayerBench.run { _ in
      let timings: [any CAMediaTiming] = [
        Own(), CALayer(), CABasicAnimation(), CAKeyframeAnimation(), CASpringAnimation(), CAAnimationGroup(),
        CATransition(),
      ]
      for timing in timings {
        #expect(timing.beginTime == 0 && timing.duration == 0 && timing.speed == 1 && timing.timeOffset == 0)
        #expect(timing.repeatCount == 0 && timing.repeatDuration == 0 && !timing.autoreverses)
        #expect(timing.fillMode == .removed)
        (timing.beginTime, timing.duration, timing.speed, timing.timeOffset) = (1, 2, 3, 4)
        (timing.repeatCount, timing.repeatDuration, timing.autoreverses, timing.fillMode) = (5, 6, true, .both)
        #expect(timing.beginTime == 1 && timing.duration == 2 && timing.speed == 3 && timing.timeOffset == 4)
        #expect(timing.repeatCount == 5 && timing.repeatDuration == 6 && timing.autoreverses)
        #expect(timing.fillMode == .both)
      }
      let modes: Set<CAMediaTimingFillMode> = [.forwards, .backwards, .both, .removed]
      #expect(Set(modes.map(\.rawValue)) == ["forwards", "backwards", "both", "removed"])
    }
  }
}
