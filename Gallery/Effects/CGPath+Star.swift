import UIKit

extension CGPath {
  /// A star with five points about a place near the upper left corner.
  public static func star(radius: CGFloat) -> CGPath {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let reach = corner % 2 == 0 ? radius : radius * 0.45
      let point = CGPoint(x: 98 + reach * cosine(angle), y: 140 + reach * cosine(angle - .pi / 2))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path.cgPath
  }

  /// As transforms turn: the same on every machine.
  private static func cosine(_ angle: CGFloat) -> CGFloat {
    CGAffineTransform(rotationAngle: angle).a
  }
}
