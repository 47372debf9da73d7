import QuartzCore

extension Diagnostic {
  /// A style that a presentation cannot adapt to.
  static func notAdaptive(controller: String, style: String) -> Diagnostic {
    Diagnostic(
      identifier: "not-adaptive",
      happened: "The presentation of \(controller) was to adapt to \(style).",
      reason:
        "A presentation adapts to a sheet or to the whole screen; other styles need a context or a controller of their own.",
      remedy: "The style stays. Return .none, .fullScreen, .overFullScreen, .pageSheet or .formSheet.")
  }
}
