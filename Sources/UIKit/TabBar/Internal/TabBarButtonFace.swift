import QuartzCore

/// An image over a title, in one colour.
final class TabBarButtonFace: UIView {
  private static let titleMiddle: CGFloat = 41
  private static let imageMiddle: CGFloat = 19

  private let label = UILabel(frame: .zero)
  private let icon = TemplateImageView(frame: .zero)

  var color: UIColor = .systemGray {
    didSet {
      label.textColor = color
      icon.color = color
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?, _ image: UIImage?) {
    label.text = title
    icon.image = image
    setNeedsLayout()
  }

  /// Lays the title out below the image; one without the other is centered.
  override func layoutSubviews() {
    super.layoutSubviews()
    let title = label.sizeThatFits(bounds.size)
    let image = icon.image?.size ?? .zero
    label.bounds.size = CGSize(width: min(title.width, bounds.width), height: title.height)
    label.center = CGPoint(x: bounds.midX, y: image == .zero ? bounds.midY : Self.titleMiddle)
    icon.bounds.size = image
    icon.center = CGPoint(x: bounds.midX, y: title == .zero ? bounds.midY : Self.imageMiddle)
  }
}
