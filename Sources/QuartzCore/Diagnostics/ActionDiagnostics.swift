extension Diagnostic {
  /// A selector's method does not fit the target or the sender.
  package static func actionMismatch(action: String, target: String) -> Diagnostic {
    Diagnostic(
      identifier: "action-mismatch",
      happened: "-[\(target) \(action)]: unrecognized selector sent to instance.",
      reason:
        "The selector carries a method of another class, or one that takes another kind of sender; or it is a name that the class's selector table does not have.",
      remedy:
        "Write Selector(\"\(action)\", \(target).method(_:)) with the target's own method, or list it in the class's selectors."
    )
  }
}
