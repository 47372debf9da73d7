import Foundation

extension UIApplication {
  /// The size of text that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { environment.contentSizeCategory }
}

extension UIEnvironment {
  /// Sends the new category as a trait to all windows, and posts the notification.
  func contentSizeCategoryChanged() {
    perform {
      for window in windows { window.traitOverrides.preferredContentSizeCategory = contentSizeCategory }
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: application,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: contentSizeCategory.rawValue])
    }
  }
}

/// A view whose text follows the preferred content size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the preferred content size; it must be a preferred font, or one that metrics have scaled.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
