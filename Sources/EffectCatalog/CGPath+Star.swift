import UIKit

extension CGPath {
  /// The distance of a star's notches from its centre, as a fraction of its radius.
  private static let notch: CGFloat = 0.45

  /// A five-pointed star, centred near the upper left corner of the bounds.
  static func star(radius: CGFloat, in bounds: CGRect) -> CGPath {
    let (path, center) = (UIBezierPath(), center(of: bounds))
    for corner in 0..<10 {
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let reach = corner % 2 == 0 ? radius : radius * notch
      // The engine's cosine and sine, which are the same on every machine.
      let rotation = CGAffineTransform(rotationAngle: angle)
      let point = CGPoint(x: center.x + reach * rotation.a, y: center.y + reach * rotation.b)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path.cgPath
  }

  /// The smallest star with the same centre that covers the bounds.
  static func star(over bounds: CGRect) -> CGPath {
    let center = center(of: bounds)
    let (across, down) = (bounds.maxX - center.x, bounds.maxY - center.y)
    return star(radius: (across * across + down * down).squareRoot() / notch + 1, in: bounds)
  }

  private static func center(of bounds: CGRect) -> CGPoint {
    CGPoint(x: bounds.minX + bounds.width / 4, y: bounds.minY + bounds.height / 6)
  }
}
