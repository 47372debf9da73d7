import QuartzCore

extension Diagnostic {
  /// The array of a split view controller with columns was set.
  static func splitArray(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "split-array",
      happened: "viewControllers of \(controller) was set, which has columns.",
      reason: "An array does not say which column a controller is for.",
      remedy: "The columns stay. Call setViewController(_:for:).")
  }
}
