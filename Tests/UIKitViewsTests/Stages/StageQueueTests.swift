import Foundation
import Testing
import TransitionTesting
import UIKit

/// Entries of code on several queues, in the order in which they came to the main queue.
@MainActor private final class Log<Entry> {
  var entries: [Entry] = []

  func append(_ entry: Entry) { entries.append(entry) }
}

@Suite("Other queues under a stage") @MainActor struct StageQueueTests {
  @Test("Work on a background queue carries its stage, and settle waits for what it sends back")
  func callback() throws {
    try withStage(.small) { stage in
      let calls = Log<String>()
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.02)
        DispatchQueue.main.async { calls.append("global at \(stage.time)") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { calls.append("later at \(stage.time)") }
      }
      try stage.settle()
      #expect(calls.entries == ["global at 0.0", "later at 0.25"])
    }
  }

  @Test("The main queue gets blocks of several background queues in the order in which those were asked")
  func order() throws {
    for _ in 0..<20 {
      try withStage(.small) { stage in
        let numbers = Log<Int>()
        for number in 0..<20 {
          DispatchQueue.global().async {
            if number % 3 == 0 { Thread.sleep(forTimeInterval: 0.0005) }
            DispatchQueue.main.async { numbers.append(number) }
          }
        }
        try stage.settle()
        #expect(numbers.entries == Array(0..<20))
      }
    }
  }

  @Test("A delayed block of another queue runs there, at its time")
  func delayed() throws {
    try withStage(.small) { stage in
      let queue = DispatchQueue(label: "screens.delayed")
      let calls = Log<String>()
      queue.asyncAfter(deadline: .now() + 2) {
        dispatchPrecondition(condition: .onQueue(queue))
        DispatchQueue.main.async { calls.append("at \(stage.time)") }
      }
      try stage.settle()
      #expect(calls.entries == ["at 2.0"])
    }
  }

  @Test("Work on another queue can wait for the main queue, in sync and by a semaphore")
  func waiting() throws {
    try withStage(.small) { stage in
      let calls = Log<String>()
      DispatchQueue.global().async {
        let value = DispatchQueue.main.sync {
          calls.append("sync")
          return 7
        }
        DispatchQueue.main.async { calls.append("value \(value)") }
      }
      try stage.settle()
      #expect(calls.entries == ["sync", "value 7"])
      DispatchQueue.global().async {
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { done.signal() }
        done.wait()
        DispatchQueue.main.async { calls.append("signalled") }
      }
      try stage.settle()
      #expect(calls.entries.last == "signalled" && stage.time == 0)
    }
  }

  @Test("A wait with a timeout waits for the machine's time, however far the stage is")
  func timeout() throws {
    try withStage(.small) { stage in
      stage.advance(by: 100)
      let start = ContinuousClock.now
      #expect(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.02) == .timedOut)
      let waited = ContinuousClock.now - start
      #expect(waited >= .milliseconds(15) && waited < .seconds(5))
    }
  }

  @Test("Barriers of a concurrent queue keep their order")
  func barriers() throws {
    try withStage(.small) { stage in
      let queue = DispatchQueue(label: "screens.store", attributes: .concurrent)
      let values = Log<Int>()
      for number in 0..<10 {
        queue.async(flags: .barrier) { DispatchQueue.main.async { values.append(number) } }
      }
      try stage.settle()
      #expect(values.entries == Array(0..<10))
    }
  }

  @Test("A group of downloads notifies the main queue once, after the last")
  func group() throws {
    try withStage(.small) { stage in
      let calls = Log<String>()
      let group = DispatchGroup()
      for number in 0..<3 {
        DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.002 * Double(number)) }
      }
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { group.leave() }
      group.notify(queue: .main) { calls.append("all at \(stage.time)") }
      try stage.settle()
      #expect(calls.entries == ["all at 1.0"])
    }
  }
}
