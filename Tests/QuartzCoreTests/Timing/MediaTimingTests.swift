import QuartzCore
import Testing

private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
  var timing = MediaTiming()
  timing.duration = 1
  change(&timing)
  return timing
}

/// The value of a linear animation 0 → 1 over a model value of one half.
private func shown(_ timing: MediaTiming, at time: Double) -> Double {
  timing.phase(atParent: time)?.fraction ?? 0.5
}

private struct Row: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let timing: MediaTiming
  let expected: [Double]

  init(_ name: String, _ expected: [Double], _ change: (inout MediaTiming) -> Void) {
    testDescription = name
    self.expected = expected
    timing = QuartzCoreTests.timing(change)
  }
}

@Suite struct MediaTimingTests {
  @Test("Local time follows from the parent's time by beginTime, speed and timeOffset (C-1, C-2)") func localTime() {
    var timing = MediaTiming()
    (timing.beginTime, timing.speed, timing.timeOffset) = (3, 2, 1)
    #expect(timing.localTime(fromParent: 10) == 15)
    #expect(timing.parentTime(fromLocal: 15) == 10)
  }

  @Test("At speed 0 the local time equals the time offset (C-11)") func stoppedTime() {
    var timing = MediaTiming()
    (timing.beginTime, timing.speed, timing.timeOffset) = (3, 0, 0.25)
    #expect(timing.localTime(fromParent: 0) == 0.25)
    #expect(timing.localTime(fromParent: 100) == 0.25)
    #expect(timing.parentTime(fromLocal: 0.25) == 3)
  }

  @Test(
    "Each fill mode shows its values before, during and after the animation (C-5)",
    arguments: [
      Row("removed", [0.5, 0.5, 0, 0.5, 0.5]) { $0.fillMode = .removed },
      Row("forwards", [0.5, 0.5, 0, 0.5, 1]) { $0.fillMode = .forwards },
      Row("backwards", [0, 0, 0, 0.5, 0.5]) { $0.fillMode = .backwards },
      Row("both", [0, 0, 0, 0.5, 1]) { $0.fillMode = .both },
      Row("unknown", [0.5, 0.5, 0, 0.5, 0.5]) { $0.fillMode = CAMediaTimingFillMode(rawValue: "sideways") },
    ])
  fileprivate func fillModes(row: Row) {
    var timing = row.timing
    timing.beginTime = 1
    #expect([0, 0.5, 1, 1.5, 2.5].map { shown(timing, at: $0) } == row.expected)
  }

  @Test(
    "Repeats, autoreverse, speed and time offset show the measured values (C-6)",
    arguments: [
      Row("autoreverses", [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5]) { $0.autoreverses = true },
      Row("repeatCount 2.5", [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5]) { $0.repeatCount = 2.5 },
      Row("repeatDuration 1.7", [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5]) { $0.repeatDuration = 1.7 },
      Row("speed 2", [0, 0.4, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]) { $0.speed = 2 },
      Row("timeOffset .3", [0.3, 0.5, 0.8, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]) { $0.timeOffset = 0.3 },
      Row("speed -1", [0, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]) { $0.speed = -1 },
    ])
  fileprivate func measuredValues(row: Row) {
    for (time, value) in zip([0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3, 4.5], row.expected) {
      #expect(abs(shown(row.timing, at: time) - value) < 1e-12, "at \(time)")
    }
  }

  @Test("The time offset of an animation wraps around (C-7)") func wrappedOffset() {
    let timing = timing { ($0.duration, $0.timeOffset) = (2, 1) }
    #expect([0, 0.5, 1, 1.5, 2].map { timing.phase(atParent: $0)?.time } == [1, 1.5, 0, 0.5, 1])
    #expect(timing.phase(atParent: 2.01) == nil)
  }

  @Test(
    "The active duration counts repetitions and autoreverse (C-3)",
    arguments: [
      (timing { $0.repeatCount = 2.5 }, 2.5),
      (timing { ($0.repeatCount, $0.autoreverses) = (2, true) }, 4),
      (timing { ($0.repeatDuration, $0.repeatCount) = (1.5, 9) }, 1.5),
      (timing { ($0.repeatDuration, $0.autoreverses) = (1.5, true) }, 1.5),
      (timing { $0.repeatCount = .infinity }, .infinity),
      (timing { $0.duration = .infinity }, .infinity),
      (timing { $0.repeatCount = -3 }, 1),
      (timing { ($0.duration, $0.repeatCount) = (0, .infinity) }, 0),
      (timing { $0.duration = -2 }, 0),
      (timing { $0.duration = .nan }, 0),
    ] as [(MediaTiming, Double)])
  func activeDuration(timing: MediaTiming, expected: Double) {
    #expect(timing.activeDuration == expected)
    #expect(timing.parentEnd == expected)
  }

