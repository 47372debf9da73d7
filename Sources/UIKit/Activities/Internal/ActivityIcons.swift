import QuartzCore

/// The row of icons of a sheet: activities that share with another app.
final class ActivityIcons: UIView {
  /// The height of the row, in points.
  static let height: CGFloat = 116
  private static let (width, side, margin): (CGFloat, CGFloat, CGFloat) = (84, 60, 8)

  /// Called with the activity whose icon was tapped.
  var onChoice: (UIActivity) -> Void = { _ in }

  private let scrollView = UIScrollView(frame: .zero)
  private let line = UIView(frame: .zero)
  private var icons: [ActivityIcon] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    line.backgroundColor = .separator
    addSubview(scrollView)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ activities: [UIActivity]) {
    for icon in icons { icon.removeFromSuperview() }
    icons = activities.map { activity in
      let icon = ActivityIcon(activity)
      icon.addAction(
        UIAction { [link = WeakReference(self)] _ in link.target?.onChoice(activity) }, for: .touchUpInside)
      scrollView.addSubview(icon)
      return icon
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let content = CGRect(
      x: 0, y: 0, width: max(bounds.width, 2 * Self.margin + CGFloat(icons.count) * Self.width), height: bounds.height)
    scrollView.contentSize = content.size
    for (index, icon) in icons.enumerated() {
      let x = Self.margin + CGFloat(index) * Self.width
      icon.frame = mirrored(CGRect(x: x, y: 0, width: Self.width, height: bounds.height), in: content)
    }
    line.frame = CGRect(x: 0, y: bounds.maxY - 1.0 / 3, width: bounds.width, height: 1.0 / 3)
  }

  /// An activity's image on a rounded square, with its title below.
  private final class ActivityIcon: UIControl {
    private let tile = UIView(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)

    init(_ activity: UIActivity) {
      super.init(frame: .zero)
      tile.backgroundColor = .secondarySystemGroupedBackground
      tile.layer.cornerRadius = 13.5
      tile.layer.cornerCurve = .continuous
      tile.clipsToBounds = true
      tile.isUserInteractionEnabled = false
      imageView.image = activity.activityImage
      imageView.tintColor = .label
      title.text = activity.activityTitle
      title.font = .systemFont(ofSize: 11)
      title.textAlignment = .center
      title.numberOfLines = 2
      tile.addSubview(imageView)
      addSubview(tile)
      addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
      AccessibilityDefaults(isElement: true, label: title.text, traits: .button)
    }

    override func stateChanged() {
      super.stateChanged()
      tile.alpha = isHighlighted ? 0.5 : 1
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let side = ActivityIcons.side
      tile.frame = CGRect(x: (bounds.width - side) / 2, y: 14, width: side, height: side)
      let size = imageView.image?.size ?? .zero
      // A larger image fills the tile, as an app's icon does.
      imageView.contentMode = max(size.width, size.height) > side ? .scaleAspectFill : .center
      imageView.frame = tile.bounds
      let height = min(28, title.sizeThatFits(CGSize(width: bounds.width - 8, height: .infinity)).height)
      title.frame = CGRect(x: 4, y: tile.frame.maxY + 6, width: bounds.width - 8, height: height)
    }
  }
}
