import QuartzCore

/// Feedback for the end of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The end of a task.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``success`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.success, .warning, .error])
    }
  }

  /// Gives feedback for the end of a task.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    play(.notification(notificationType))
  }

  /// Gives feedback for the end of a task at a point of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    play(.notification(notificationType), at: location)
  }
}
