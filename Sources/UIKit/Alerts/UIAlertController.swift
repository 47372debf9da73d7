import QuartzCore

/// A question with buttons: in the middle of the screen, or from its lower edge.
///
/// It is a presentation like any other, made of UIKit's public parts.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where it shows.
  public enum Style: Int, Sendable {
    /// From the lower edge.
    case actionSheet = 0
    /// In the middle.
    case alert = 1

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``actionSheet`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.actionSheet, .alert])
    }
  }

  /// Where it shows.
  public let preferredStyle: Style
  /// What it asks, in smaller letters.
  open var message: String? {
    didSet { if message != oldValue { changed() } }
  }
  /// The question.
  open override var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The button that stands out; one of ``actions``, else it counts for nothing.
  open var preferredAction: UIAlertAction? {
    didSet { changed() }
  }

  private let director = AlertDirector()
  private let card: AlertCard

  /// An alert without buttons.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    card = AlertCard(style: preferredStyle)
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
    transitioningDelegate = director
  }

  /// Not supported: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Adds a button; a second one that cancels is left out, with a diagnostic.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      return environment.report(.secondCancelAction(alert: traceName))
    }
    action.onChange = { [weak self] in self?.changed() }
    actions.append(action)
    changed()
  }

  open override func loadView() {
    card.onChoice = { [weak self] in self?.choose($0) }
    view = card
    changed()
  }

  /// A tap beside it: what cancels, where it comes from the lower edge.
  func tappedBeside() {
    guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel }) else { return }
    choose(cancel)
  }

  private func choose(_ action: UIAlertAction) {
    // Nobody answers an alert that comes or goes, or has another screen over it (T-14).
    guard action.isEnabled, modal.isPresentedBy?.phase == .presented, modal.presents == nil else { return }
    dismiss(animated: true) { action.perform() }
  }

  private func changed() {
    guard isViewLoaded else { return }
    card.show(title: title, message: message, actions: actions, preferred: preferredAction)
    presentationController?.containerView?.setNeedsLayout()
  }
}
