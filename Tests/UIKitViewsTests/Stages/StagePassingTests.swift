import Foundation
import FoundationNetworking
import Synchronization
import Testing
import TransitionTesting
import UIKit

/// Whether something has happened on any thread.
private final class Flag: Sendable {
  private let value = Mutex(false)
  var isSet: Bool { value.withLock { $0 } }

  func set() { value.withLock { $0 = true } }
}

@Suite("Entries that pass a stage by") @MainActor struct StagePassingTests {
  @Test("A block that a plain thread sends to the main queue runs outside of the stage, and a hint names it")
  func thread() throws {
    let ran = Flag()
    try withStage(.small) { stage in
      let sent = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        DispatchQueue.main.async { ran.set() }
        sent.signal()
      }
      sent.wait()
      try stage.settle()
      #expect(!ran.isSet)
      // Every open stage gets the hint, also that of another test's block.
      let hints = stage.hints.filter { $0.identifier == "block-without-stage" }.map(\.message)
      let text =
        "A block for DispatchQueue.main from UIKitViewsTests.StagePassingTests.thread() throws was sent by code"
      #expect(hints.contains { $0.contains(text) }, "\(hints)")
    }
  }

  @Test("A block that a plain thread sends runs while the test is suspended")
  func threadOfSuspendedTest() async throws {
    try await withStage(.small) { stage in
      await withCheckedContinuation { turn in
        Thread.detachNewThread { DispatchQueue.main.async { turn.resume() } }
      }
      #expect(stage.time == 0)
    }
  }

  @Test("A block that a task without a stage sends to the main queue runs in real time, and gets an open stage no hint")
  func taskWithoutStage() async throws {
    let (stream, start) = AsyncStream<Void>.makeStream()
    let other = Task {
      for await _ in stream { break }
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
    try await withStage(.small) { stage in
      start.yield()
      await other.value
      #expect(stage.time == 0)
      #expect(!stage.hints.contains { $0.message.contains("taskWithoutStage") })
    }
  }

  @Test("The answer of a server resumes a task on its stage, and takes none of the stage's time")
  func session() async throws {
    let server = try LocalServer(answer: "sea")
    try await withStage(.small) { stage in
      let session = URLSession(configuration: .ephemeral)
      let text = await withCheckedContinuation { turn in
        let task = session.dataTask(with: server.url) { data, _, _ in
          turn.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
        }
        task.resume()
      }
      #expect(text == "sea" && stage.time == 0)
      let (data, _) = try await session.data(from: server.url)
      #expect(data.count == 3 && stage.time == 0)
      try stage.settle()
      #expect(stage.time == 0)
      session.invalidateAndCancel()
    }
  }

  @Test("Blocks that are run at once, and waits, need no turn of the stage")
  func atOnce() throws {
    try withStage(.small) { stage in
      let sum = Mutex(0)
      DispatchQueue.concurrentPerform(iterations: 8) { index in sum.withLock { $0 += index } }
      #expect(sum.withLock { $0 } == 28)
      let queue = DispatchQueue(label: "screens.store")
      #expect(queue.sync { 7 } == 7)
      queue.sync(flags: .barrier) { sum.withLock { $0 = 0 } }
      let group = DispatchGroup()
      queue.async(group: group) { sum.withLock { $0 = 5 } }
      #expect(group.wait(timeout: .now() + 10) == .success && sum.withLock { $0 } == 5)
      let item = DispatchWorkItem { @Sendable in sum.withLock { $0 = 6 } }
      queue.async(execute: item)
      #expect(item.wait(timeout: .now() + 10) == .success && sum.withLock { $0 } == 6)
      try stage.settle()
      #expect(stage.time == 0)
    }
  }

  @Test("A thread that sleeps waits in real time, while the stage stands still")
  func sleep() throws {
    try withStage(.small) { stage in
      var calls = 0
      DispatchQueue.main.async { calls += 1 }
      Thread.sleep(forTimeInterval: 0.01)
      #expect(calls == 0 && stage.time == 0)
      try stage.settle()
      #expect(calls == 1)
    }
  }

  @Test("A source of user data sends its events while the test is suspended")
  func userData() async throws {
    try await withStage(.small) { stage in
      let source = DispatchSource.makeUserDataAddSource(queue: .main)
      let sum = await withCheckedContinuation { turn in
        source.setEventHandler {
          source.cancel()
          turn.resume(returning: source.data)
        }
        source.activate()
        source.add(data: 7)
      }
      #expect(sum == 7 && stage.time == 0)
    }
  }

  @Test("A source that waits for a file runs on its queue when the file is ready")
  func file() throws {
    try withStage(.small) { stage in
      let pipe = Pipe()
      let source = DispatchSource.makeReadSource(
        fileDescriptor: pipe.fileHandleForReading.fileDescriptor, queue: .global())
      let ready = DispatchSemaphore(value: 0)
      source.setEventHandler {
        source.cancel()
        ready.signal()
      }
      source.activate()
      pipe.fileHandleForWriting.write(Data("a".utf8))
      #expect(ready.wait(timeout: .now() + 10) == .success)
      try stage.settle()
      #expect(stage.time == 0)
    }
  }

  @Test("Date and ContinuousClock are the machine's, however far the stage is")
  func clocks() throws {
    try withStage(.small) { stage in
      let (date, instant) = (Date(), ContinuousClock.now)
      stage.advance(by: 3600)
      #expect(Date().timeIntervalSince(date) < 1800 && ContinuousClock.now - instant < .seconds(1800))
      #expect(CACurrentMediaTime() == 3600)
    }
  }
}
