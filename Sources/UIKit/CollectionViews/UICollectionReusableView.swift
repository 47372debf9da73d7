import ListLayout
import QuartzCore

/// A view that a collection view shows for an element, and shows again for another one.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier with which the view was dequeued; nil for views that were not.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  var storedReuseIdentifier: String?
  /// The kind under which the view is kept for reuse.
  var reuseKind = ""
  /// Whether the view was dequeued and has not been returned to the list yet (V-5).
  var wasDequeued = false
  /// The segue of the storyboard that a selection of the cell triggers.
  var selectionSegue: SegueTrigger?
  /// The loader of the prototype from which the view was made.
  var prototypeLoader: InterfaceLoader?

  /// Creates a view with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = InterfaceDecoder.reuseIdentifier(coder)
    super.init(coder: coder)
    decode(coder, as: UICollectionReusableView.self)
  }

  /// Called before the view is dequeued again; subclasses call super (V-7).
  open func prepareForReuse() {}

  /// Called with attributes after the view has taken their frame, alpha and transform (V-7).
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before a change of layout in an animation.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after a change of layout in an animation.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes that the view prefers, in the size that fits its content (V-34, V-35).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    guard size != layoutAttributes.size, size.isFinite else { return layoutAttributes }
    var value = layoutAttributes.value
    let origin = value.frame.origin
    value.frame = CGRect(origin: origin, size: size)
    return layoutAttributes.copy(value)
  }
}

/// The cell of an item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's content, as large as the cell; that of the content configuration if there is one.
  open var contentView: UIView { content }
  private var content = UIView().resizingWithSuperview()

  /// The configuration that the content view shows; nil for the app's own views (V-71).
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationChanged() }
  }
  /// Whether the content is updated for the state before ``updateConfiguration(using:)``.
  open var automaticallyUpdatesContentConfiguration = true
  /// The configuration behind the content; nil for ``backgroundView`` alone (V-71).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfigurationChanged() }
  }
  /// Whether the background is updated for the state before ``updateConfiguration(using:)``.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var configuredBackground: BackgroundConfigurationView?
  private var isUpdatingConfiguration = false
  /// Whether the background is the app's, and not that of the list's appearance.
  private var hasOwnBackground = false

  /// The view behind the content; as large as the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  /// The view behind the content, in front of the background, while the cell is highlighted or selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      updateSelectedBackground()
    }
  }
  /// Whether the cell's item is selected; the collection view sets it (V-28).
  open var isSelected = false {
    didSet { stateChanged(oldValue != isSelected) }
  }
  /// Whether a touch is on the cell; the collection view sets it (V-28).
  open var isHighlighted = false {
    didSet { stateChanged(oldValue != isHighlighted) }
  }
  /// Called when the cell's state has changed, after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = false

  /// Called with a cell and its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  /// Creates a cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UICollectionViewCell.self)
  }

  private func setUp() {
    content.frame = bounds
    addSubview(content)
  }

  /// The cell's state, for its configuration.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Asks for an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Called to configure the cell for a state; subclasses override it.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  open override func prepareForReuse() {
    super.prepareForReuse()
    (isSelected, isHighlighted) = (false, false)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    for view in [configuredBackground, backgroundView, selectedBackgroundView] {
      guard let view, view.superview === self else { continue }
      view.layOut(in: bounds)
    }
    if content.superview === self { content.layOut(in: contentFrame) }
  }

  /// The frame of the content view.
  var contentFrame: CGRect { bounds }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentConfiguration == nil ? super.sizeThatFits(size) : content.sizeThatFits(size)
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
    let index = subviews.firstIndex(of: content) ?? 0
    content.removeFromSuperview()
    content = view.resizingWithSuperview()
    view.frame = contentFrame
    insertSubview(view, at: index)
  }

  private func backgroundConfigurationChanged() {
    hasOwnBackground = true
    if backgroundConfiguration != nil, configuredBackground == nil {
      let view = BackgroundConfigurationView(frame: bounds)
      configuredBackground = view
      insertSubview(view, at: 0)
    }
    configuredBackground?.configuration = backgroundConfiguration
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Sets the background of a list's appearance, unless the app has set one.
  func setDefaultBackground(_ configuration: UIBackgroundConfiguration?) {
    guard !hasOwnBackground else { return }
    backgroundConfiguration = configuration
    hasOwnBackground = false
  }

  /// The round corners of the configured background; nil for all.
  var backgroundCorners: CACornerMask? {
    didSet { configuredBackground?.corners = backgroundCorners ?? .all }
  }

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
      let isOwn = hasOwnBackground
      backgroundConfiguration = background.updated(for: state)
      hasOwnBackground = isOwn
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  private func stateChanged(_ isNew: Bool) {
    updateSelectedBackground()
    if isNew { setNeedsUpdateConfiguration() }
  }

  private func updateSelectedBackground() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  /// Puts a background behind the content, a selected one in front of the other.
  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, belowSubview: content)
    if let selectedBackgroundView, new !== selectedBackgroundView, selectedBackgroundView.superview === self {
      insertSubview(selectedBackgroundView, belowSubview: content)
    }
  }
}

/// The state of a cell, for its configuration.
@preconcurrency @MainActor public struct UICellConfigurationState: Equatable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell's item is selected.
  public var isSelected = false
  /// Whether a touch is on the cell.
  public var isHighlighted = false
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the list is being edited.
  public var isEditing = false

  /// Creates the state of a cell that is neither selected nor highlighted.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Whether two states are equal.
  public nonisolated static func == (left: UICellConfigurationState, right: UICellConfigurationState) -> Bool {
    left.isSelected == right.isSelected && left.isHighlighted == right.isHighlighted
      && left.isDisabled == right.isDisabled && left.isFocused == right.isFocused
      && left.isEditing == right.isEditing && left.traitCollection == right.traitCollection
  }
}
