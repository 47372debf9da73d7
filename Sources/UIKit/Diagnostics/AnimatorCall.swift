import QuartzCore

extension Diagnostic {
  /// A-60, C-85: a call that an animator does not take in its state.
  static func animatorCall(_ call: String, state: String) -> Diagnostic {
    Diagnostic(
      identifier: "animator-state",
      happened: "\(call) was called on a property animator that is \(state).",
      reason: "UIKit raises an exception here.",
      remedy: "The call is ignored. Look at `state` before the call.")
  }
}
