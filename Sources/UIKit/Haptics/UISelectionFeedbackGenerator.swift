import QuartzCore

/// Feedback for a selection that moves on, such as in a picker.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback for a new selection.
  open func selectionChanged() {
    play(.selection)
  }

  /// Gives feedback for a new selection at a point of the view.
  open func selectionChanged(at location: CGPoint) {
    play(.selection, at: location)
  }
}
