extension Diagnostic {
  /// A selector's method does not fit the target or the sender.
  package static func actionMismatch(action: String, target: String) -> Diagnostic {
    Diagnostic(
      identifier: "action-mismatch",
      happened: "The action \(action) was sent to a \(target), whose method it is not.",
      reason: "The selector carries a method of another class, or one that takes another kind of sender.",
      remedy: "Write Selector(\"\(action)\", \(target).method(_:)) with the target's own method.")
  }
}
