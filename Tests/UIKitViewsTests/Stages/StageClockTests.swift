import Foundation
import Testing
import TransitionTesting
import UIKit

@Suite("Clocks of the machine beside a stage's") @MainActor struct StageClockTests {
  /// The hints of a stage on which a body has run.
  private func hints(_ body: () -> Void) throws -> [String] {
    try withStage(.small) { stage in
      body()
      try stage.settle()
      return stage.hints.filter { $0.identifier == "clocks-compared" }.map(\.message)
    }
  }

  private func dateOfFrame() -> Date {
    let offset = Date().timeIntervalSinceReferenceDate - CACurrentMediaTime()
    return Date(timeIntervalSinceReferenceDate: offset + 1)
  }

  @Test("A hint names a function that reads Date() and CACurrentMediaTime(), once")
  func dates() throws {
    let messages = try hints {
      for _ in 0..<3 { _ = dateOfFrame() }
    }
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains("StageClockTests.dateOfFrame() -> ") == true
        && messages.first?.contains("reads a clock of the machine and CACurrentMediaTime().") == true,
      "\(messages)")
  }

  private func readLater() {
    let start = ContinuousClock.now
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      _ = ContinuousClock.now - start < .seconds(CACurrentMediaTime())
    }
  }

  @Test("A function's closures belong to it, whenever they run")
  func closures() throws {
    let messages = try hints { readLater() }
    #expect(messages.count == 1 && messages[0].contains("StageClockTests.readLater()"), "\(messages)")
  }

  private func readInTask() async {
    let uptime = ProcessInfo.processInfo.systemUptime
    await Task.yield()
    _ = uptime - CACurrentMediaTime()
  }

  @Test("A function that suspends between the two readings is one function")
  func suspending() throws {
    let messages = try hints { Task { await readInTask() } }
    #expect(messages.count == 1 && messages[0].contains("StageClockTests.readInTask()"), "\(messages)")
  }

  @Test("Each way to read a clock of the machine is seen", arguments: Reading.allCases)
  func readings(reading: Reading) throws {
    #expect(try hints { reading.compare() }.count == 1)
  }

  enum Reading: CaseIterable {
    case date, now, sinceReferenceDate, sinceNow, later, uptime, continuous, continuousInstance, continuousInstant
    case suspending, suspendingInstance, suspendingInstant

    @MainActor func compare() {
      switch self {
      case .date: Self.use(CACurrentMediaTime(), Date())
      case .now: Self.nowBesideStage()
      case .sinceReferenceDate: Self.referenceBesideStage()
      case .sinceNow: Self.distanceBesideStage(.distantPast)
      case .later: Self.laterBesideStage()
      case .uptime: Self.uptimeBesideStage()
      case .continuous: Self.continuousBesideStage()
      case .continuousInstance: Self.continuousInstanceBesideStage()
      case .continuousInstant: Self.continuousInstantBesideStage()
      case .suspending: Self.suspendingBesideStage()
      case .suspendingInstance: Self.suspendingInstanceBesideStage()
      case .suspendingInstant: Self.suspendingInstantBesideStage()
      }
    }

    @inline(never) private static func use(_ time: CFTimeInterval, _ other: Any) {}

    @MainActor private static func nowBesideStage() { use(CACurrentMediaTime(), Date.now) }
    @MainActor private static func referenceBesideStage() {
      use(CACurrentMediaTime(), Date.timeIntervalSinceReferenceDate)
    }
    @MainActor private static func distanceBesideStage(_ date: Date) {
      use(CACurrentMediaTime(), date.timeIntervalSinceNow)
    }
    @MainActor private static func laterBesideStage() { use(CACurrentMediaTime(), Date(timeIntervalSinceNow: 1)) }
    @MainActor private static func uptimeBesideStage() {
      use(CACurrentMediaTime(), ProcessInfo.processInfo.systemUptime)
    }
    @MainActor private static func continuousBesideStage() { use(CACurrentMediaTime(), ContinuousClock.now) }
    @MainActor private static func continuousInstanceBesideStage() { use(CACurrentMediaTime(), ContinuousClock().now) }
    @MainActor private static func continuousInstantBesideStage() {
      use(CACurrentMediaTime(), ContinuousClock.Instant.now)
    }
    @MainActor private static func suspendingBesideStage() { use(CACurrentMediaTime(), SuspendingClock.now) }
    @MainActor private static func suspendingInstanceBesideStage() { use(CACurrentMediaTime(), SuspendingClock().now) }
    @MainActor private static func suspendingInstantBesideStage() {
      use(CACurrentMediaTime(), SuspendingClock.Instant.now)
    }
  }

  private func stamp(_ log: inout [String]) { log.append("\(Date())") }

  @Test("A log that is stamped with dates beside code that reads CACurrentMediaTime() gets no hint")
  func log() throws {
    var log: [String] = []
    var time: CFTimeInterval = -1
    let messages = try hints {
      stamp(&log)
      time = CACurrentMediaTime()
    }
    #expect(messages.isEmpty && log.count == 1 && time == 0)
  }

  @Test("Code that reads both clocks outside of stages, or with a timer's and a sleep's dates, gets no hint")
  func noReading() throws {
    #expect(try hints { _ = CACurrentMediaTime() }.isEmpty)
    let messages = try hints {
      let time = CACurrentMediaTime()
      _ = Timer.scheduledTimer(withTimeInterval: 1 + time, repeats: false) { _ in }
      Task { try await Task.sleep(for: .seconds(1)) }
    }
    #expect(messages.isEmpty, "\(messages)")
  }

  @Test("The readings stay those of the machine")
  func values() throws {
    let (date, instant, uptime) = (Date(), ContinuousClock.now, ProcessInfo.processInfo.systemUptime)
    try withStage(.small) { stage in
      stage.advance(by: 3600)
      #expect((0..<1800).contains(Date().timeIntervalSince(date)))
      #expect((0..<1800).contains(Date.now.timeIntervalSince(date)))
      #expect((-1800..<0.001).contains(date.timeIntervalSinceNow))
      #expect((1..<1800).contains(Date(timeIntervalSinceNow: 1).timeIntervalSince(date)))
      #expect((0..<1800).contains(Date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate))
      #expect((.zero..<Duration.seconds(1800)).contains(ContinuousClock.now - instant))
      #expect((0..<1800).contains(ProcessInfo.processInfo.systemUptime - uptime))
      #expect(CACurrentMediaTime() == 3600)
    }
  }
}
