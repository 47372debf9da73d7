import QuartzCore

/// A recognition that waits for other recognizers to fail.
@MainActor struct DeferredRecognition {
  /// The state that the recognizer will have when they have failed.
  var state: UIGestureRecognizer.State
  let blockers: [WeakReference<UIGestureRecognizer>]

  /// Whether one of them may still recognize.
  var isBlocked: Bool {
    blockers.contains { $0.target?.mayStillRecognize ?? false }
  }
}
