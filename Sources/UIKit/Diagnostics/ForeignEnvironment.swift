import QuartzCore

extension Diagnostic {
  /// A view of one environment was put into a window of another.
  static func foreignEnvironment(view: String, window: String) -> Diagnostic {
    Diagnostic(
      identifier: "foreign-environment",
      happened: "\(view) belongs to one stage and was added to \(window) of another.",
      reason: "Stages share nothing: their clocks differ, so its animations could not be timed.",
      remedy: "The call is ignored. Make the view inside the stage that shows it.")
  }
}
