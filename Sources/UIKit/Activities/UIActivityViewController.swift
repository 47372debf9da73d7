import Foundation
import QuartzCore

/// Offers services for items: a sheet from the lower edge, or a popover on a wide screen.
///
/// Of the system's activities only copying is there; those that need a service, such as mail, are not shown.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called when an activity has ended, or the user has closed the sheet.
  ///
  /// Its parameters are the activity's type, nil for a closed sheet; whether the service was performed; the items that
  /// the activity returns; and its error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called once the sheet has been dismissed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The types of activities that are not shown; nil for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    didSet { if excludedActivityTypes != oldValue { reload() } }
  }

  private let items: [Any]
  private let applicationActivities: [UIActivity]
  /// The chosen activity, which works.
  private var running: UIActivity?
  /// The type and the success of the activity that has ended; nil until one has.
  private var outcome: (type: UIActivity.ActivityType?, completed: Bool)?

  private var sheet: ActivitySheet? { viewIfLoaded as? ActivitySheet }

  /// Creates a sheet for items, and for activities of the app's own.
  ///
  /// - Parameters:
  ///   - activityItems: texts, addresses, images, other objects, or sources that provide them.
  ///   - applicationActivities: the app's activities; nil for none.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  /// Returns nil: neither nibs nor storyboards have one.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: View

  open override func loadView() {
    let sheet = ActivitySheet()
    sheet.onChoice = { [link = WeakReference(self)] in link.target?.choose($0) }
    sheet.onClose = { [link = WeakReference(self)] in link.target?.close() }
    view = sheet
    reload()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sheet?.hasCloseButton = !isPopover
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    sheet?.hasCloseButton = !isPopover
  }

  /// Whether the controller is in a popover's bubble, which has no close button: a tap beside it closes it.
  private var isPopover: Bool { modal.isPresentedBy?.effective is UIPopoverPresentationController }

  private func reload() {
    guard let sheet else { return }
    sheet.show(ActivityPreview(of: items, for: self), activities: activities())
    preferredContentSize = sheet.standardSize
  }

  // MARK: Activities

  /// The activities that take the items, the system's first.
  private func activities() -> [UIActivity] {
    let shown = items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    return ([CopyActivity(environment.pasteboard)] + applicationActivities).filter { activity in
      if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
      return activity.canPerform(withActivityItems: shown)
    }
  }

  /// The items for an activity; sources are asked for theirs.
  private func items(for activity: UIActivity) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
  }

  private func choose(_ activity: UIActivity) {
    // A sheet that is being presented or dismissed, or has another screen over it, ignores taps (T-14).
    guard modal.isPresentedBy?.phase == .presented, modal.presents == nil, outcome == nil else { return }
    running = activity
    activity.owner = self
    activity.prepare(withActivityItems: items(for: activity))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Called by an activity that has ended.
  func activityDidFinish(_ activity: UIActivity, _ completed: Bool) {
    guard running === activity, outcome == nil else { return }
    running = nil
    outcome = (activity.activityType, completed)
    // The presenter dismisses the activity's controller as well.
    if let presentingViewController {
      presentingViewController.dismiss(animated: true)
    } else {
      presentationDidEnd()
    }
  }

  private func close() {
    guard modal.isPresentedBy?.phase == .presented, modal.presents == nil else { return }
    dismiss(animated: true)
  }

  /// Closes the sheet, for VoiceOver's escape.
  open override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}

extension UIActivityViewController: PresentationObserving {
  /// Lets the sheet of a narrow screen begin at half the height, as a user can drag it.
  func configure(_ controller: UIPresentationController) {
    let sheet =
      (controller as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
      ?? controller as? UISheetPresentationController
    sheet?.detents = [.medium(), .large()]
  }

  /// Calls the completion handler, which may present another controller.
  func presentationDidEnd() {
    let (type, completed) = outcome ?? (nil, false)
    (outcome, running) = (nil, nil)
    completionWithItemsHandler?(type, completed, nil, nil)
  }
}
