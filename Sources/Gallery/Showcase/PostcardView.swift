import UIKit

/// A landscape of layers: a sky, a sun, two hills.
final class PostcardView: UIView {
  var colors = PostcardFace.first.colors {
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
    sky.colors = colors.sky.map(\.cgColor)
    sun.fillColor = colors.sun.cgColor
    for (hill, color) in zip(hills, colors.hills) { hill.fillColor = color.cgColor }
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

/// The two appearances of a showcase's screen.
enum PostcardFace {
  case first, second

  var title: String { self == .first ? "Dawn" : "Dusk" }
  var background: UIColor {
    self == .first
      ? UIColor(red: 0.99, green: 0.97, blue: 0.93, alpha: 1) : UIColor(red: 0.11, green: 0.12, blue: 0.2, alpha: 1)
  }
  var ink: UIColor { self == .first ? .black : .white }
  /// A disc for a bar.
  @MainActor func icon(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { renderer in
      color.setFill()
      renderer.cgContext.fillEllipse(in: CGRect(x: 4, y: 4, width: 17, height: 17))
    }
  }
  /// The colours of its postcard.
  var colors: PostcardColors {
    self == .first
      ? PostcardColors(
        sky: [UIColor(red: 0.55, green: 0.8, blue: 0.98, alpha: 1), UIColor(red: 1, green: 0.86, blue: 0.6, alpha: 1)],
        sun: UIColor(red: 1, green: 0.96, blue: 0.8, alpha: 1),
        hills: [
          UIColor(red: 0.45, green: 0.68, blue: 0.55, alpha: 1), UIColor(red: 0.25, green: 0.5, blue: 0.42, alpha: 1),
        ])
      : PostcardColors(
        sky: [
          UIColor(red: 0.2, green: 0.14, blue: 0.42, alpha: 1), UIColor(red: 0.96, green: 0.45, blue: 0.36, alpha: 1),
        ],
        sun: UIColor(red: 1, green: 0.8, blue: 0.5, alpha: 1),
        hills: [
          UIColor(red: 0.36, green: 0.2, blue: 0.42, alpha: 1), UIColor(red: 0.16, green: 0.12, blue: 0.3, alpha: 1),
        ])
  }
}

/// The colours of a postcard.
struct PostcardColors {
  /// The sky, from above.
  var sky: [UIColor]
  var sun: UIColor
  /// The far hill and the near one.
  var hills: [UIColor]
}
