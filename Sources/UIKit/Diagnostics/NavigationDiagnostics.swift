import QuartzCore

extension Diagnostic {
  /// P-58: a controller was pushed that is on the stack already.
  static func pushedTwice(controller: String, navigation: String) -> Diagnostic {
    Diagnostic(
      identifier: "pushed-twice",
      happened: "\(controller) was pushed on \(navigation), where it is already.",
      reason: "UIKit raises here: pushing the same view controller instance more than once is not supported.",
      remedy: "The push is ignored. Make a new controller for each push, or pop back to this one.")
  }

  /// A navigation controller was pushed.
  static func pushedNavigation(controller: String, navigation: String) -> Diagnostic {
    Diagnostic(
      identifier: "pushed-navigation",
      happened: "The navigation controller \(controller) was pushed on \(navigation).",
      reason: "UIKit raises here: pushing a navigation controller is not supported.",
      remedy: "The push is ignored. Push its root, or present it.")
  }

  /// `popToViewController(_:animated:)` named a controller that is not on the stack.
  static func popToStranger(controller: String, navigation: String) -> Diagnostic {
    Diagnostic(
      identifier: "pop-to-stranger",
      happened: "\(navigation) was asked to pop to \(controller), which is not on its stack.",
      reason: "UIKit raises here: tried to pop to a view controller that doesn't exist.",
      remedy: "Nothing is popped. Look the controller up in viewControllers first.")
  }

  /// P-1: a delegate was set and nobody kept it.
  static func delegateGone(owner: String, property: String) -> Diagnostic {
    Diagnostic(
      identifier: "delegate-gone",
      happened: "The \(property) of \(owner) was set, and the object is gone before it was used.",
      reason:
        "Delegates are weak, so a delegate that nobody else keeps dies at once, and the custom transition is silently not used.",
      remedy: "Keep the delegate in a property of something that lives as long as the controller.")
  }
}
