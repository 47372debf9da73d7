import QuartzCore

extension Diagnostic {
  /// A controller was added to itself or to one inside it.
  static func containmentLoop(child: String, parent: String) -> Diagnostic {
    Diagnostic(
      identifier: "containment-loop",
      happened: "\(child) was to become a child of \(parent), which is \(child) itself or inside it.",
      reason: "A tree of controllers with a loop has no root.",
      remedy: "The call is ignored. Remove the outer controller from its parent first.")
  }
}
