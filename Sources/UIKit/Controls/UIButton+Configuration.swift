import QuartzCore

extension UIButton {
  /// A button's content and look in one value.
  public struct Configuration: Sendable {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// A little: 5.95 points.
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

    private enum Look: Sendable {
      case plain, gray, tinted, filled
    }

    private let look: Look
    /// What the button says.
    public var title: String?
    /// What it shows.
    public var image: UIImage?
    /// Points between picture and title.
    public var imagePadding: CGFloat = 6
    /// Room around the content.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// How round the corners are.
    public var cornerStyle = CornerStyle.small
    /// The colour of title and picture; what goes with the look unless set.
    public var baseForegroundColor: UIColor?
    /// The colour behind; what goes with the look unless set.
    public var baseBackgroundColor: UIColor?

    private init(_ look: Look) {
      self.look = look
    }

    /// Nothing behind the content.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Grey behind the content.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A faint tint behind the content.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// The tint behind the content.
    public static func filled() -> Configuration { Configuration(.filled) }

    func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (look == .filled ? .white : tint)
    }

    /// The colour behind the content; nil for none.
    func background(tint: UIColor, isEnabled: Bool) -> UIColor? {
      guard isEnabled else { return look == .plain ? nil : .systemGray5 }
      switch look {
      case .plain: return baseBackgroundColor
      case .gray: return baseBackgroundColor ?? .systemGray5
      case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: return baseBackgroundColor ?? tint
      }
    }
  }
}
