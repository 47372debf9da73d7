import CoreGraphics
import Foundation
import QuartzCore

/// A bar with a search field, and a cancel button while the app wants one (F-14).
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The look of a search bar.
  public enum Style: UInt, Sendable {
    /// Without a background in a navigation bar, else with one.
    case `default`
    /// With a background.
    case prominent
    /// Without a background.
    case minimal

    /// Never nil, as for every enumeration that Apple imports: unknown values are ``default`` (Decision 3).
    public init?(rawValue: UInt) {
      self = Self.imported(rawValue, among: [.default, .prominent, .minimal])
    }
  }

  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 10
  private static let duration: TimeInterval = 0.25

  /// The delegate; not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether there is a cancel button.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { setNeedsLayout() } }
  }
  /// The look of the background.
  open var searchBarStyle = Style.default {
    didSet { updateBackground() }
  }
  /// The colour of the background; nil for that of the system.
  open var barTintColor: UIColor? {
    didSet {
      noteSet(.barTintColor, \UISearchBar.barTintColor)
      updateBackground()
    }
  }
  private let cancelButton = UIButton(type: .system)
  private let listener = SearchBarListener()

  /// Creates a search bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(
      UIAction { [link = WeakReference(self)] _ in link.target?.cancelTapped() }, for: .touchUpInside)
    searchTextField.delegate = listener
    listener.bar = self
    searchTextField.addAction(
      UIAction { [link = WeakReference(self)] _ in link.target?.textChanged() }, for: .editingChanged)
    addSubview(searchTextField)
    addSubview(cancelButton)
    updateBackground()
  }

  /// Returns nil: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Shows or hides the cancel button, at once or in 0.25 s.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated, window != nil else { return self.showsCancelButton = showsCancelButton }
    layoutIfNeeded()
    UIView.animate(withDuration: Self.duration) {
      self.showsCancelButton = showsCancelButton
      self.layoutIfNeeded()
    }
  }

  /// The delegate, completed by the optional methods that its subclasses add.
  var searchDelegate: (any UISearchBarDelegate)? {
    if let delegate { uiEnvironment.optionalMethods.complete(delegate) } else { nil }
  }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let button = cancelButton.intrinsicContentSize
    let isRightToLeft = effectiveTraits.layoutDirection == .rightToLeft
    let taken = showsCancelButton ? button.width + Self.gap : 0
    let y = ((bounds.height - Self.fieldHeight) / 2).rounded()
    let width = max(0, bounds.width - 2 * Self.margin - taken)
    let field = CGRect(
      x: Self.margin + (isRightToLeft ? taken : 0), y: y, width: width, height: Self.fieldHeight)
    searchTextField.frame = field
    let hidden = bounds.width + Self.gap
    let x = showsCancelButton ? field.maxX + Self.gap : hidden
    cancelButton.frame = CGRect(
      x: isRightToLeft ? bounds.width - x - button.width : x, y: ((bounds.height - button.height) / 2).rounded(),
      width: button.width, height: button.height)
    cancelButton.alpha = showsCancelButton ? 1 : 0
  }

  private func updateBackground() {
    clipsToBounds = true
    backgroundColor = searchBarStyle == .minimal ? nil : barTintColor ?? .secondarySystemBackground
  }

  private func textChanged() {
    searchDelegate?.searchBar(self, textDidChange: text ?? "")
  }

  private func cancelTapped() {
    searchDelegate?.searchBarCancelButtonClicked(self)
  }
}

/// Sends the field's questions and calls to the delegate of its search bar.
private final class SearchBarListener: NSObject, UITextFieldDelegate {
  @WeakReference var bar: UISearchBar?

  private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
    guard let bar, let delegate = bar.searchDelegate else { return true }
    return question(delegate, bar)
  }

  private func notify(_ call: (any UISearchBarDelegate, UISearchBar) -> Void) {
    guard let bar, let delegate = bar.searchDelegate else { return }
    call(delegate, bar)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask { $0.searchBarShouldBeginEditing($1) }
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { notify { $0.searchBarTextDidBeginEditing($1) } }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldEndEditing($1) } }
  func textFieldDidEndEditing(_ textField: UITextField) { notify { $0.searchBarTextDidEndEditing($1) } }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    notify { $0.searchBarSearchButtonClicked($1) }
    return false
  }
}
