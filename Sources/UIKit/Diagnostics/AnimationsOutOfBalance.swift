import QuartzCore

extension Diagnostic {
  /// A legacy block was not committed in the turn that began it, or was committed twice.
  static func animationsOutOfBalance(isMissingCommit: Bool) -> Diagnostic {
    Diagnostic(
      identifier: "animations-out-of-balance",
      happened: isMissingCommit
        ? "UIView.beginAnimations(_:context:) was called without commitAnimations()."
        : "UIView.commitAnimations() was called without beginAnimations(_:context:).",
      reason: isMissingCommit
        ? "Whatever changed after it would be part of the animation." : "There is no block that it could end.",
      remedy: isMissingCommit
        ? "The block is committed at the end of the turn. Commit it where its changes end, or use UIView.animate."
        : "The call is ignored. Begin a block first, or use UIView.animate.")
  }
}
