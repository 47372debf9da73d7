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
