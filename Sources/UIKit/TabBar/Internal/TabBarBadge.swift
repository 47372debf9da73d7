import QuartzCore

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
