import QuartzCore

/// The button of a tab bar's item.
///
/// Because the normal and the selected face lie over one another, a change of selection can fade and be scrubbed.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let normalFace = TabBarButtonFace(frame: .zero)
  private let selectedFace = TabBarButtonFace(frame: .zero)
  private var badge: TabBarBadge?
  /// The badge's origin, in points from the item's center and its top.
  private static let badgeCorner = CGPoint(x: 4, y: 2)

  /// The colour of the badge in the app's look; nil for the item's.
  private var badgeColor: UIColor?

  /// The layout of title and image.
  var style = UITabBarItemAppearance.Style.stacked {
    didSet {
      guard style != oldValue else { return }
      (normalFace.style, selectedFace.style) = (style, style)
      itemChanged()
      setNeedsLayout()
    }
  }
  /// The image behind the selected face; nil for none.
  var indicator: UIImage? {
    didSet { if indicator !== oldValue { showIndicator() } }
  }
  private var indicatorView: UIImageView?

  private func showIndicator() {
    indicatorView?.removeFromSuperview()
    indicatorView = indicator.map { UIImageView(image: $0) }
    guard let indicatorView else { return }
    insertSubview(indicatorView, at: 0)
    indicatorView.alpha = isSelected ? 1 : 0
    setNeedsLayout()
  }

  /// Shows the look of a state.
  ///
  /// - Parameter color: the colour of what the look leaves out.
  func show(_ look: UITabBarItemStateAppearance?, color: UIColor, isSelected: Bool) {
    let own = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
    let attributes = (look?.titleTextAttributes ?? [:]).merging(own) { $1 }
    (isSelected ? selectedFace : normalFace).show(attributes, iconColor: look?.iconColor, color: color)
    if !isSelected, look?.badgeBackgroundColor !== badgeColor {
      badgeColor = look?.badgeBackgroundColor
      showBadge()
    }
  }

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    accessibilityState.item = item
    addSubview(normalFace)
    addSubview(selectedFace)
    itemChanged()
    stateChanged()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the item's current title and image.
  func itemChanged() {
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    for face in [normalFace, selectedFace] { face.adjust(item) }
    let image = style == .compactInline ? item.landscapeImagePhone ?? item.image : item.image
    normalFace.show(item.title, image)
    selectedFace.show(item.title, item.selectedImage ?? image)
    showBadge()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    .control(self, label: item.accessibilityLabel, value: item.badgeValue, traits: .button)
  }

  private func showBadge() {
    guard let value = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = badge ?? TabBarBadge(frame: .zero)
    self.badge = badge
    badge.show(value, item.badgeColor ?? badgeColor)
    if badge.superview == nil { addSubview(badge) }
    setNeedsLayout()
  }

  override func stateChanged() {
    super.stateChanged()
    normalFace.alpha = isSelected ? 0 : isEnabled ? 1 : 0.4
    selectedFace.alpha = isSelected ? 1 : 0
    indicatorView?.alpha = isSelected ? 1 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    normalFace.frame = bounds
    selectedFace.frame = bounds
    indicatorView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let badge else { return }
    let corner = CGPoint(x: normalFace.badgeMiddle + Self.badgeCorner.x, y: Self.badgeCorner.y)
    badge.frame = CGRect(origin: corner, size: badge.sizeThatFits(bounds.size))
  }
}

/// An image over a title, or beside it, in one colour.
final class TabBarButtonFace: UIView {
  /// The distance between an image and the title beside it, in points.
  fileprivate static let gap: CGFloat = 6
  /// The greatest height of an image in a low bar, in points; a larger one is scaled down.
  fileprivate static let compactImage: CGFloat = 20
  private static let titleMiddle: CGFloat = 41
  private static let imageMiddle: CGFloat = 19

  fileprivate let label = UILabel(frame: .zero)
  fileprivate let icon = UIImageView(frame: .zero)
  private var titleOffset = UIOffset.zero
  private var imageInsets = UIEdgeInsets.zero

