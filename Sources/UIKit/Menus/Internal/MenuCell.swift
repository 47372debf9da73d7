import QuartzCore

/// An entry of an open menu: a row with mark, texts and image, or a tile beside others.
final class MenuCell: UIView {
  /// The form of an entry.
  enum Form: Equatable {
    case row(hasMarkColumn: Bool)
    /// The first row of a submenu, which leads back.
    case back
    /// An image over a title.
    case medium
    /// An image alone, or the title where there is none.
    case small
    /// An image alone, which is marked by its background.
    case palette
    /// A row for entries that are not known yet.
    case loading
  }

  let element: UIMenuElement?
  private let form: Form
  private let titleLabel = UILabel(frame: .zero)
  private let subtitleLabel = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let markView = UIImageView(frame: .zero)
  private let chevronView = UIImageView(frame: .zero)
  private let spinner = UIActivityIndicatorView(style: .medium)
  /// The thin line at the upper or the leading edge.
  let line = UIView(frame: .zero)
  /// Chooses the entry for VoiceOver.
  var activate: () -> Void = {}
  /// Whether no object can run the entry's command.
  var isUnavailable = false {
    didSet { update() }
  }
  /// Whether a touch is on the entry.
  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { update() } }
  }

  init(_ element: UIMenuElement?, _ form: Form) {
    self.element = element
    self.form = form
    super.init(frame: .zero)
    titleLabel.numberOfLines = 2
    for label in [titleLabel, subtitleLabel] { addSubview(label) }
    for view in [imageView, markView, chevronView] {
      view.contentMode = .center
      addSubview(view)
    }
    imageView.contentMode = .scaleAspectFit
    if form == .loading {
      addSubview(spinner)
      spinner.startAnimating()
    }
    line.backgroundColor = .separator
    addSubview(line)
    update()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Values

  private var leaf: (any MenuLeaf)? { element?.leaf }
  private var menu: UIMenu? { element as? UIMenu }
  private var isDestructive: Bool {
    leaf?.attributes.contains(.destructive) ?? menu?.options.contains(.destructive) ?? false
  }
  private var state: UIMenuElement.State { leaf?.state ?? .off }
  /// Whether the entry can be chosen.
  var isEnabled: Bool {
    if form == .loading || isUnavailable { return false }
    return !(leaf?.attributes.contains(.disabled) ?? false)
  }

  private var isTile: Bool { form == .medium || form == .small || form == .palette }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override var accessibilityDefaults: AccessibilityDefaults {
    var traits: UIAccessibilityTraits = .button
    if !isEnabled { traits.insert(.notEnabled) }
    if state == .on { traits.insert(.selected) }
    let long = (element as? UIAction)?.discoverabilityTitle ?? (element as? UICommand)?.discoverabilityTitle
    return AccessibilityDefaults(
      isElement: true, label: long ?? titleLabel.text, value: subtitleLabel.text, traits: traits)
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    activate()
    return true
  }

  // MARK: Look

  /// Shows the entry as it is now.
  func update() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    titleLabel.text = form == .loading ? "Loading…" : element?.title
    titleLabel.font = form == .back ? .systemFont(ofSize: body.pointSize, weight: .semibold) : body
    titleLabel.textColor = form == .loading ? .secondaryLabel : color
    subtitleLabel.text = isTile || form == .back ? nil : element?.subtitle
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    subtitleLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    let chosen = state == .on ? (element as? UIAction)?.selectedImage : nil
    imageView.image = form == .back ? nil : chosen ?? element?.image
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: body.pointSize)
    for view in [imageView, markView, chevronView] { view.tintColor = color }
    if form == .medium {
      titleLabel.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
      titleLabel.textAlignment = .center
    }
    titleLabel.isHidden = form == .palette || form == .small && imageView.image != nil
    if form == .small { titleLabel.textAlignment = .center }
    updateMarks(body)
    backgroundColor =
      isHighlighted || isTile && state == .on && form != .palette ? .secondarySystemFill : nil
    setNeedsLayout()
  }

  private func updateMarks(_ font: UIFont) {
    let mark = state == .mixed ? "minus" : "checkmark"
    let look = UIImage.SymbolConfiguration(pointSize: font.pointSize * 0.85, weight: .semibold)
    markView.image = state == .off ? nil : UIImage(systemName: mark, withConfiguration: look)
    markView.isHidden = isTile
    let arrow: String? = form == .back ? "chevron.down" : menu != nil && !isTile ? "chevron.forward" : nil
    chevronView.image = arrow.flatMap { UIImage(systemName: $0, withConfiguration: look) }
    if form == .palette {
      imageView.layer.cornerRadius = Self.paletteSide / 2
      imageView.backgroundColor = state == .on ? .secondarySystemFill : nil
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  // MARK: Layout

  private static let paletteSide: CGFloat = 34

  /// The distance of the texts from the leading edge.
  private var leading: CGFloat {
    if case .row(true) = form { return MenuMetrics.markColumn }
    return MenuMetrics.margin
  }

  /// The width of images at the trailing side, with their margins.
  private var trailing: CGFloat {
    let count = CGFloat((imageView.image == nil ? 0 : 1) + (chevronView.image == nil && form != .loading ? 0 : 1))
    return MenuMetrics.margin + count * (MenuMetrics.imageSide + MenuMetrics.margin)
  }

  private func textSizes(in width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
    let room = CGSize(width: max(0, width - leading - trailing), height: .infinity)
    let hasSubtitle = subtitleLabel.text?.isEmpty == false
    return (titleLabel.sizeThatFits(room), hasSubtitle ? subtitleLabel.sizeThatFits(room) : .zero)
  }

  /// Returns the height of the entry in a menu of a width, in points.
  func height(in width: CGFloat) -> CGFloat {
    switch form {
    case .medium: return MenuMetrics.mediumHeight
    case .small, .palette: return MenuMetrics.smallHeight
    case .row, .back, .loading:
      let sizes = textSizes(in: width)
      let text = sizes.title.height + sizes.subtitle.height
      return max(MenuMetrics.rowHeight, (text + MenuMetrics.rowPadding).rounded(.up))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isTile { placeTile() } else { placeRow() }
  }

  private func placeTile() {
    let side = form == .palette ? Self.paletteSide : MenuMetrics.imageSide
    let middle = form == .medium ? 22 : bounds.midY
    imageView.frame = CGRect(x: bounds.midX - side / 2, y: middle - side / 2, width: side, height: side)
    if form == .palette { imageView.contentMode = .center }
    let lines = titleLabel.font.lineHeight.rounded(.up)
    titleLabel.numberOfLines = 1
    titleLabel.frame = CGRect(
      x: 4, y: form == .medium ? 38 : bounds.midY - lines / 2, width: max(0, bounds.width - 8), height: lines)
  }

  private func placeRow() {
    let sizes = textSizes(in: bounds.width)
    let top = (bounds.height - sizes.title.height - sizes.subtitle.height) / 2
    let width = max(0, bounds.width - leading - trailing)
    titleLabel.frame = mirrored(CGRect(x: leading, y: top, width: width, height: sizes.title.height))
    subtitleLabel.frame = mirrored(
      CGRect(x: leading, y: top + sizes.title.height, width: width, height: sizes.subtitle.height))
    let side = MenuMetrics.imageSide
    var x = bounds.width - MenuMetrics.margin - side
    for view in [form == .loading ? spinner : chevronView, imageView] {
      if view === imageView ? imageView.image == nil : chevronView.image == nil && form != .loading { continue }
      view.frame = mirrored(CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side))
      x -= side + MenuMetrics.margin
    }
    let mark = MenuMetrics.markSide
    markView.frame = mirrored(
      CGRect(x: (MenuMetrics.markColumn - mark) / 2 + 2, y: bounds.midY - mark / 2, width: mark, height: mark))
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    isMirrored ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }
}
