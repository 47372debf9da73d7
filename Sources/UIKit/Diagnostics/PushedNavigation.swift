import QuartzCore

extension Diagnostic {
  /// A navigation controller was pushed.
  static func pushedNavigation(controller: String, navigation: String) -> Diagnostic {
    Diagnostic(
      identifier: "pushed-navigation",
      happened: "The navigation controller \(controller) was pushed on \(navigation).",
      reason: "UIKit raises here: pushing a navigation controller is not supported.",
      remedy: "The push is ignored. Push its root, or present it.")
  }
}
