import CoreGraphics
import QuartzCore

/// The text field of a search bar: a rounded fill with a magnifying glass.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private static let glassSize = CGSize(width: 30, height: 20)

  /// Creates a search field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  /// Creates a search field from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
    decode(coder, as: UISearchTextField.self)
  }

  private func setUpSearch() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clearButtonMode = .always
    leftViewMode = .always
    returnKeyType = .search
    leftView = MagnifyingGlass(frame: CGRect(origin: .zero, size: Self.glassSize))
  }

  override var accessibilityDefaults: AccessibilityDefaults { .field(self, traits: .searchField) }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { padded(super.textRect(forBounds: bounds)) }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { padded(super.editingRect(forBounds: bounds)) }

  /// Leaves 7 points to an edge without a view.
  private func padded(_ rect: CGRect) -> CGRect {
    let right = rect.maxX >= bounds.maxX ? bounds.maxX - 7 : rect.maxX
    let left = rect.minX <= bounds.minX ? bounds.minX + 7 : rect.minX
    return CGRect(x: left, y: rect.minY, width: max(0, right - left), height: rect.height)
  }
}

/// A magnifying glass in the colour of secondary text.
private final class MagnifyingGlass: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(ovalIn: CGRect(x: 8, y: 3, width: 11, height: 11))
    path.move(to: CGPoint(x: 17.5, y: 12.5))
    path.addLine(to: CGPoint(x: 22, y: 17))
    path.lineWidth = 1.6
    path.lineCapStyle = .round
    UIColor.secondaryLabel.setStroke()
    path.stroke()
  }
}
