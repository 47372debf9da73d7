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
}