  @Test("At its last moment an animation shows its last value (C-6)") func lastMoment() {
    #expect(timing { $0.repeatCount = 3 }.phase(atParent: 3)?.fraction == 1)
    #expect(timing { $0.repeatCount = 3 }.phase(atParent: 3)?.iteration == 2)
    #expect(timing { $0.repeatCount = 3 }.phase(atParent: 2)?.fraction == 0)
    #expect(timing { $0.autoreverses = true }.phase(atParent: 2)?.fraction == 0)
    #expect(timing { ($0.repeatCount, $0.fillMode) = (2.5, .both) }.phase(atParent: 9)?.fraction == 0.5)
    #expect(timing { $0.speed = 4 }.parentEnd == 0.25)
    #expect(timing { ($0.speed, $0.beginTime) = (-0.5, 3) }.parentEnd == 5)
  }

  @Test("Repetitions are counted, so that cumulative animations can build on them (C-22)") func repetitions() {
    let repeating = timing { ($0.duration, $0.repeatCount) = (2, 4) }
    #expect([0, 1, 2, 3.5, 6.5, 8].map { repeating.phase(atParent: $0)?.iteration } == [0, 0, 1, 1, 3, 3])
    let swinging = timing { ($0.autoreverses, $0.repeatCount) = (true, .infinity) }
    let steps = [0.5, 1, 1.5, 2.5, 1001.25].map { swinging.phase(atParent: $0) }
    #expect(steps.map { $0?.iteration } == [0, 0, 0, 1, 500])
    #expect(steps.map { $0?.isReversing } == [false, false, true, false, true])
    #expect(steps.map { $0?.fraction } == [0.5, 1, 0.5, 0.5, 0.75])
  }

  @Test func aStoppedAnimationShowsItsOffsetForEver() {
    let still = timing { ($0.speed, $0.timeOffset, $0.beginTime) = (0, 0.25, 5) }
    #expect([-10, 0, 5, 1e9].map { still.phase(atParent: $0)?.fraction } == [0.25, 0.25, 0.25, 0.25])
    #expect(still.parentEnd == .infinity)
    #expect(timing { ($0.speed, $0.timeOffset) = (0, 1) }.phase(atParent: 0)?.fraction == 1)
  }

  @Test func phasesMeetAtTheBeginningAndAfterTheEnd() {
    let later = timing { $0.beginTime = 2 }
    #expect([1.9, 2, 2.5, 3, 3.1].map(later.stage(atParent:)) == [.before, .active, .active, .active, .after])
    #expect([1.9, 2].map(timing { ($0.beginTime, $0.duration) = (2, 0) }.stage(atParent:)) == [.before, .after])
  }

  @Test func anAnimationWithoutDurationIsOverWhenItBegins() {
    let instant = timing { ($0.duration, $0.fillMode) = (0, .both) }
    #expect(instant.phase(atParent: -1)?.fraction == 0)
    #expect(instant.phase(atParent: 0)?.fraction == 1)
    #expect(
      timing { ($0.duration, $0.fillMode, $0.autoreverses) = (0, .both, true) }.phase(atParent: 0)?.fraction == 0)
  }

  @Test func anAnimationWithoutEndStaysAtItsStart() {
    let endless = timing { $0.duration = .infinity }
    #expect(endless.phase(atParent: 1e6)?.fraction == 0)
    #expect(endless.phase(atParent: 1e6)?.time == 1e6)
  }

  @Test func timesThatAreNoNumbersDoNoHarm() {
    let bad = timing {
      ($0.beginTime, $0.speed, $0.timeOffset, $0.repeatCount) = (.nan, .nan, .infinity, .nan)
      $0.repeatDuration = .nan
    }
    #expect(bad.localTime(fromParent: 0.5) == 0.5)
    #expect(bad.phase(atParent: 0.5)?.fraction == 0.5)
    for time in [.nan, .infinity, -.infinity, 1e300] as [Double] {
      for timing in [bad, timing { $0.repeatCount = .infinity }, timing { $0.speed = 0 }] {
        let fraction = timing.phase(atParent: time)?.fraction ?? 0
        #expect(fraction >= 0 && fraction <= 1)
      }
    }
  }
}
