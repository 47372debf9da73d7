import QuartzCore

extension Diagnostic {
  /// `popToViewController(_:animated:)` named a controller that is not on the stack.
  static func popToStranger(controller: String, navigation: String) -> Diagnostic {
    Diagnostic(
      identifier: "pop-to-stranger",
      happened: "\(navigation) was asked to pop to \(controller), which is not on its stack.",
      reason: "UIKit raises here: tried to pop to a view controller that doesn't exist.",
      remedy: "Nothing is popped. Look the controller up in viewControllers first.")
  }
}
