import QuartzCore

/// The cell of a row.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The identifier with which the cell was created; nil for cells that are not shown again (V-4).
  open var reuseIdentifier: String? { storedReuseIdentifier }
  var storedReuseIdentifier: String?
  let cellStyle: CellStyle

  // MARK: Content

  /// The view that holds the cell's content: the cell less its separator, accessory and editing controls; that of the
  /// content configuration if there is one.
  open var contentView: UIView { content }
  private var content = UIView().resizingWithSuperview()
  /// The content as a value, in place of the labels and the image; nil for these (V-71).
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationChanged() }
  }
  /// Whether the content is updated for the state before ``updateConfiguration(using:)``.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background as a value, in front of ``backgroundView``; nil for none (V-71).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfigurationChanged() }
  }
  /// Whether the background is updated for the state before ``updateConfiguration(using:)``.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The label of the text.
  open var textLabel: UILabel? { labels.text }
  /// The label of the further text; nil in the default style.
  open var detailTextLabel: UILabel? { labels.detail }
  /// The view of the image; nil in the style `value2`.
  open var imageView: UIImageView? { labels.image }
  let labels: TableCellLabels
  /// The segues of the storyboard that the cell triggers.
  var segues = CellSegues()
  /// The loader of the prototype from which the cell was made.
  var prototypeLoader: InterfaceLoader?

  /// The view behind the content; as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// The view behind the content while the cell is highlighted or selected; nil for the system's grey.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: selectedBackgroundView)
      updateSelectedBackground(animated: false)
    }
  }
  /// The selected background where several rows may be selected; nil for ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: multipleSelectionBackgroundView)
      updateSelectedBackground(animated: false)
    }
  }
  let parts = TableCellParts()

  // MARK: Selection

  /// The look of the cell while it is highlighted or selected.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { updateSelectedBackground(animated: false) } }
  }
  /// Whether the cell's row is selected; the table sets it (V-28). A change is not animated.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a touch is on the cell; the table sets it (V-28). A change is not animated.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedIsSelected = false
  private var storedIsHighlighted = false

  /// Selects or deselects the cell; subclasses call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    selectionChanged(animated: animated)
  }

  /// Highlights the cell or ends that; subclasses call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    selectionChanged(animated: animated)
  }

  // MARK: Accessories

  /// The system's view at the trailing edge.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }
  /// The view at the trailing edge, instead of ``accessoryType``.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryChanged(from: oldValue) } }
  }
  /// The system's view at the trailing edge in editing.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
  }
  /// The view at the trailing edge in editing, instead of ``editingAccessoryType``.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoryChanged(from: oldValue) } }
  }

  // MARK: Indentation and separator

  /// The level of the content's indentation.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The indentation of a level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// The separator's distances from the edges; the table's, unless set (V-91).
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: separatorStart, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
      noteSet(.separatorInset, \UITableViewCell.separatorInset)
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  // MARK: Editing

  /// Whether the cell shows its editing controls. A change is not animated.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  /// The control that the row has in editing, as the delegate says.
  open var editingStyle: EditingStyle { edit.style }
  /// Whether the cell shows a control to move the row in editing, if the data source allows it.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
  }
  /// Whether the content makes room for the editing control.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }
  /// Whether the row's actions are shown, after a swipe or a tap on its deletion control.
  open var showingDeleteConfirmation: Bool { edit.isShowingActions }

  /// Shows or hides the editing controls; subclasses call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    changeState(animated: animated) { $0.storedIsEditing = editing }
  }

  /// Called before the editing controls are shown or hidden; subclasses call super.
  open func willTransition(to state: StateMask) {}
  /// Called after the editing controls have been shown or hidden; subclasses call super.
  open func didTransition(to state: StateMask) {}

  /// The editing state that the table sets.
  var edit = TableCellEdit() {
    didSet { if edit != oldValue { setNeedsLayout() } }
  }
  /// The look that the table sets.
  var look = TableCellLook() {
    didSet { if look != oldValue { lookChanged(from: oldValue) } }
  }

  // MARK: Configuration

  /// Called when the cell's state has changed, after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = false
  private var isUpdatingConfiguration = false

  /// The cell's state, for its configuration.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }

  /// Asks for an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Called to configure the cell for a state; subclasses override it.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Returns the content of the cell's style, without text and image.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  private func contentConfigurationChanged() {
    guard let contentConfiguration else {
      if content is any UIContentView { replaceContent(by: UIView()) }
      return
    }
    if let view = content as? any UIView & UIContentView, view.supports(contentConfiguration) {
      view.configuration = contentConfiguration
    } else {
      replaceContent(by: contentConfiguration.makeContentView())
    }
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
  }

  private func replaceContent(by view: UIView) {
    view.frame = content.frame
    insertSubview(view, aboveSubview: content)
    content.removeFromSuperview()
    content = view.resizingWithSuperview()
    if contentConfiguration == nil {
      for label in labels.views { content.addSubview(label) }
    }
    setNeedsLayout()
  }

  private func backgroundConfigurationChanged() {
    parts.configure(backgroundConfiguration, in: self)
    updateSelectedBackground(animated: false)
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
  }

  // MARK: Creation and reuse

  /// Creates a cell of a style; a cell with an identifier is shown again for other rows.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (cellStyle, storedReuseIdentifier) = (style, reuseIdentifier)
    labels = TableCellLabels(style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    setUp()
  }

  /// Creates a cell of the default style with a frame, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    let style = InterfaceDecoder.cellStyle(coder)
    (cellStyle, storedReuseIdentifier) = (style, InterfaceDecoder.reuseIdentifier(coder))
    labels = TableCellLabels(style)
    super.init(coder: coder)
    frame = CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight)
    setUp()
    decode(coder, as: UITableViewCell.self)
  }

  private func setUp() {
    content.frame = bounds
    addSubview(content)
    for view in labels.views { content.addSubview(view) }
    parts.install(in: self)
  }

  /// Called before the cell is dequeued again; subclasses call super (V-7).
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    edit = TableCellEdit()
    setEditing(false, animated: false)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutParts()
  }

  /// Returns the size of the labels with their margins; at least the height of a row of one line (F-15).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: systemHeight(width: size.width))
  }

  override var accessibilityDefaults: AccessibilityDefaults { .cell(self, isSelected: isSelected) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.tintChanged(tintColor)
    labels.tintChanged(tintColor)
  }

  private func selectionChanged(animated: Bool) {
    updateSelectedBackground(animated: animated)
    let isActive = isSelected || isHighlighted
    for label in [labels.text, labels.detail] { label?.isHighlighted = isActive && selectionStyle != .none }
    setNeedsUpdateConfiguration()
  }

  /// Changes the editing state, in an animation if asked.
  func changeState(animated: Bool, _ change: @escaping (UITableViewCell) -> Void) {
    let old = state
    change(self)
    let new = state
    if old != new { willTransition(to: new) }
    setNeedsUpdateConfiguration()
    guard animated, window != nil else {
      if old != new { didTransition(to: new) }
      return
    }
    UIView.animate(withDuration: TableMetrics.duration, delay: 0, options: .listChange) { [self] in
      layoutIfNeeded()
    } completion: { [weak self] _ in
      if old != new { self?.didTransition(to: new) }
    }
  }

  private var state: StateMask {
    var state: StateMask = []
    if isEditing { state.insert(.showingEditControl) }
    if edit.isShowingActions { state.insert(.showingDeleteConfirmation) }
    return state
  }

  private func accessoryChanged(from old: UIView? = nil) {
    if let old, old.superview === self, old !== accessoryView, old !== editingAccessoryView {
      old.removeFromSuperview()
    }
    parts.accessoryChanged()
    setNeedsLayout()
  }

  /// Puts a background behind the content, a selected one in front of the other.
  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, belowSubview: content)
    let selected = [selectedBackgroundView, multipleSelectionBackgroundView]
    for view in selected.compacted() where view !== new && view.superview === self {
      insertSubview(view, belowSubview: content)
    }
  }
}
