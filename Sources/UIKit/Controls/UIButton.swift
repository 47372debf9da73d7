import QuartzCore

/// A control with a title and an image.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without a style of its own.
    case custom = 0
    /// A button whose title has the tint colour, and is dimmed under a touch.
    case system = 1
    /// A system button with an "i" in a circle.
    case detailDisclosure = 2
    /// A system button with an "i" in a circle; since iOS 7 it looks like ``detailDisclosure``.
    case infoLight = 3
    /// A system button with an "i" in a circle; since iOS 7 it looks like ``detailDisclosure``.
    case infoDark = 4
    /// A system button with a plus sign in a circle.
    case contactAdd = 5
    /// A button that closes what is presented: a cross in a grey circle.
    case close = 7

    /// The name of ``system`` from before iOS 7.
    public static let roundedRect = ButtonType.system
  }

  /// The type that the button was created with.
  open var buttonType: ButtonType { storedType }
  private(set) var storedType: ButtonType
  /// The label of the title; created when it is first asked for.
  open var titleLabel: UILabel? { storedTitleLabel ?? makeTitleLabel() }
  /// The view of the image; created when it is first asked for.
  open var imageView: UIImageView? { storedImageView ?? makeImageView() }
  /// The look and the content in one value; nil where titles, images and colours are set for states.
  open var configuration: Configuration? {
    didSet { contentChanged() }
  }
  /// A handler that changes ``configuration`` for a new state, called before the state is shown.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a custom button darkens its images under a touch, where none is set for the highlighted state. A system
  /// button fades them in any case, and a configuration has a look of its own.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { setNeedsLayout() } }
  }
  /// Whether images are half transparent while the button is disabled, where none is set for the disabled state; a
  /// configuration has a look of its own.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { setNeedsLayout() } }
  }
  /// The menu that the button shows: after a long press, or at once where ``showsMenuAsPrimaryAction`` is set.
  ///
  /// Setting it sets ``UIControl/isContextMenuInteractionEnabled``.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      showSelectedElement()
    }
  }
  /// The order of the menu's entries.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the button shows the chosen one of its menu's entries, or without a menu is selected and deselected by
  /// taps.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showSelectedElement() }
  }
  private var backgroundView: UIView?
  /// The views of title and image; nil until they are needed.
  private var storedTitleLabel: UILabel?
  private var storedImageView: UIImageView?
  /// The label's own font, stored while a configuration's font replaces it.
  private var plainFont: UIFont?
  private var needsConfiguration = true
  private var titles = StateValues<String>()
  private var attributedTitles = StateValues<NSAttributedString>()
  private var images = StateValues<UIImage>()
  private var backgroundImages = StateValues<UIImage>()
  private var colors = StateValues<UIColor>()
  private var backgroundImageView: UIImageView?
  /// The distance between image and title, in points.
  private static let gap: CGFloat = 6
  /// Points above and below the title of a system button without a configuration (K-56).
  private static let titlePadding: CGFloat = 6
  /// The font of a configuration's title: the body font (K-56), at the size that the user prefers.
  private var configuredFont: UIFont { .preferredFont(forTextStyle: .body, compatibleWith: traitCollection) }

  /// Creates a system button that runs an action, and shows the action's title and image.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with a configuration, and an action whose title and image fill what the configuration leaves out.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Creates a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    become(type)
  }

  /// Creates a button of the type ``ButtonType/custom``.
  public override init(frame: CGRect) {
    storedType = .custom
    super.init(frame: frame)
  }

  /// Gives a new button a type.
  func become(_ type: ButtonType) {
    guard type != .custom else { return }
    storedType = type
    storedTitleLabel?.font = titleFont
    showSymbolOfType()
  }

  /// Creates a button from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    storedType = InterfaceDecoder.buttonType(coder)
    super.init(coder: coder)
    showSymbolOfType()
    decode(coder, as: UIButton.self)
  }

  /// Whether the button has a style of its own.
  private var isOfSystem: Bool { storedType != .custom }

  /// Sets the title for a state; nil uses the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentChanged()
  }

  /// Sets the image for a state; nil uses the normal state's.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }

  /// Sets a title with attributes for a state, which is shown in place of one without; nil uses the normal state's.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    contentChanged()
  }

  /// Sets the image behind image and title for a state, stretched over the button; nil uses the normal state's.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    noteSet(.backgroundImage, [Int(state.rawValue)]) { (button: UIButton) in
      button.setBackgroundImage(image, for: state)
    }
    contentChanged()
  }

  /// Sets the title's colour for a state; nil uses the normal state's.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    noteSet(.titleColor, [Int(state.rawValue)]) { (button: UIButton) in button.setTitleColor(color, for: state) }
    contentChanged()
  }

  /// Returns the title that was set for a state.
  open func title(for state: State) -> String? { titles[state] }
  /// Returns the image that was set for a state.
  open func image(for state: State) -> UIImage? { images[state] }
  /// Returns the title's colour that was set for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] }

  /// Returns the title with attributes that was set for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  /// Returns the background image that was set for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// The insets of the content from the edges, in points. A configuration has its own in place of all three insets.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      noteSet(.contentEdgeInsets, \UIButton.contentEdgeInsets)
      contentChanged()
    }
  }
  /// The insets that move the title in the content, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { contentChanged() }
  }
  /// The insets that move the image in the content, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { contentChanged() }
  }

  /// The title that is shown.
  open var currentTitle: String? { configuration?.title ?? titles.shown(in: state) }
  /// The image that is shown.
  open var currentImage: UIImage? { configuration?.image ?? images.shown(in: state) }

  /// The title with attributes that is shown; nil where one without is.
  open var currentAttributedTitle: NSAttributedString? { attributedTitles.shown(in: state) }
  /// The background image that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImages.shown(in: state) }
  /// The title's colour that was set for the state, or else the normal state's.
  open var currentTitleColor: UIColor { colors.shown(in: state) ?? fallbackColor }

  override var accessibilityDefaults: AccessibilityDefaults {
    .control(self, label: titleContent.string, traits: .button)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let title = titleSize(fitting: size)
    let image = currentImage?.size ?? .zero
    let gap = title.width > 0 && image.width > 0 ? gap : 0
    let least = configuration == nil ? currentBackgroundImage?.size ?? storedType.leastSize : .zero
    return CGSize(
      width: max(least.width, title.width + gap + image.width + insets.left + insets.right),
      height: max(least.height, max(title.height + titlePadding, image.height) + insets.top + insets.bottom))
  }

  /// The points that a title adds to the height of a button without content insets.
  private var titlePadding: CGFloat {
    configuration == nil && isOfSystem && !titleContent.isEmpty ? 2 * Self.titlePadding : 0
  }

  override var blocksOuterTaps: Bool { true }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  open override var forLastBaselineLayout: UIView { titleLabel ?? self }
  /// The title is in the middle, as ``layoutSubviews()`` places it, also before the first layout (L-32).
  override func textBaseline(isFirst: Bool, in size: CGSize) -> TextBaseline? {
    let label = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    guard !titleContent.isEmpty, label === storedTitleLabel else { return nil }
    let insets = insets
    let font: UIFont = configuration == nil ? plainFont ?? storedTitleLabel?.font ?? titleFont : configuredFont
    let height = titleSize(fitting: .zero).height
    let top = insets.top + ((size.height - insets.top - insets.bottom - height) / 2).rounded()
    let inset = isFirst ? top + font.ascender : size.height - top - height - font.descender
    return TextBaseline(inset: inset, height: font.lineHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    refresh()
    let content = contentRect(forBounds: bounds)
    backgroundImageView?.frame = backgroundRect(forBounds: bounds)
    if let view = storedImageView, currentImage != nil { view.frame = imageRect(forContentRect: content) }
    if let label = storedTitleLabel, !titleContent.isEmpty { label.frame = titleRect(forContentRect: content) }
  }

  // MARK: Menu

  /// Returns the button's menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// Shows title and image of the chosen entry, in a button that changes its selection.
  func showSelectedElement() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    guard let element = menu.selectedElements.first ?? menu.selectFirst() else { return }
    if configuration != nil {
      configuration?.title = element.title
      configuration?.image = element.image
    } else {
      setTitle(element.title, for: .normal)
      setImage(element.image, for: .normal)
    }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { showSelectedElement() }
  }

  override func willSendPrimaryAction() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
  }

  // MARK: Rectangles

  /// Returns the rectangle of the background image.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of image and title.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
  /// Returns the rectangle of the title in the content's.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placement(in: contentRect).titleRect }
  /// Returns the rectangle of the image in the content's.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placement(in: contentRect).imageRect }

  private func placement(in content: CGRect) -> ButtonPlacement {
    let image = currentImage?.size ?? .zero
    let isPlain = configuration == nil
    let width = content.width - image.width - (image.width > 0 ? gap : 0)
    let title = titleSize(fitting: CGSize(width: max(0, width), height: content.height))
    return ButtonPlacement(
      content: content, image: image, title: title, gap: title.width > 0 && image.width > 0 ? gap : 0,
      horizontal: horizontalAlignment, vertical: contentVerticalAlignment,
      imageInsets: isPlain ? imageEdgeInsets : .zero, titleInsets: isPlain ? titleEdgeInsets : .zero,
      isRightToLeft: isRightToLeft)
  }

  /// Returns the size of the title by the label's settings, also where there is no label yet.
  private func titleSize(fitting size: CGSize) -> CGSize {
    var measure = storedTitleLabel?.measure ?? TextMeasure(font: titleFont)
    measure.font = configuration == nil ? plainFont ?? measure.font : configuredFont
    return measure.size(of: titleContent, fitting: size, uiEnvironment)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentChanged()
  }

  /// Requests ``updateConfiguration()`` before the button is shown next.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Calls ``configurationUpdateHandler``; called when the state may have changed.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration()
  }

  override func stateChanged() {
    super.stateChanged()
    needsConfiguration = true
  }

  /// The opacity of a configured button under a touch.
  private static let highlightedAlpha: CGFloat = 0.75

  private var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }
  private var insets: UIEdgeInsets {
    configuration?.contentInsets.edges(isRightToLeft: isRightToLeft) ?? contentEdgeInsets
  }
  private var titleContent: LabelContent {
    if configuration == nil, let title = currentAttributedTitle { return LabelContent(title) }
    return .plain(currentTitle)
  }
  private var fallbackColor: UIColor { isOfSystem ? tintColor : .white }
  private var titleFont: UIFont { .systemFont(ofSize: isOfSystem ? 15 : UIFont.buttonFontSize) }
  private var gap: CGFloat { configuration?.imagePadding ?? Self.gap }

  /// Updates the background of a configured button.
  private func refreshBackground() {
    guard let configuration, let color = configuration.background(tint: tintColor, isEnabled: isEnabled) else {
      backgroundView?.isHidden = true
      return
    }
    let view = backgroundView ?? UIView(frame: bounds)
    if backgroundView == nil {
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
      backgroundView = view
    }
    view.isHidden = false
    view.frame = bounds
    view.backgroundColor = color
    view.alpha = isHighlighted ? Self.highlightedAlpha : 1
    view.layer.cornerRadius = configuration.cornerStyle.radius(in: bounds.size)
  }

  /// Shows the background image of the state, behind everything else.
  private func refreshBackgroundImage() {
    guard let image = configuration == nil ? currentBackgroundImage : nil else {
      backgroundImageView?.isHidden = true
      return
    }
    let view = backgroundImageView ?? UIImageView(frame: bounds)
    if backgroundImageView == nil {
      insertSubview(view, at: 0)
      backgroundImageView = view
    }
    view.isHidden = false
    view.image = image
    view.isDarkened = darkens(backgroundImages)
    view.alpha = disabledAlpha(of: backgroundImages)
  }

  /// Gives the label the configuration's font, or its own. The font of a title with attributes is not the label's own.
  private func refreshFont(of label: UILabel) {
    let hasAttributes = configuration == nil && currentAttributedTitle != nil
    if configuration == nil, !hasAttributes {
      if let plainFont { label.font = plainFont }
      plainFont = nil
    } else if hasAttributes {
      if plainFont == nil { plainFont = label.font }
    } else if label.font != configuredFont {
      if plainFont == nil { plainFont = label.font }
      label.font = configuredFont
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard configuration != nil, previousTraitCollection?.preferredContentSizeCategory != category else { return }
    contentChanged()
    refresh()
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func refresh() {
    refreshBackground()
    refreshBackgroundImage()
    if let label = titleContent.string == nil ? storedTitleLabel : titleLabel {
      refreshFont(of: label)
      label.text = currentTitle
      let configured = configuration.map { $0.foreground(tint: tintColor) }
      let color = configured ?? colors.shown(in: state) ?? fallbackColor
      label.textColor = isEnabled || !isOfSystem ? color : .tertiaryLabel
      label.alpha = contentAlpha
      if configuration == nil, let title = currentAttributedTitle { label.attributedText = title }
    }
    if let view = currentImage == nil ? storedImageView : imageView {
      // A system button shows shapes in its tint colour; a configuration tints only what is a shape by itself.
      view.usesTemplates = isOfSystem && configuration == nil
      view.tintColor = configuration.map { $0.foreground(tint: tintColor) }
      view.image = currentImage
      view.isDarkened = darkens(images)
      view.alpha = contentAlpha * disabledAlpha(of: images)
    }
  }

  /// The opacity of title and image: under a touch a system button fades them, and a configuration dims everything.
  private var contentAlpha: CGFloat {
    guard isHighlighted else { return 1 }
    return configuration == nil ? isOfSystem ? 0.2 : 1 : Self.highlightedAlpha
  }

  /// The opacity of images without one for the disabled state, while the button is disabled.
  private static let disabledImageAlpha: CGFloat = 0.5

  /// Whether the images are shown darker: under a touch, where the state has none of its own.
  private func darkens(_ images: StateValues<UIImage>) -> Bool {
    guard configuration == nil, !isOfSystem, adjustsImageWhenHighlighted else { return false }
    return isHighlighted && isEnabled && images[state] == nil
  }

  private func disabledAlpha(of images: StateValues<UIImage>) -> CGFloat {
    guard configuration == nil, adjustsImageWhenDisabled, !isEnabled else { return 1 }
    return images[state] == nil ? Self.disabledImageAlpha : 1
  }

  private func makeTitleLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = titleFont
    storedTitleLabel = label
    addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    storedImageView = view
    addSubview(view)
    return view
  }
}
