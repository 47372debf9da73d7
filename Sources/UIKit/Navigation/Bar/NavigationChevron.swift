import QuartzCore

/// The arrowhead of a back button.
final class NavigationChevron: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func display(_ layer: CALayer) {
    let environment = uiEnvironment
    let key = Picture(size: bounds.size, color: tintColor.cgColor, scale: environment.screen.scale)
    if let picture = environment.chevrons[key] {
      layer.contents = picture
      layer.contentsScale = key.scale
      return
    }
    super.display(layer)
    if environment.chevrons.count > 16 { environment.chevrons = [:] }
    environment.chevrons[key] = layer.contents as? CGImage
  }

  /// What a chevron's picture depends on.
  struct Picture: Hashable {
    let size: CGSize
    let color: CGColor
    let scale: CGFloat
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
