import QuartzCore

extension Diagnostic {
  /// An alert was given a second button that cancels.
  static func secondCancelAction(alert: String) -> Diagnostic {
    Diagnostic(
      identifier: "second-cancel-action",
      happened: "\(alert) was given a second action of the style cancel.",
      reason: "An alert has one way to leave everything as it is; on a device a second one ends the app.",
      remedy: "Give the other actions the style default or destructive.")
  }
}
