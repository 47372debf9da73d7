import Testing
import TransitionTesting
import UIKit

@Suite("Timers on a stage") @MainActor struct TimerTests {
  @Test("A timer fires once, when its time has come and not before")
  func once() throws {
    try withStage(.small) { stage in
      var fired: [TimeInterval] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in fired.append(stage.time) }
      stage.advance(by: 0.2)
      #expect(fired.isEmpty && timer.isValid)
      try stage.settle()
      #expect(fired.count == 1 && abs(fired[0] - 0.25) < 0.017)
      #expect(!timer.isValid)
    }
  }

  @Test("A repeating timer does not drift, and stops when it is invalidated")
  func repeating() throws {
    try withStage(.small) { stage in
      var fired = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in fired += 1 }
      stage.advance(by: 1.001)
      #expect(fired == 10)
      timer.invalidate()
      stage.advance(by: 1)
      #expect(fired == 10)
    }
  }

  @Test("settle names a timer that repeats for ever")
  func settle() throws {
    try withStage(.small) { stage in
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
      #expect {
        try stage.settle(within: 1)
      } throws: { error in
        "\(error)".contains("a repeating timer, due at")
      }
      timer.invalidate()
    }
  }
}
