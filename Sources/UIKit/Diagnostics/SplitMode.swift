import QuartzCore

extension Diagnostic {
  /// A display mode was preferred that the style has not.
  static func splitMode(_ mode: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "split-mode",
      happened: "\(controller) was to prefer the display mode \(mode), which its style has not.",
      reason: "Only the style tripleColumn has two columns beside the secondary one.",
      remedy: "The automatic mode is taken. Prefer a mode with one column, or make it with init(style: .tripleColumn).")
  }
}
