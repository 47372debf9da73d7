import QuartzCore

/// What lies behind a bar's items: the system's material, or a colour, with a hairline at the edge towards the screen.
final class BarBackground: UIView {
  /// The edge with the hairline.
  enum Edge {
    case top, bottom
  }

  /// There is no blur, so the system's material is nearly opaque.
  private static func material(alpha: CGFloat) -> UIColor {
    UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.086 : 0.976, alpha: alpha) }
  }

  private let edge: Edge
  private let separator = UIView(frame: .zero)
  /// The app's colour; nil is the system's material.
  var color: UIColor? {
    didSet { refresh() }
  }
  /// Whether the material lets a little of what is behind it through; a colour of the app's keeps its own opacity.
  var isTranslucent = true {
    didSet { refresh() }
  }

  init(hairline edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    separator.backgroundColor = .separator
    addSubview(separator)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  private func refresh() {
    if let color {
      backgroundColor = isTranslucent ? color : color.withAlphaComponent(1)
    } else {
      backgroundColor = Self.material(alpha: isTranslucent ? 0.94 : 1)
    }
  }

  /// The hairline lies just outside, over the screen.
  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / uiEnvironment.screen.scale
    separator.frame = CGRect(
      x: 0, y: edge == .top ? -hairline : bounds.height, width: bounds.width, height: hairline)
  }
}
