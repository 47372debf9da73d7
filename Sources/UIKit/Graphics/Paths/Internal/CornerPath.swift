import CoreGraphics

/// The outline of a rectangle with some rounded corners. The elements are the same in number and kind for any radius,
/// so that such paths can be interpolated (C-97).
struct CornerPath {
  private static let kappa: CGFloat = 0.552_284_749_830_793_4

  let path: CGPath

  init(rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let path = CGMutablePath()
    self.path = path
    guard !rect.isNull, !rect.isInfinite else { return }
    let rect = rect.standardized
    let isValid = radii.isFinite
    let width = isValid ? min(max(0, radii.width), rect.width / 2) : 0
    let height = isValid ? min(max(0, radii.height), rect.height / 2) : 0
    func radius(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: width, height: height) : .zero
    }
    let (topLeft, topRight) = (radius(.topLeft), radius(.topRight))
    let (bottomLeft, bottomRight) = (radius(.bottomLeft), radius(.bottomRight))
    path.move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
    Self.addCorner(
      path, at: CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
    Self.addCorner(
      path, at: CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
    Self.addCorner(
      path, at: CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
    Self.addCorner(
      path, at: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    path.closeSubpath()
  }

  /// Adds a quarter of an ellipse from the current point past a corner.
  private static func addCorner(_ path: CGMutablePath, at corner: CGPoint, to end: CGPoint) {
    let start = path.currentPoint
    func towards(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (corner.x - point.x) * kappa, y: point.y + (corner.y - point.y) * kappa)
    }
    path.addCurve(to: end, control1: towards(start), control2: towards(end))
  }
}
