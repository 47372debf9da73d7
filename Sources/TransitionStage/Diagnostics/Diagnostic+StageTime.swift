import UIKit

/// The time of a stage's code.
extension Diagnostic {
  /// A stage has ended before work that its code had sent.
  static func workOutlivesStage(_ work: [String]) -> Diagnostic {
    Diagnostic(
      identifier: "work-outlives-stage",
      happened: "The stage ended before \(collapsed(work).joined(separator: "; ")).",
      reason:
        "Work belongs to its stage, so blocks were dropped and tasks cancelled: in an app they would have gone on.",
      remedy: "Wait for it with settle() or advance(by:), or cancel it where the screen goes.", isHint: true)
  }

  /// A block for the main queue was sent by code that no stage knows.
  static func blockWithoutStage(from function: String?) -> Diagnostic {
    let origin = function.map { " from \($0)" } ?? ""
    return Diagnostic(
      identifier: "block-without-stage",
      happened: "A block for DispatchQueue.main\(origin) was sent by code that no stage knows.",
      reason:
        "A plain thread, a URL session and a source of files or sockets do not carry the stage of the code that began "
        + "them, so the block runs in real time, outside of the stage, and settle() does not wait for it.",
      remedy: "Send it from a dispatch queue, an operation or a task, or resume a task's continuation.", isHint: true)
  }

  /// A function reads a clock of the machine and the stage's.
  static func clocksCompared(in function: String) -> Diagnostic {
    Diagnostic(
      identifier: "clocks-compared",
      happened: "\(function) reads a clock of the machine and CACurrentMediaTime().",
      reason:
        "On a stage, CACurrentMediaTime() is the stage's time, and Date(), ContinuousClock, SuspendingClock and systemUptime "
        + "stay the machine's, so a difference between the two says nothing.",
      remedy: "Take both times from CACurrentMediaTime(), or from a display link's timestamps.", isHint: true)
  }

  /// The hooks are linked, and the process does not call them.
  static func stageTimeNotCaptured(_ cause: String) -> Diagnostic {
    Diagnostic(
      identifier: "stage-time-not-captured",
      happened: "Work for the main queue does not come to the stage, because \(cause).",
      reason: "Blocks, tasks and timers of the code under test run in real time, outside of the stage.",
      remedy:
        "Link the test with Swift's dynamic standard library, and preload no library that defines dispatch's functions.",
      isHint: true)
  }
}
