import Foundation
import QuartzCore

/// A service that an app offers in a ``UIActivityViewController``.
///
/// A subclass says which items it takes, and does its work in ``perform()`` or in a controller of its own.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The part of the sheet in which an activity is shown.
  public enum Category: Int, Sendable {
    /// A row of the list.
    case action = 0
    /// An icon in the row above the list.
    case share = 1

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``action`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.action, .share])
    }
  }

  /// The part of the sheet in which activities of the class are shown.
  open class var activityCategory: Category { .action }

  /// The type, by which the activity is excluded and reported; nil unless overridden.
  open var activityType: ActivityType? { nil }
  /// The title, shown to the user; nil unless overridden.
  open var activityTitle: String? { nil }
  /// The image, whose alpha is drawn in one colour for an action; nil unless overridden.
  open var activityImage: UIImage? { nil }
  /// The controller that does the work, presented over the sheet; nil unless overridden, for ``perform()``.
  open var activityViewController: UIViewController? { nil }

  /// The sheet that shows the activity.
  @WeakReference var owner: UIActivityViewController?

  /// Creates an activity.
  public override init() {
    super.init()
  }

  /// Returns whether the activity takes the items; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called with the items when the user has chosen the activity; does nothing unless overridden.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Called after the items, where there is no controller; does nothing unless overridden.
  open func perform() {}

  /// Ends the activity, and dismisses the sheet with the activity's controller.
  ///
  /// - Parameter completed: whether the service was performed; the sheet's completion handler gets it.
  open func activityDidFinish(_ completed: Bool) {
    owner?.activityDidFinish(self, completed)
  }
}
