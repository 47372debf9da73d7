import QuartzCore

/// A large title below a navigation bar's row, of which a part shows while the content is scrolled (K-13).
final class LargeTitleView: UIView {
  /// The part of the height over which the title in the row fades, in points.
  static let fading: CGFloat = 8
  private static let margin: CGFloat = 16
  /// The distance of the title's bottom from the bar's, in points.
  private static let bottom: CGFloat = 6

  private let label = UILabel(frame: .zero)
  /// The part that shows, in points.
  private(set) var height: CGFloat
  private var pulledDistance: CGFloat = 0
  private var row = CGRect.zero

  init(_ title: String?, _ attributes: [NSAttributedString.Key: Any], height: CGFloat?) {
    self.height = height ?? UINavigationBar.largeTitleHeight
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    if let color = attributes[.foregroundColor] as? UIColor { label.textColor = color }
    label.accessibilityTraits = [.header, .staticText]
    setTitle(title, attributes)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The opacity of the title in the row.
  var rowTitleAlpha: CGFloat { 1 - min(1, height / Self.fading) }

  /// The leading edge and the vertical middle of a title below a row, of which a part shows.
  static func restingOrigin(below row: CGRect, height: CGFloat?) -> CGPoint {
    let full = UINavigationBar.largeTitleHeight
    return CGPoint(x: margin, y: row.maxY + (height ?? full) - full / 2 - bottom / 2)
  }

  func setTitle(_ title: String?, _ attributes: [NSAttributedString.Key: Any]) {
    NavigationBarContent.show(title, in: label, attributes)
    if row != .zero { placeLabel() }
  }

  /// Shows a part of the title, in points, and how far it is pulled down.
  func show(height: CGFloat, pulledBy distance: CGFloat) {
    guard height != self.height || distance != pulledDistance else { return }
    (self.height, pulledDistance) = (height, distance)
    rest()
  }

  /// Places the title below a row.
  func place(below row: CGRect) {
    guard self.row != row else { return }
    self.row = row
    rest()
  }

  /// Shows the part at rest; the row above covers the rest of the title.
  func rest() {
    clipsToBounds = pulledDistance == 0 && height < UINavigationBar.largeTitleHeight
    frame = CGRect(x: row.minX, y: row.maxY, width: row.width, height: max(0, height))
    (alpha, label.transform) = (1, .identity)
    placeLabel()
  }

  private func placeLabel() {
    let size = label.sizeThatFits(CGSize(width: max(0, row.width - 2 * Self.margin), height: .infinity))
    let width = min(size.width, max(0, row.width - 2 * Self.margin))
    label.bounds.size = CGSize(width: width, height: size.height)
    let middle = Self.restingOrigin(below: CGRect(x: 0, y: 0, width: row.width, height: 0), height: height).y
    let leading = Self.margin + width / 2
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    label.center = CGPoint(x: isRightToLeft ? row.width - leading : leading, y: middle + pulledDistance)
  }

  /// Moves the title beside the screen.
  func move(by distance: CGFloat) {
    clipsToBounds = false
    frame = CGRect(x: row.minX + distance, y: row.maxY, width: row.width, height: max(0, height))
    (alpha, label.transform) = (0, .identity)
    placeLabel()
  }

  /// Moves the title to the leading edge and the middle of the back button's title, at half its size.
  func shrink(to point: CGPoint, isRightToLeft: Bool) {
    clipsToBounds = false
    frame = CGRect(x: row.minX, y: row.maxY, width: row.width, height: max(0, height))
    placeLabel()
    alpha = 0
    label.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let half = label.bounds.width / 4
    label.center = CGPoint(x: point.x + (isRightToLeft ? -half : half), y: point.y - row.maxY)
  }
}
