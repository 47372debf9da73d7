import QuartzCore

extension UIButton {
  /// The content and the look of a button in one value.
  public struct Configuration: Sendable {
    /// The radius of a button's corners.
    public enum CornerStyle: Int, Sendable {
      /// 5.95 points.
      case small = 2
      /// 8 points.
      case medium = 3
      /// 14 points.
      case large = 4
      /// Half of the height.
      case capsule = 5

      func radius(in size: CGSize) -> CGFloat {
        let round = min(size.width, size.height) / 2
        switch self {
        case .small: return min(5.95, round)
        case .medium: return min(8, round)
        case .large: return min(14, round)
        case .capsule: return round
        }
      }
    }

    private enum Style: Sendable {
      case plain, gray, tinted, filled
    }

    private let style: Style
    /// The button's title.
    public var title: String?
    /// The button's image.
    public var image: UIImage?
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 6
    /// The insets around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The radius of the corners.
    public var cornerStyle = CornerStyle.small
    /// The colour of title and image; nil for the style's colour.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil for the style's colour.
    public var baseBackgroundColor: UIColor?

    private init(_ style: Style) {
      self.style = style
    }

    /// A configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A configuration with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A configuration with a background in a faint tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A configuration with a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }

    func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    /// Returns the colour of the background; nil for none.
    func background(tint: UIColor, isEnabled: Bool) -> UIColor? {
      guard isEnabled else { return style == .plain ? nil : .systemGray5 }
      switch style {
      case .plain: return baseBackgroundColor
      case .gray: return baseBackgroundColor ?? .systemGray5
      case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: return baseBackgroundColor ?? tint
      }
    }
  }
}
