import QuartzCore

extension Diagnostic {
  /// Text was to be drawn and the typeface is not installed.
  static func fontMissing(_ failure: String) -> Diagnostic {
    Diagnostic(
      identifier: "font-missing",
      happened: "Text could not be drawn: \(failure)",
      reason: "Inter stands in for the system's typeface, and it was not found in the standard folders.",
      remedy: "Install the package fonts-inter.")
  }
}
