import Testing

@testable import StudioHost

@Suite("The times of an app's frames")
struct FramePaceTests {
  private let interval: Int64 = 10_000_000

  private var pace: FramePace { FramePace(interval: interval, from: 0) }

  @Test("Each frame is due one interval after the one before, however late that one was within two")
  func regular() {
    var pace = pace
    #expect(!pace.isDue(at: interval - 1) && pace.isDue(at: interval))
    pace.advance(at: interval + 9_000_000, isQuiet: false)
    #expect(pace.deadline == 2 * interval)
    pace.advance(at: 2 * interval, isQuiet: false)
    #expect(pace.deadline == 3 * interval)
  }

  @Test("More than two intervals of lateness are dropped, so that no frame is skipped and none follows in haste")
  func late() {
    var pace = pace
    pace.advance(at: 7 * interval, isQuiet: false)
    #expect(pace.deadline == 7 * interval)
  }

  @Test("Frames without a change are all made up for, those of half a second at most")
  func quiet() {
    var pace = pace
    pace.advance(at: 7 * interval, isQuiet: true)
    #expect(pace.deadline == 2 * interval)
    pace.limitLateness(at: 3_000_000_000)
    #expect(pace.deadline == 2_500_000_000)
    pace.hold(at: 2_600_000_000)
    #expect(pace.deadline == 2_600_000_000)
    pace.hold(at: 0)
    #expect(pace.deadline == 2_600_000_000)
  }

  @Test("While nothing changes the next frame waits a quarter of a second, or until the app's next block")
  func waking() {
    let pace = pace
    #expect(pace.wakeTime(isQuiet: false) == interval)
    #expect(pace.wakeTime(isQuiet: true) == interval + 250_000_000)
    #expect(pace.wakeTime(isQuiet: true, work: 0.1) == interval + 90_000_000)
    #expect(pace.wakeTime(isQuiet: true, work: 0.002) == interval)
    #expect(pace.wakeTime(isQuiet: true, work: 1e300) == interval + 250_000_000)
    #expect(pace.wakeTime(isQuiet: true, work: .infinity) == interval + 250_000_000)
  }
}
