import QuartzCore

/// A popover's arrow, whose sides are curved into the bubble's edge.
final class PopoverArrow: UIView {
  var color: UIColor = .systemBackground {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the tip to a point of the superview and rotates the arrow to a direction; it is drawn pointing up.
  func point(to tip: CGPoint, _ direction: UIPopoverArrowDirection) {
    let half = PopoverPlacement.arrowHeight / 2
    switch direction {
    case .up:
      transform = .identity
      center = CGPoint(x: tip.x, y: tip.y + half)
    case .down:
      transform = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      center = CGPoint(x: tip.x, y: tip.y - half)
    case .left:
      transform = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      center = CGPoint(x: tip.x + half, y: tip.y)
    default:
      transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      center = CGPoint(x: tip.x - half, y: tip.y)
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (width, height, middle) = (rect.width, rect.height, rect.midX)
    context.setFillColor(color.cgColor)
    context.move(to: CGPoint(x: rect.minX, y: height))
    // From the bubble's edge, over a round tip, and back.
    context.addCurve(
      to: CGPoint(x: middle - 3, y: 2), control1: CGPoint(x: rect.minX + width * 0.2, y: height),
      control2: CGPoint(x: middle - 5, y: 4.5))
    context.addQuadCurve(to: CGPoint(x: middle + 3, y: 2), control: CGPoint(x: middle, y: -1))
    context.addCurve(
      to: CGPoint(x: rect.maxX, y: height), control1: CGPoint(x: middle + 5, y: 4.5),
      control2: CGPoint(x: rect.maxX - width * 0.2, y: height))
    context.closePath()
    context.fillPath()
  }
}
