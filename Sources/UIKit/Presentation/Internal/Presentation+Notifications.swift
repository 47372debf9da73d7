import Foundation

/// UIKit's notifications around presentations, whose names are private but which public code observes (T-127).
extension Presentation {
  /// The moments of a presentation that are notified.
  enum Moment: String {
    case presentationTransitionWillBegin = "PresentationTransitionWillBegin"
    case presentationTransitionDidEnd = "PresentationTransitionDidEnd"
    case dismissalTransitionWillBegin = "DismissalTransitionWillBegin"
    case dismissalTransitionDidEnd = "DismissalTransitionDidEnd"

    var name: Notification.Name { Notification.Name("UIPresentationController\(rawValue)Notification") }
    /// The key of the flag whether the transition completed.
    var completedKey: String { "UIPresentationController\(rawValue)CompletedKey" }
  }

  /// Posts a notification with the presented controller as its object, after the presentation controller's own method.
  ///
  /// - Parameter completed: whether the transition completed; nil at its beginning.
  func post(_ moment: Moment, completed: Bool? = nil) {
    let userInfo = completed.map { [moment.completedKey: $0] }
    NotificationCenter.default.post(name: moment.name, object: presented, userInfo: userInfo)
  }
}