  /// Takes the item's own offset of the title and insets of the image.
  func adjust(_ item: UITabBarItem) {
    (titleOffset, imageInsets) = (item.titlePositionAdjustment, item.imageInsets)
  }

  /// Shows attributes of the title, and colours.
  func show(_ attributes: [NSAttributedString.Key: Any], iconColor: UIColor?, color: UIColor) {
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    icon.tintColor = iconColor ?? color
    let font = attributes[.font] as? UIFont ?? Self.font(style)
    guard label.font != font else { return }
    label.font = font
    setNeedsLayout()
  }

  /// The layout of title and image.
  var style = UITabBarItemAppearance.Style.stacked {
    didSet { setNeedsLayout() }
  }

  private static func font(_ style: UITabBarItemAppearance.Style) -> UIFont {
    switch style {
    case .stacked: .systemFont(ofSize: 10, weight: .medium)
    case .inline: .systemFont(ofSize: 13)
    case .compactInline: .systemFont(ofSize: 12)
    }
  }

  /// The x-coordinate beside which a badge is: the middle of the image.
  var badgeMiddle: CGFloat {
    layoutIfNeeded()
    return style == .stacked || icon.image == nil ? bounds.midX : icon.center.x
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.font = Self.font(.stacked)
    label.textAlignment = .center
    icon.usesTemplates = true
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?, _ image: UIImage?) {
    label.text = title
    icon.image = image
    setNeedsLayout()
  }

  /// Lays the title out below the image, or beside it; one without the other is centered.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard style == .stacked else { return layOutInline() }
    let title = label.sizeThatFits(bounds.size)
    let image = icon.image?.size ?? .zero
    label.bounds.size = CGSize(width: min(title.width, bounds.width), height: title.height)
    label.center = CGPoint(
      x: bounds.midX + titleOffset.horizontal,
      y: (image == .zero ? bounds.midY : Self.titleMiddle) + titleOffset.vertical)
    let middle = CGPoint(x: bounds.midX, y: title == .zero ? bounds.midY : Self.imageMiddle)
    let frame = CGRect(
      x: middle.x - image.width / 2, y: middle.y - image.height / 2, width: image.width, height: image.height
    )
    .inset(by: imageInsets)
    icon.bounds.size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
    icon.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension TabBarButtonFace {
  /// Lays the title out on the trailing side of the image, both in the middle.
  fileprivate func layOutInline() {
    var image = icon.image?.size ?? .zero
    if style == .compactInline, image.height > Self.compactImage {
      image = CGSize(width: image.width * Self.compactImage / image.height, height: Self.compactImage)
    }
    let title = label.sizeThatFits(bounds.size)
    let gap = image == .zero || title == .zero ? 0 : Self.gap
    let width = min(title.width, max(0, bounds.width - image.width - gap))
    let start = (bounds.width - image.width - gap - width) / 2
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    icon.bounds.size = image
    label.bounds.size = CGSize(width: width, height: title.height)
    let (iconX, labelX) = (start + image.width / 2, start + image.width + gap + width / 2)
    icon.center = CGPoint(x: isRightToLeft ? bounds.width - iconX : iconX, y: bounds.midY)
    let labelCenter = CGPoint(x: isRightToLeft ? bounds.width - labelX : labelX, y: bounds.midY)
    label.center = CGPoint(x: labelCenter.x + titleOffset.horizontal, y: labelCenter.y + titleOffset.vertical)
  }
}

/// The badge at the corner of a tab bar's item: white text on a round background.
final class TabBarBadge: UIView {
  /// The height, and the minimum width, in points.
  private static let height: CGFloat = 18
  /// The padding beside the text, in points.
  private static let padding: CGFloat = 5
  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.height / 2
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ value: String, _ color: UIColor?) {
    label.text = value
    backgroundColor = color ?? .systemRed
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size).width
    return CGSize(width: max(Self.height, (text + 2 * Self.padding).rounded(.up)), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    label.bounds.size = CGSize(width: min(size.width, bounds.width), height: size.height)
    label.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
