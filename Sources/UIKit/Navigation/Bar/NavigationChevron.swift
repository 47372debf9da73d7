import QuartzCore

/// The chevron of a back button.
final class NavigationChevron: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func display(_ layer: CALayer) {
    withCurrentTraits {
      display(.chevron(size: bounds.size, color: tintColor.cgColor, scale: uiEnvironment.screen.scale))
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(tintColor.cgColor)
    context.setLineWidth(2.6)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    let inset: CGFloat = 2
    context.move(to: CGPoint(x: rect.maxX - inset, y: rect.minY + inset))
    context.addLine(to: CGPoint(x: rect.minX + inset, y: rect.midY))
    context.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.maxY - inset))
    context.strokePath()
  }
}
