import QuartzCore

/// The upper part of a sheet of activities: the items, and a button that closes the sheet.
final class ActivityHeader: UIView {
  /// The height of the header, and the distance of its parts from the sides, in points.
  static let (height, margin): (CGFloat, CGFloat) = (76, 16)
  private static let (closeSide, gap): (CGFloat, CGFloat) = (30, 12)

  /// Called by the close button.
  var onClose: () -> Void = {}
  var hasCloseButton = true {
    didSet {
      closeButton.isHidden = !hasCloseButton
      setNeedsLayout()
    }
  }

  private let imageView = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let subtitle = UILabel(frame: .zero)
  private let closeButton = UIButton(type: .close)
  private let line = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 8
    imageView.layer.cornerCurve = .continuous
    imageView.tintColor = .secondaryLabel
    title.font = .systemFont(ofSize: 16, weight: .semibold)
    subtitle.font = .systemFont(ofSize: 13)
    subtitle.textColor = .secondaryLabel
    closeButton.addAction(UIAction { [link = WeakReference(self)] _ in link.target?.onClose() }, for: .touchUpInside)
    line.backgroundColor = .separator
    for part in [imageView, title, subtitle, closeButton, line] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ preview: ActivityPreview) {
    imageView.image = preview.image
    imageView.contentMode = preview.isPhoto ? .scaleAspectFill : .center
    imageView.backgroundColor = preview.isPhoto ? nil : .tertiarySystemFill
    title.text = preview.title
    subtitle.text = preview.subtitle
    title.numberOfLines = preview.subtitle.isEmpty ? 2 : 1
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    let side = ActivityPreview.imageSide
    func set(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = mirrored(CGRect(x: x, y: y, width: max(0, width), height: height), in: area)
    }
    set(imageView, area.minX + Self.margin, (Self.height - side) / 2, side, side)
    set(
      closeButton, area.maxX - Self.margin - Self.closeSide, (Self.height - Self.closeSide) / 2, Self.closeSide,
      Self.closeSide)
    let x = area.minX + Self.margin + side + Self.gap
    let width = area.maxX - Self.margin - x - (hasCloseButton ? Self.closeSide + Self.gap : 0)
    let size = CGSize(width: width, height: .infinity)
    let heights = [title, subtitle].map { $0.text?.isEmpty == false ? $0.sizeThatFits(size).height.rounded(.up) : 0 }
    let top = ((Self.height - heights[0] - heights[1]) / 2).rounded()
    set(title, x, top, width, heights[0])
    set(subtitle, x, top + heights[0], width, heights[1])
    line.frame = CGRect(x: 0, y: bounds.maxY - 1.0 / 3, width: bounds.width, height: 1.0 / 3)
  }
}
