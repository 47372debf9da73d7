import QuartzCore

extension Diagnostic {
  /// A behavior was added while it belongs elsewhere.
  @MainActor static func behaviorInUse(_ behavior: UIDynamicBehavior) -> Diagnostic {
    Diagnostic(
      identifier: "behavior-in-use",
      happened: "\(type(of: behavior)) was added although it belongs to another animator or behavior, or contains it.",
      reason: "A behavior has one place: it would move its items twice.",
      remedy: "The call is ignored. Remove it there first, or make another one.")
  }
}
