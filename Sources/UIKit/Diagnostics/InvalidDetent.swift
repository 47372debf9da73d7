import QuartzCore

extension Diagnostic {
  /// A detent resolved to a height that makes no sense.
  static func invalidDetent(_ identifier: String, value: Double, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-detent",
      happened: "The detent \(identifier) of the sheet of \(controller) resolved to \(value) points.",
      reason: "A height is a finite number of points from 0 up.",
      remedy: "The detent is left out. Return a height, or nil where the detent is inactive.")
  }
}
