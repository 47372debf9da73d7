import QuartzCore

/// A control with a title and a picture.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// A look.
  public enum ButtonType: Int, Sendable {
    /// No look of its own.
    case custom = 0
    /// Text in the tint colour, faint while a finger is on it.
    case system = 1
  }

  /// The look.
  public let buttonType: ButtonType
  /// Shows the title.
  public var titleLabel: UILabel? { label ?? makeTitleLabel() }
  /// Shows the picture.
  public var imageView: UIImageView? { picture ?? makeImageView() }
  /// The look and the content in one value; nil where the titles, pictures and colours for states count.
  open var configuration: Configuration? {
    didSet { contentChanged() }
  }
  /// Called before the button shows a new state, to change ``configuration`` for it.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var backdrop: UIView?
  /// What shows title and picture, once there is something to show or somebody has asked for it.
  private var label: UILabel?
  private var picture: UIImageView?
  /// The label's own font while a configuration's takes its place.
  private var plainFont: UIFont?
  private var needsConfiguration = true
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]
  /// Points between picture and title.
  private static let gap: CGFloat = 6
  /// Points above and below the title of a system button without a configuration (K-56).
  private static let titlePadding: CGFloat = 6
  /// The font of a configuration's title: the body's (K-56).
  private static let configuredFont = UIFont.systemFont(ofSize: 17)

  /// A button of the system's look that does an action and shows its title and picture.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// A button with a configuration, and an action whose title and picture it shows where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// A button of a look.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
  }

  /// A button without a look of its own.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Not supported: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Sets the title for a state; nil falls back to the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    contentChanged()
  }

  /// Sets the picture for a state; nil falls back to the normal state's.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    contentChanged()
  }

  /// Sets the title's colour for a state; nil falls back to the normal state's.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state.rawValue] = color
    contentChanged()
  }

  /// The title for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] }
  /// The picture for a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] }
  /// The title's colour for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] }

  /// The title that shows.
  open var currentTitle: String? { configuration?.title ?? titles[state.rawValue] ?? titles[State.normal.rawValue] }
  /// The picture that shows.
  open var currentImage: UIImage? { configuration?.image ?? images[state.rawValue] ?? images[State.normal.rawValue] }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let title = titleSize(fitting: size)
    let image = currentImage?.size ?? .zero
    let gap = title.width > 0 && image.width > 0 ? gap : 0
    return CGSize(
      width: title.width + gap + image.width + insets.left + insets.right,
      height: max(title.height + titlePadding, image.height) + insets.top + insets.bottom)
  }

  /// What a title adds to the height of a button without insets of its own.
  private var titlePadding: CGFloat {
    configuration == nil && buttonType == .system && currentTitle?.isEmpty == false ? 2 * Self.titlePadding : 0
  }

  override var keepsTaps: Bool { true }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    refresh()
    let bounds = bounds.inset(by: insets)
    let image = currentImage?.size ?? .zero
    let room = max(0, bounds.width - image.width - (image.width > 0 ? gap : 0))
    let title = titleSize(fitting: CGSize(width: room, height: bounds.height))
    let gap = title.width > 0 && image.width > 0 ? gap : 0
    // The picture comes first in the direction of reading.
    var x = bounds.minX + ((bounds.width - image.width - gap - title.width) / 2).rounded()
    let parts: [(view: UIView?, size: CGSize)] = [(picture, image), (label, title)]
    for part in isRightToLeft ? parts.reversed() : parts where part.size.width > 0 {
      let y = bounds.minY + ((bounds.height - part.size.height) / 2).rounded()
      part.view?.frame = CGRect(origin: CGPoint(x: x, y: y), size: part.size)
      x += part.size.width + gap
    }
  }

  /// How large the title is, by the label's settings, whether there is a label yet or not.
  private func titleSize(fitting size: CGSize) -> CGSize {
    var measure = label?.measure ?? TextMeasure(font: titleFont)
    measure.font = configuration == nil ? plainFont ?? measure.font : Self.configuredFont
    return measure.size(of: .plain(currentTitle), fitting: size, uiEnvironment)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentChanged()
  }

  /// Asks for ``updateConfiguration()`` before the button is shown next.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// The state may have changed: calls ``configurationUpdateHandler``.
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

  /// The shape behind a configured button.
  private func refreshBackdrop() {
    guard let configuration, let color = configuration.background(tint: tintColor, isEnabled: isEnabled) else {
      backdrop?.isHidden = true
      return
    }
    let view = backdrop ?? UIView(frame: bounds)
    if backdrop == nil {
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
      backdrop = view
    }
    view.isHidden = false
    view.frame = bounds
    view.backgroundColor = color
    view.alpha = isHighlighted ? 0.75 : 1
    view.layer.cornerRadius = configuration.cornerStyle.radius(in: bounds.size)
  }

  /// Gives the label the configuration's font, and its own back once there is no configuration.
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
    setNeedsLayout()
  }

  private func refresh() {
    refreshBackdrop()
    let fades = buttonType == .system && isHighlighted
    if let label = currentTitle == nil ? label : titleLabel {
      refreshFont(of: label)
      label.text = currentTitle
      let fallback: UIColor = buttonType == .system ? tintColor : .white
      let configured = configuration.map { $0.foreground(tint: tintColor) }
      let color = configured ?? colors[state.rawValue] ?? colors[State.normal.rawValue] ?? fallback
      label.textColor = isEnabled || buttonType == .custom ? color : .tertiaryLabel
      label.alpha = fades ? 0.2 : 1
    }
    if let picture = currentImage == nil ? picture : imageView {
      picture.image = currentImage
      picture.alpha = fades ? 0.2 : 1
    }
  }

  private func makeTitleLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = titleFont
    self.label = label
    addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    picture = view
    addSubview(view)
    return view
  }
}
