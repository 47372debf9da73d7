extension Diagnostic {
  /// A text layer has a text to draw, and the system's typeface is not installed.
  package static func fontMissing(layer: String, failure: String) -> Diagnostic {
    Diagnostic(
      identifier: "font-missing",
      happened: "\(layer) cannot draw its text: \(failure)",
      reason: "Inter stands in for the system's typeface, and it was not found in the standard folders.",
      remedy: "Install the package fonts-inter, or give the layer a font.")
  }
}
