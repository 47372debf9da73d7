import UIKit

/// A landscape of layers: a sky, a sun, two hills.
final class PostcardView: UIView {
  var face = PostcardFace.first {
    didSet { colour() }
  }
  private let sky = CAGradientLayer()
  private let sun = CAShapeLayer()
  private let hills = [CAShapeLayer(), CAShapeLayer()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    for part in [sky, sun] + hills { layer.addSublayer(part) }
    colour()
  }

  required init?(coder: NSCoder) { nil }

  private func colour() {
    sky.colors = face.sky.map(\.cgColor)
    sun.fillColor = face.sun.cgColor
    for (hill, color) in zip(hills, face.hills) { hill.fillColor = color.cgColor }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for part in [sky, sun] + hills { part.frame = bounds }
    let radius = min(width, height) * 0.13
    let center = CGPoint(x: width * 0.68, y: height * 0.42)
    sun.path = CGPath(
      ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      transform: nil)
    for (hill, crest) in zip(hills, [(0.62, 0.4), (0.78, 0.66)]) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: height))
      path.addLine(to: CGPoint(x: 0, y: height * crest.0))
      path.addCurve(
        to: CGPoint(x: width, y: height * (crest.0 - 0.05)),
        controlPoint1: CGPoint(x: width * 0.35, y: height * crest.1),
        controlPoint2: CGPoint(x: width * 0.6, y: height * (crest.0 + 0.16)))
      path.addLine(to: CGPoint(x: width, y: height))
      path.close()
      hill.path = path.cgPath
    }
    CATransaction.commit()
  }
}
