import QuartzCore

/// A row of the More list: image, title, chevron, and a separator.
final class MoreRow: UIControl {
  /// The height in points.
  static let height: CGFloat = 44
  private static let margin: CGFloat = 20
  private static let titleStart: CGFloat = 60

  private let icon = TemplateImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  private let arrow = NavigationChevron(frame: .zero)

  init(_ item: UITabBarItem?) {
    super.init(frame: .zero)
    icon.image = item?.image
    label.text = item?.title
    label.font = .systemFont(ofSize: 17)
    line.backgroundColor = .separator
    arrow.tintColor = .systemGray3
    arrow.transform = CGAffineTransform(scaleX: -1, y: 1)
    for part in [icon, label, line, arrow] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func stateChanged() {
    super.stateChanged()
    backgroundColor = isHighlighted ? .systemGray4 : .systemBackground
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = icon.image?.size ?? .zero
    icon.bounds.size = size
    icon.center = CGPoint(x: Self.margin + 15, y: bounds.midY)
    let textWidth = max(0, bounds.width - Self.titleStart - 2 * Self.margin)
    label.frame = CGRect(x: Self.titleStart, y: 0, width: textWidth, height: bounds.height)
    line.frame = CGRect(x: Self.titleStart, y: bounds.height - 0.5, width: bounds.width - Self.titleStart, height: 0.5)
    arrow.bounds.size = CGSize(width: 8, height: 14)
    arrow.center = CGPoint(x: bounds.width - Self.margin - 4, y: bounds.midY)
  }
}
