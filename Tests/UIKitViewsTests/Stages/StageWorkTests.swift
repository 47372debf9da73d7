import Foundation
import SeededRandom
import Testing
import TransitionTesting
import UIKit

@testable import TransitionStage

@Suite("Work that a stage's code sends") @MainActor struct StageWorkTests {
  @Test("The queue on which XCTest ends its own waiting is not the stage's, which is at rest")
  func waitingOfXCTest() throws {
    try withStage { stage in
      let later = DispatchQueue(label: "org.swift.XCTest.XCTWaiter")
      later.asyncAfter(deadline: .now() + 2_592_000) {}
      stage.advance(frames: 1)
      #expect(stage.isQuiet && stage.whatRuns.isEmpty)
      DispatchQueue(label: "app").asyncAfter(deadline: .now() + 1) {}
      stage.advance(frames: 1)
      #expect(stage.whatRuns.count == 1)
      try stage.settle()
    }
  }

  @Test("A hint names the work that is left at a stage's end, with its code")
  func outlives() throws {
    var ended: Stage?
    try withStage(.small) { stage in
      ended = stage
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { leave() }
    }
    let hint = try #require(ended?.hints.first { $0.identifier == "work-outlives-stage" })
    let block = "a delayed block on DispatchQueue.main from UIKitViewsTests.StageWorkTests.outlives() throws"
    #expect(hint.message.contains("The stage ended before \(block), due at 3.0 s."))
    #expect(ended?.diagnostics.isEmpty == true)
  }

  @Test("A test that waits for all of its work gets no hint of it")
  func noHint() throws {
    var ended: Stage?
    try withStage(.small) { stage in
      ended = stage
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { leave() }
      try stage.settle()
    }
    #expect(ended?.hints.isEmpty == true)
  }

  @Test("The hooks get the work of Swift's code in this program, and a hint has words for where they do not")
  func capturing() {
    #expect(StageTime.failure == nil)
    let hint = Diagnostic.stageTimeNotCaptured("libother.so defines them for this process")
    #expect(hint.isHint && hint.identifier == "stage-time-not-captured")
    #expect(hint.message.contains("does not come to the stage, because libother.so defines them for this process."))
  }

  @Test("settle names work on another queue that does not end in its time")
  func neverEnds() throws {
    try withStage(.small) { stage in
      let gate = DispatchSemaphore(value: 0)
      DispatchQueue(label: "screens.slow").async { gate.wait() }
      #expect(stage.whatRuns.contains { $0.hasPrefix("a block on the queue \"screens.slow\"") })
      gate.signal()
      try stage.settle()
      #expect(stage.whatRuns.isEmpty)
    }
  }

  private func leave() {}
}
