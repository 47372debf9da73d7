import QuartzCore

/// Draws an image's shape in one colour, as bars do.
final class TemplateImageView: UIView {
  var image: UIImage? {
    didSet { setNeedsDisplay() }
  }
  var color: UIColor = .systemBlue {
    didSet { setNeedsDisplay() }
  }
  private var drawnSize: CGSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if drawnSize != bounds.size { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    drawnSize = bounds.size
    guard let image, let context = UIGraphicsGetCurrentContext() else {
      layer.contents = nil
      return
    }
    image.draw(in: rect)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color.cgColor)
    context.fill(rect)
  }
}
