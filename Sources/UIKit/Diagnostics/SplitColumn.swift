import QuartzCore

extension Diagnostic {
  /// A column was set that the style has not.
  static func splitColumn(_ column: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "split-column",
      happened: "The \(column) column of \(controller) was set, which has two columns.",
      reason: "Only the style tripleColumn has a supplementary column.",
      remedy: "The call is ignored. Make it with init(style: .tripleColumn).")
  }
}
