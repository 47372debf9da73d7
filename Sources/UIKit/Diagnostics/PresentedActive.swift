import QuartzCore

extension Diagnostic {
  /// T-70: the controller is on the screen already.
  static func presentedActive(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "presented-active",
      happened: "\(controller) was to be presented, and it is presented already, or it is inside a parent or a window.",
      reason: "UIKit raises here: application tried to present modally an active controller.",
      remedy: "The call is ignored. Present a controller that is nowhere yet.")
  }
}
