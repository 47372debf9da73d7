extension Diagnostic {
  /// Code asked for the current environment outside a stage, and outside any other environment.
  package static let noEnvironment = Diagnostic(
    identifier: "no-environment",
    happened: "UIKit was used outside a stage.",
    reason: "Without one there is no screen, no clock that moves and no loop that draws.",
    remedy:
      "In a test, and in a program that records, wrap the body in `try withStage { stage in … }` of TransitionTesting; "
      + "with a clock of your own, call `environment.perform { … }` of a UIEnvironment.")
}
