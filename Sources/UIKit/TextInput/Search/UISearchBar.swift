import CoreGraphics
import Foundation
import QuartzCore

/// A bar with a search field, and a cancel button and a scope bar while the app wants them (F-14).
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
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
  /// The points that a scope bar adds to the height, and its distance below the field.
  private static let scopeBarHeight: CGFloat = 44
  private static let scopeGap: CGFloat = 10
  /// The points that a prompt adds to the height.
  private static let promptBarHeight: CGFloat = 19

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
  /// An image in place of the background; nil for the system's. An empty image leaves the bar clear.
  open var backgroundImage: UIImage? {
    didSet { updateBackground() }
  }
  /// A text above the field; nil for none.
  open var prompt: String? {
    didSet { promptChanged() }
  }

  // MARK: Scope bar and bookmarks

  /// The titles of the scopes; nil and an empty list for no scope bar.
  open var scopeButtonTitles: [String]? {
    didSet { scopesChanged() }
  }
  /// The selected scope, from 0; setting it does not call the delegate.
  open var selectedScopeButtonIndex: Int {
    get { storedScope }
    set {
      storedScope = newValue
      scopeControl?.selectedSegmentIndex = newValue
    }
  }
  /// Whether the scope bar shows, where there are scopes.
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { scopeBarChanged() } }
  }
  /// Whether the field has a bookmark button.
  open var showsBookmarkButton = false {
    didSet { updateBookmarkButton() }
  }
  private var storedScope = 0
  private var scopeControl: UISegmentedControl?
  private var promptLabel: UILabel?
  private var backgroundView: UIImageView?

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

  /// Shows or hides the scope bar, at once or in 0.25 s; an app's own bar has to be resized by the app.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard animated, window != nil else { return showsScopeBar = show }
    layoutIfNeeded()
    UIView.animate(withDuration: Self.duration) {
      self.showsScopeBar = show
      self.layoutIfNeeded()
    }
  }

  /// The points that the scope bar takes; 0 while it does not show.
  var scopeHeight: CGFloat { showsScopeBar && scopeButtonTitles?.isEmpty == false ? Self.scopeBarHeight : 0 }

  private func scopesChanged() {
    scopeControl?.removeFromSuperview()
    scopeControl = nil
    defer { scopeBarChanged() }
    guard let titles = scopeButtonTitles, !titles.isEmpty else { return }
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = storedScope
    control.addAction(UIAction { [link = WeakReference(self)] _ in link.target?.scopeSelected() }, for: .valueChanged)
    control.alpha = scopeHeight > 0 ? 1 : 0
    addSubview(control)
    scopeControl = control
  }

  private func scopeBarChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searchController?.scopeBarDidChange()
  }

  private func scopeSelected() {
    guard let index = scopeControl?.selectedSegmentIndex, index != storedScope else { return }
    storedScope = index
    searchDelegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.barScopeDidChange()
  }

  private func updateBookmarkButton() {
    guard showsBookmarkButton else { return searchTextField.rightView = nil }
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "book"), for: .normal)
    button.tintColor = .secondaryLabel
    button.frame = CGRect(x: 0, y: 0, width: 34, height: 30)
    button.addAction(UIAction { [link = WeakReference(self)] _ in link.target?.bookmarkTapped() }, for: .touchUpInside)
    searchTextField.rightView = button
    searchTextField.rightViewMode = .unlessEditing
  }

  private func bookmarkTapped() {
    searchDelegate?.searchBarBookmarkButtonClicked(self)
  }

  private func promptChanged() {
    if prompt != nil, promptLabel == nil {
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 13)
      label.textAlignment = .center
      addSubview(label)
      promptLabel = label
    }
    promptLabel?.text = prompt
    invalidateIntrinsicContentSize()
    setNeedsLayout()
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

  // MARK: Keyboard

  /// The view above the keyboard while the field is edited; nil for none.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// The field's; see ``UITextInputTraits``.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The field's; see ``UITextInputTraits``.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The field's; see ``UITextInputTraits``.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The field's; see ``UITextInputTraits``.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// The field's; see ``UITextInputTraits``.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// The field's; see ``UITextInputTraits``.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// The field's; see ``UITextInputTraits``.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The field's; see ``UITextInputTraits``.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The field's; see ``UITextInputTraits``.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// The field's; see ``UITextInputTraits``.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// The field's; see ``UITextInputTraits``.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// The field's; see ``UITextInputTraits``.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

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

  /// The height by the contents, in points.
  private var naturalHeight: CGFloat { Self.height + promptHeight + scopeHeight }
  private var promptHeight: CGFloat { prompt == nil || isInNavigationBar ? 0 : Self.promptBarHeight }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let button = cancelButton.intrinsicContentSize
    let isRightToLeft = effectiveTraits.layoutDirection == .rightToLeft
    let taken = showsCancelButton ? button.width + Self.gap : 0
    let margin = isInNavigationBar ? Self.barMargin : Self.margin
    let (row, prompt) = (bounds.height - scopeHeight, promptHeight)
    let height = isInNavigationBar ? min(max(0, row - Self.barInsets), Self.fieldHeight) : Self.fieldHeight
    let y = isInNavigationBar ? Self.barTop : prompt + ((row - prompt - Self.fieldHeight) / 2).rounded()
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
    backgroundView?.frame = bounds
    promptLabel?.frame = CGRect(x: margin, y: 4, width: bounds.width - 2 * margin, height: prompt)
    promptLabel?.alpha = prompt > 0 ? 1 : 0
    guard let scopeControl else { return }
    scopeControl.frame = CGRect(
      x: margin, y: field.maxY + Self.scopeGap, width: max(0, bounds.width - 2 * margin),
      height: scopeControl.intrinsicContentSize.height)
    scopeControl.alpha = scopeHeight > 0 ? searchTextField.alpha : 0
  }

  private func updateBackground() {
    clipsToBounds = true
    if let backgroundImage {
      let view = backgroundView ?? UIImageView(frame: bounds)
      view.image = backgroundImage
      if view.superview == nil { insertSubview(view, at: 0) }
      backgroundView = view
    } else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
    }
    let isClear =
      backgroundImage != nil || searchBarStyle == .minimal || isInNavigationBar && searchBarStyle == .default
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
