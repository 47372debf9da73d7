import Foundation

/// The notifications that UIKit posts around presentations under private names, which public code observes (T-127).
extension Presentation {
  /// A moment of a presentation.
  enum Moment: String {
    case presentationTransitionWillBegin = "PresentationTransitionWillBegin"
    case presentationTransitionDidEnd = "PresentationTransitionDidEnd"
    case dismissalTransitionWillBegin = "DismissalTransitionWillBegin"
    case dismissalTransitionDidEnd = "DismissalTransitionDidEnd"

    var name: Notification.Name { Notification.Name("UIPresentationController\(rawValue)Notification") }
    /// The key under which an end says whether it was reached.
    var completedKey: String { "UIPresentationController\(rawValue)CompletedKey" }
  }

  /// Posts a moment's notification, with the presented controller as its object; the presentation controller's own method comes first.
  ///
  /// - Parameter completed: whether the transition completed; nil where it begins.
  func post(_ moment: Moment, completed: Bool? = nil) {
    let userInfo = completed.map { [moment.completedKey: $0] }
    NotificationCenter.default.post(name: moment.name, object: presented, userInfo: userInfo)
  }
}
