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
}
