import QuartzCore

extension Diagnostic {
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
