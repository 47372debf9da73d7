import QuartzCore

/// A control with a title and an image.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without a style of its own.
    case custom = 0
    /// A button whose title has the tint colour, and is dimmed under a touch.
    case system = 1
  }

  /// The type that the button was created with.
  public let buttonType: ButtonType
  /// The label of the title; created when it is first asked for.
  public var titleLabel: UILabel? { storedTitleLabel ?? makeTitleLabel() }
  /// The view of the image; created when it is first asked for.
  public var imageView: UIImageView? { storedImageView ?? makeImageView() }
  /// The look and the content in one value; nil where titles, images and colours are set for states.
  open var configuration: Configuration? {
    didSet { contentChanged() }
  }
  /// A handler that changes ``configuration`` for a new state, called before the state is shown.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var backgroundView: UIView?
  /// The views of title and image; nil until they are needed.
  private var storedTitleLabel: UILabel?
  private var storedImageView: UIImageView?
  /// The label's own font, stored while a configuration's font replaces it.
  private var plainFont: UIFont?
  private var needsConfiguration = true
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]
  /// The distance between image and title, in points.
  private static let gap: CGFloat = 6
  /// Points above and below the title of a system button without a configuration (K-56).
  private static let titlePadding: CGFloat = 6
  /// The font of a configuration's title: the body font (K-56).
  private static let configuredFont = UIFont.systemFont(ofSize: 17)

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
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
  }

  /// Creates a button of the type ``ButtonType/custom``.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Returns nil: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Sets the title for a state; nil uses the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    contentChanged()
  }

  /// Sets the image for a state; nil uses the normal state's.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    contentChanged()
  }

  /// Sets the title's colour for a state; nil uses the normal state's.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state.rawValue] = color
    contentChanged()
  }

  /// Returns the title that was set for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] }
  /// Returns the image that was set for a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] }
  /// Returns the title's colour that was set for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] }

  /// The title that is shown.
  open var currentTitle: String? { configuration?.title ?? titles[state.rawValue] ?? titles[State.normal.rawValue] }
  /// The image that is shown.
  open var currentImage: UIImage? { configuration?.image ?? images[state.rawValue] ?? images[State.normal.rawValue] }

  override var accessibilityDefaults: AccessibilityDefaults {
    .control(self, label: currentTitle ?? titleLabel?.text, traits: .button)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let title = titleSize(fitting: size)
    let image = currentImage?.size ?? .zero
    let gap = title.width > 0 && image.width > 0 ? gap : 0
    return CGSize(
      width: title.width + gap + image.width + insets.left + insets.right,
      height: max(title.height + titlePadding, image.height) + insets.top + insets.bottom)
  }

  /// The points that a title adds to the height of a button without content insets.
  private var titlePadding: CGFloat {
    configuration == nil && buttonType == .system && currentTitle?.isEmpty == false ? 2 * Self.titlePadding : 0
  }

  override var blocksOuterTaps: Bool { true }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  open override var forLastBaselineLayout: UIView { titleLabel ?? self }
  /// The title is in the middle, as ``layoutSubviews()`` places it, also before the first layout (L-32).
  override func textBaseline(isFirst: Bool, in size: CGSize) -> TextBaseline? {
    let label = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    guard currentTitle?.isEmpty == false, label === storedTitleLabel else { return nil }
    let insets = insets
    let font: UIFont = configuration == nil ? plainFont ?? storedTitleLabel?.font ?? titleFont : Self.configuredFont
    let height = titleSize(fitting: .zero).height
    let top = insets.top + ((size.height - insets.top - insets.bottom - height) / 2).rounded()
    let inset = isFirst ? top + font.ascender : size.height - top - height - font.descender
    return TextBaseline(inset: inset, height: font.lineHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    refresh()
    let bounds = bounds.inset(by: insets)
    let image = currentImage?.size ?? .zero
    let availableWidth = max(0, bounds.width - image.width - (image.width > 0 ? gap : 0))
    let title = titleSize(fitting: CGSize(width: availableWidth, height: bounds.height))
    let gap = title.width > 0 && image.width > 0 ? gap : 0
    // The image comes first in the layout direction.
    var x = bounds.minX + ((bounds.width - image.width - gap - title.width) / 2).rounded()
    let parts: [(view: UIView?, size: CGSize)] = [(storedImageView, image), (storedTitleLabel, title)]
    for part in isRightToLeft ? parts.reversed() : parts where part.size.width > 0 {
      let y = bounds.minY + ((bounds.height - part.size.height) / 2).rounded()
      part.view?.frame = CGRect(origin: CGPoint(x: x, y: y), size: part.size)
      x += part.size.width + gap
    }
  }

  /// Returns the size of the title by the label's settings, also where there is no label yet.
  private func titleSize(fitting size: CGSize) -> CGSize {
    var measure = storedTitleLabel?.measure ?? TextMeasure(font: titleFont)
    measure.font = configuration == nil ? plainFont ?? measure.font : Self.configuredFont
    return measure.size(of: .plain(currentTitle), fitting: size, uiEnvironment)
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

  private var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }
  private var insets: UIEdgeInsets { configuration?.contentInsets.edges(isRightToLeft: isRightToLeft) ?? .zero }
  private var titleFont: UIFont { .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize) }
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
    view.alpha = isHighlighted ? 0.75 : 1
    view.layer.cornerRadius = configuration.cornerStyle.radius(in: bounds.size)
  }

  /// Gives the label the configuration's font, or its own font where there is no configuration.
  private func refreshFont(of label: UILabel) {
    if configuration == nil {
      if let plainFont { label.font = plainFont }
      plainFont = nil
    } else if label.font != Self.configuredFont {
      plainFont = label.font
      label.font = Self.configuredFont
    }
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func refresh() {
    refreshBackground()
    let fades = buttonType == .system && isHighlighted
    if let label = currentTitle == nil ? storedTitleLabel : titleLabel {
      refreshFont(of: label)
      label.text = currentTitle
      let fallback: UIColor = buttonType == .system ? tintColor : .white
      let configured = configuration.map { $0.foreground(tint: tintColor) }
      let color = configured ?? colors[state.rawValue] ?? colors[State.normal.rawValue] ?? fallback
      label.textColor = isEnabled || buttonType == .custom ? color : .tertiaryLabel
      label.alpha = fades ? 0.2 : 1
    }
    if let view = currentImage == nil ? storedImageView : imageView {
      // A system button shows shapes in its tint colour; a configuration tints only what is a shape by itself.
      view.usesTemplates = buttonType == .system && configuration == nil
      view.tintColor = configuration.map { $0.foreground(tint: tintColor) }
      view.image = currentImage
      view.alpha = fades ? 0.2 : 1
    }
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
