import CStageTime
import UIKit

extension StageTime {
  /// The state of the block on the real main queue that advances the stage while its test is suspended.
  ///
  ///     off → idle → scheduled → idle | waiting; scheduled ⇄ behindTest; waiting → scheduled
  enum Pump {
    /// The test cannot suspend.
    case off
    /// Nothing is held.
    case idle
    /// It runs when the main queue gets to it.
    case scheduled
    /// The same, and the test's own task has been enqueued since: it goes first.
    case behindTest
    /// It is scheduled when other queues have done their work.
    case waiting
  }

  /// Schedules the pump if it is idle; the lock is held.
  func schedulePump() {
    guard pump == .idle, isOpen else { return }
    sendPump()
  }

  /// Schedules the pump that waits for other queues; the lock is held.
  func resumePump() {
    guard pump == .waiting else { return }
    sendPump()
  }

  private func sendPump() {
    pump = .scheduled
    hooks.send_to_main(Unmanaged.passRetained(self).toOpaque()) { context in
      guard let context else { return }
      let time = Unmanaged<StageTime>.fromOpaque(context).takeRetainedValue()
      MainActor.assumeIsolated { time.runPump() }
    }
  }

  @MainActor private func runPump() {
    let mayAdvance = lock.withLock {
      guard isOpen, pump == .scheduled || pump == .behindTest else { return false }
      if running.count > visitors, !hasArrivals {
        pump = .waiting
        return false
      }
      if pump == .behindTest {
        sendPump()
        return false
      }
      pump = .idle
      return true
    }
    guard mayAdvance, let stage else { return }
    stage.advanceForSuspendedTest()
  }
}
