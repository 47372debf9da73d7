import QuartzCore

/// An alert in the center of the screen, or an action sheet at its lower edge.
///
/// It is a presentation like any other, made of UIKit's public parts.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    /// At the lower edge of the screen.
    case actionSheet = 0
    /// In the center of the screen.
    case alert = 1

    /// Never nil, as for every enumeration that Apple imports: unknown values are ``actionSheet`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.actionSheet, .alert])
    }
  }

  /// The style that the controller was created with; an action sheet where it was created by another initializer.
  open private(set) var preferredStyle = Style.actionSheet
  /// The text below the title, in a smaller font.
  open var message: String? {
    didSet { if message != oldValue { changed() } }
  }
  /// The title above the message.
  open override var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The button in bold; ignored unless it is one of ``actions``.
  open var preferredAction: UIAlertAction? {
    didSet { changed() }
  }

  /// The text fields, in the order in which they were added; nil where there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [AlertTextField] = []

  private let alertTransitions = AlertTransitioningDelegate()
  private lazy var card = AlertCard(style: preferredStyle)

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// Creates an action sheet without buttons; no nib describes one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = alertTransitions
  }

  /// Returns nil: neither nibs nor storyboards have one.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Adds a button; a second cancel button is ignored, with a diagnostic.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      return environment.report(.secondCancelAction(alert: traceName))
    }
    action.onChange = { [link = WeakReference(self)] in link.target?.changed() }
    actions.append(action)
    changed()
  }

  /// Adds a text field above the buttons; the first one is edited when the alert appears (I-22).
  ///
  /// - Parameter configurationHandler: changes the new field.
  ///
  /// An action sheet has no text fields: one is ignored, with a diagnostic.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return environment.report(.textFieldInActionSheet(alert: traceName))
    }
    let field = AlertTextField(frame: .zero)
    fields.append(field)
    configurationHandler?(field)
    changed()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  open override func loadView() {
    card.onChoice = { [link = WeakReference(self)] in link.target?.choose($0) }
    view = card
    changed()
  }

  /// Cancels an action sheet; called for a tap beside it.
  func dimmingViewTapped() {
    guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel }) else { return }
    choose(cancel)
  }

  /// Cancels the alert, for VoiceOver's escape.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }

  private func choose(_ action: UIAlertAction) {
    // An alert that is being presented or dismissed, or has another screen over it, ignores taps (T-14).
    guard action.isEnabled, modal.isPresentedBy?.phase == .presented, modal.presents == nil else { return }
    dismiss(animated: true) { action.perform() }
  }

  private func changed() {
    guard isViewLoaded else { return }
    card.show(title: title, message: message, fields: fields, actions: actions, preferred: preferredAction)
    presentationController?.containerView?.setNeedsLayout()
  }
}
