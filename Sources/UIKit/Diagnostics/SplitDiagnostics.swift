import QuartzCore

extension Diagnostic {
  /// A classic split view controller was given a column.
  static func splitClassic(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "split-classic",
      happened: "A column of \(controller) was set, which has no columns.",
      reason: "Only split view controllers that were made with init(style:) have columns.",
      remedy: "The call is ignored. Make it with init(style: .doubleColumn), or set viewControllers.")
  }

  /// A column was set that the style has not.
  static func splitColumn(_ column: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "split-column",
      happened: "The \(column) column of \(controller) was set, which has two columns.",
      reason: "Only the style tripleColumn has a supplementary column.",
      remedy: "The call is ignored. Make it with init(style: .tripleColumn).")
  }

  /// The array of a split view controller with columns was set.
  static func splitArray(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "split-array",
      happened: "viewControllers of \(controller) was set, which has columns.",
      reason: "An array does not say which column a controller is for.",
      remedy: "The columns stay. Call setViewController(_:for:).")
  }

  /// A display mode was preferred that the style has not.
  static func splitMode(_ mode: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "split-mode",
      happened: "\(controller) was to prefer the display mode \(mode), which its style has not.",
      reason: "Only the style tripleColumn has two columns beside the secondary one.",
      remedy: "The automatic mode is taken. Prefer a mode with one column, or make it with init(style: .tripleColumn).")
  }
}
