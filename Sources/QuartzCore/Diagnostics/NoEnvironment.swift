extension Diagnostic {
  /// Code asked for the current environment outside an application and outside a stage.
  package static let noEnvironment = Diagnostic(
    identifier: "no-environment",
    happened: "UIKit was used outside an application and outside a stage.",
    reason: "Without one there is no screen, no clock that moves and no loop that draws.",
    remedy: "In a test, wrap the body in `try withStage { stage in … }`; in a program, start with UIApplicationMain.")
}
