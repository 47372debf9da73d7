import QuartzCore

/// A sign at the trailing edge of a row (V-71).
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always
    /// While the cell's state is that of editing.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// How a disclosure indicator looks.
  public struct DisclosureIndicatorOptions: Hashable {
    /// Whether it is hidden; nil for shown.
    public var isHidden: Bool?
    /// The color; nil for grey.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// How a checkmark looks.
  public struct CheckmarkOptions: Hashable {
    /// Whether it is hidden; nil for shown.
    public var isHidden: Bool?
    /// The color; nil for the tint color.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// How a label looks.
  public struct LabelOptions: Hashable {
    /// Whether it is hidden; nil for shown.
    public var isHidden: Bool?
    /// The color; nil for grey.
    public var tintColor: UIColor?
    /// The font; nil for that of rows.
    public var font: UIFont?

    /// Creates options.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil, font: UIFont? = nil) {
      (self.isHidden, self.tintColor, self.font) = (isHidden, tintColor, font)
    }
  }

  let displayed: DisplayedState
  let isHidden: Bool
  let makeView: @MainActor () -> UIView

  /// Returns an arrow, which says that a tap shows more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isHidden: options.isHidden ?? false) {
      let view = AccessoryGlyphView(.chevron)
      view.tintColor = options.tintColor ?? .systemGray3
      return view
    }
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isHidden: options.isHidden ?? false) {
      let view = AccessoryGlyphView(.checkmark)
      view.tintColor = options.tintColor
      return view
    }
  }

  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isHidden: options.isHidden ?? false) {
      let label = UILabel()
      label.text = text
      label.font = options.font ?? .systemFont(ofSize: 17)
      label.textColor = options.tintColor ?? .secondaryLabel
      return label
    }
  }

  func isShown(_ state: UICellConfigurationState) -> Bool {
    switch displayed {
    case .always: !isHidden
    case .whenEditing: !isHidden && state.isEditing
    case .whenNotEditing: !isHidden && !state.isEditing
    }
  }
}

/// A sign that is drawn in the tint color (F-17).
final class AccessoryGlyphView: UIView {
  enum Glyph {
    case chevron
    case checkmark

    var size: CGSize {
      switch self {
      case .chevron: CGSize(width: 10.5, height: 14)
      case .checkmark: CGSize(width: 19, height: 18)
      }
    }

    /// The corners of the line, in parts of the size.
    fileprivate var corners: [CGPoint] {
      switch self {
      case .chevron: [CGPoint(x: 0.2, y: 0.08), CGPoint(x: 0.8, y: 0.5), CGPoint(x: 0.2, y: 0.92)]
      case .checkmark: [CGPoint(x: 0.1, y: 0.55), CGPoint(x: 0.38, y: 0.85), CGPoint(x: 0.9, y: 0.1)]
      }
    }
  }

  private let glyph: Glyph
  private static let lineWidth: CGFloat = 2

  init(_ glyph: Glyph) {
    self.glyph = glyph
    super.init(frame: CGRect(origin: .zero, size: glyph.size))
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { glyph.size }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    for (index, corner) in glyph.corners.enumerated() {
      let isMirrored = glyph == .chevron && effectiveUserInterfaceLayoutDirection == .rightToLeft
      let point = CGPoint(x: (isMirrored ? 1 - corner.x : corner.x) * bounds.width, y: corner.y * bounds.height)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = Self.lineWidth
    (path.lineCapStyle, path.lineJoinStyle) = (.round, .round)
    tintColor.setStroke()
    path.stroke()
  }
}
