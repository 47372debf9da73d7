import CoreGraphics
import Testing

@testable import UIKit

@Suite("Deceleration and bounce in numbers") struct ScrollMotionTests {
  private let normal = 2.002002669  // −1000·ln 0.998
  private let fast = 10.050335854  // −1000·ln 0.99

  private func motion(
    _ position: CGFloat, _ speed: CGFloat, _ range: ClosedRange<CGFloat> = 0...10000, bounces: Bool = true
  ) -> ScrollMotion {
    ScrollMotion(
      from: position, speed: speed, decay: UIScrollView.DecelerationRate.normal.decay, in: range, bounces: bounces,
      tolerance: 0.1)
  }

  @Test("A deceleration rate decays as −1000·ln of what a millisecond leaves (K-40, K-41)")
  func rates() {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(abs(UIScrollView.DecelerationRate.normal.decay - normal) < 1e-6)
    #expect(abs(UIScrollView.DecelerationRate.fast.decay - fast) < 1e-6)
    for nonsense in [CGFloat.nan, 0, -1, 1, 7, .infinity] {
      let decay = UIScrollView.DecelerationRate(rawValue: nonsense).decay
      #expect(decay.isFinite && decay > 0)
    }
  }

  @Test(
    "The distance is v/(−1000·ln rate): half a second's at the normal rate (K-41)",
    arguments: [100.0, 1000, 3000, -500])
  func travel(speed: Double) {
    let glide = motion(5000, speed)
    #expect(abs(glide.end - 5000 - speed * 0.4995) < 0.001 * abs(speed))
    #expect(abs(glide.end - 5000 - speed / normal) < 1e-3)
    for time in [0, 0.1, 0.5, 1.0] {
      let expected = 5000 + speed / normal * (1 - exp2(-normal * time * 1.4426950408889634))
      #expect(abs(glide.position(at: time) - expected) < 1e-3)
    }
    #expect(abs(glide.position(at: glide.duration - 1e-6) - glide.end) < 0.11)
    #expect(glide.position(at: glide.duration + 5) == glide.end)
  }

  @Test("At the end of the content a spring continues the velocity and brings the content back (K-42)")
  func bounce() {
    let glide = motion(9900, 2000)
    #expect(glide.end == 10000 && glide.phases.count == 2)
    let crossing = glide.phases[0].duration
    #expect(abs(glide.position(at: crossing) - 10000) < 1e-6)
    // No jump in speed: what is left after 100 points at the decay.
    #expect(abs(glide.phases[1].speed - (2000 - normal * 100)) < 0.01)
    // The furthest point of a critical spring: v/(e·w).
    let furthest = stride(from: 0.0, to: glide.duration, by: 0.001).map(glide.position(at:)).max() ?? 0
    #expect(abs(furthest - 10000 - glide.phases[1].speed / (2.718281828 * fast)) < 0.01)
    let stopped = motion(9900, 2000, bounces: false)
    #expect(stopped.end == 10000 && stopped.phases.count == 1 && stopped.position(at: stopped.duration) == 10000)
  }

  @Test("Content released beyond its edge comes back, and decelerates inside when it is flicked inwards")
  func fromOutside() {
    let back = motion(-50, 0)
    #expect(back.end == 0 && back.position(at: 0) == -50)
    var last: CGFloat = -50
    for time in stride(from: 0.0, through: 2, by: 0.01) {
      #expect(back.position(at: time) >= last && back.position(at: time) <= 0)
      last = back.position(at: time)
    }
    let thrown = motion(-50, 3000)
    #expect(thrown.phases.count == 2 && thrown.end > 1000)
    #expect(motion(-50, -400).phases.count == 1)
  }

  @Test("A target offset is reached with the touch's velocity and never passed")
  func chosen() {
    for (from, speed, to) in [(0.0, 500.0, 300.0), (0, 9000, 300), (0, -500, 300), (300, -9000, 0), (10, 0, 10)] {
      let glide = ScrollMotion(from: from, speed: speed, to: to, tolerance: 0.1)
      #expect(glide.end == CGFloat(to))
      for time in stride(from: 0.0, through: 2, by: 0.01) {
        let start = glide.position(at: time)
        #expect(from <= to ? start <= to + 1e-9 : start >= to - 1e-9)
      }
    }
  }

  @Test("The rubber band moves by (1 − 1/(0.55·x/d + 1))·d, and can be inverted (K-42)")
  func rubberBand() {
    for distance in [-800.0, -30, 0, 10, 100, 5000] {
      let pull = 0.55 * abs(distance) / 400
      let expected = (1 - 1 / (pull + 1)) * 400 * (distance < 0 ? -1 : 1)
      let offset = RubberBand.offset(of: distance, dimension: 400)
      #expect(abs(offset - expected) < 1e-9 && abs(offset) < 400)
      #expect(abs(RubberBand.distance(of: offset, dimension: 400) - distance) < 1e-6)
      let next = RubberBand.offset(of: abs(distance) + 1e-4, dimension: 400)
      #expect(abs((next - abs(offset)) / 1e-4 - RubberBand.slope(at: offset, dimension: 400)) < 1e-3)
    }
    #expect(RubberBand.offset(of: 10, dimension: 0) == 0 && RubberBand.offset(of: .nan, dimension: 9) == 0)
  }
}
