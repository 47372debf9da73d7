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
  /// The margin at the sides of the field in a navigation bar, in points.
  private static let barMargin: CGFloat = 16
  /// The distance of the field from its top in a navigation bar, and from both edges together, in points.
  private static let barTop: CGFloat = 1
  private static let barInsets: CGFloat = 16
  /// The height of a collapsing field at which it has faded out, and from which on it is opaque, in points.
  private static let fading: ClosedRange<CGFloat> = 10...30
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
  /// The search controller whose bar this is; nil for none.
  @WeakReference var searchController: UISearchController?
  /// The item of the cancel button, which takes the values of appearance proxies.
  private let cancelItem = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
  private let cancelButton = UIButton(type: .system)
  private let listener = SearchBarListener()

  /// Creates a search bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search bar from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UISearchBar.self)
  }

  private func setUp() {
    updateCancelButton()
    cancelItem.onChange = { [link = WeakReference(self)] in link.target?.updateCancelButton() }
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

  override var appearanceItems: [UIBarItem] { [cancelItem] }

  private func updateCancelButton() {
    cancelButton.setTitle(cancelItem.title ?? "Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelItem.applyTitleAttributes(to: cancelButton, nil)
    if let color = cancelItem.tintColor { cancelButton.tintColor = color }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Whether a navigation bar shows the search bar below its title.
  private var isInNavigationBar: Bool { superview is NavigationBarContent }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateBackground()
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let button = cancelButton.intrinsicContentSize
    let isRightToLeft = effectiveTraits.layoutDirection == .rightToLeft
    let taken = showsCancelButton ? button.width + Self.gap : 0
    let margin = isInNavigationBar ? Self.barMargin : Self.margin
    let height = isInNavigationBar ? min(max(0, bounds.height - Self.barInsets), Self.fieldHeight) : Self.fieldHeight
    let y = isInNavigationBar ? Self.barTop : ((bounds.height - Self.fieldHeight) / 2).rounded()
    let width = max(0, bounds.width - 2 * margin - taken)
    let field = CGRect(x: margin + (isRightToLeft ? taken : 0), y: y, width: width, height: height)
    searchTextField.frame = field
    let fading = Self.fading
    searchTextField.alpha = min(max(0, (height - fading.lowerBound) / (fading.upperBound - fading.lowerBound)), 1)
    let hidden = bounds.width + Self.gap
    // From the leading side.
    let x = showsCancelButton ? margin + width + Self.gap : hidden
    cancelButton.frame = CGRect(
      x: isRightToLeft ? bounds.width - x - button.width : x, y: (field.midY - button.height / 2).rounded(),
      width: button.width, height: button.height)
    cancelButton.alpha = showsCancelButton ? searchTextField.alpha : 0
  }

  private func updateBackground() {
    clipsToBounds = true
    let isClear = searchBarStyle == .minimal || isInNavigationBar && searchBarStyle == .default
    backgroundColor = isClear ? nil : barTintColor ?? .secondarySystemBackground
  }

  private func textChanged() {
    searchDelegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.barTextDidChange()
  }

  private func cancelTapped() {
    searchDelegate?.searchBarCancelButtonClicked(self)
    searchController?.barWasCancelled()
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
  func textFieldDidBeginEditing(_ textField: UITextField) {
    notify { $0.searchBarTextDidBeginEditing($1) }
    bar?.searchController?.barDidBeginEditing()
  }
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
