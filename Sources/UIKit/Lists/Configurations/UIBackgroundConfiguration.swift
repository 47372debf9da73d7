import QuartzCore

/// The background of a cell as a value (V-71).
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// The view in front of the color; nil for none.
  public var customView: UIView?
  /// The color; nil for the tint color.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances from the cell's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the outline; nil for the tint color.
  public var strokeColor: UIColor?
  /// The width of the outline, in points.
  public var strokeWidth: CGFloat = 0
  /// The color of a highlighted or selected cell; nil if it does not change.
  private(set) var selectedColor: UIColor?
  private var isSelected = false

  private init(_ color: UIColor?, selected: UIColor? = nil) {
    (backgroundColor, selectedColor) = (color, selected)
  }

  /// Returns an empty background.
  public static func clear() -> UIBackgroundConfiguration { Self(.clear) }
  /// Returns the background of a row in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.systemBackground, selected: .systemGray4) }
  /// Returns the background of a row in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    Self(.groupedCell, selected: .systemGray4)
  }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.systemBackground) }
  /// Returns the background of a header or footer in a grouped list: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.clear) }

  /// Returns the background for a state: rows have another color while they are highlighted or selected.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let cell = state as? UICellConfigurationState else { return self }
    var copy = self
    copy.isSelected = cell.isSelected || cell.isHighlighted
    return copy
  }

  /// The color that is shown; nil for the tint color.
  var shownColor: UIColor? { isSelected ? selectedColor ?? backgroundColor : backgroundColor }
}

extension UIColor {
  /// The color of rows in grouped lists.
  static let groupedCell = UIColor(dynamicProvider: { traits in
    (traits.userInterfaceStyle == .dark ? UIColor.secondarySystemBackground : .white).resolvedColor(with: traits)
  })
}

/// The view of a background configuration.
final class BackgroundConfigurationView: UIView {
  var configuration: UIBackgroundConfiguration? {
    didSet { configurationChanged(oldValue) }
  }
  /// The corners that are round; all by default.
  var corners = CACornerMask.all {
    didSet { setNeedsLayout() }
  }
  private let fill = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    fill.clipsToBounds = true
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  private func configurationChanged(_ old: UIBackgroundConfiguration?) {
    if old?.customView !== configuration?.customView {
      old?.customView?.removeFromSuperview()
      if let view = configuration?.customView { fill.addSubview(view) }
    }
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let configuration else { return fill.isHidden = true }
    fill.isHidden = false
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = bounds.inset(by: configuration.backgroundInsets.edges(isRightToLeft: isMirrored))
    fill.backgroundColor = configuration.shownColor ?? tintColor
    (fill.layer.cornerRadius, fill.layer.maskedCorners) = (configuration.cornerRadius, corners)
    fill.layer.borderWidth = configuration.strokeWidth
    fill.layer.borderColor = (configuration.strokeColor ?? tintColor)?.cgColor
    configuration.customView?.frame = fill.bounds
  }
}
