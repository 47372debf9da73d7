import QuartzCore

extension Diagnostic {
  /// P-34: an animator set a frame where there is a transform.
  static func frameUnderTransform(view: String, transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "frame-under-transform",
      happened:
        "The animator of the transition from \(transition) set the frame of \(view), whose transform is not the identity.",
      reason: "A frame is the box around the transformed view: set, it changes the view's own size (C-60).",
      remedy: "Set bounds and center, or set the frame before the transform.",
      isHint: true)
  }
}
