import UIKit

/// Paints the sample app's photos.
@MainActor enum PhotoPainter {
  /// The photo in a size in points, the landscape covering it.
  static func image(of photo: Photo, size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let canvas = context.cgContext
      let side = max(size.width, size.height)
      let origin = CGPoint(x: (size.width - side) / 2, y: (size.height - side) / 2)
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: origin.x + x * side, y: origin.y + y * side) }
      paintSky(photo, on: canvas, from: point(0, 0).y, to: point(0, 0.7).y, size: size)
      paintSun(photo, on: canvas, at: point(photo.sunPlace.x, photo.sunPlace.y), radius: photo.sunRadius * side)
      for (hill, ridge) in zip(photo.hills, photo.ridges) {
        canvas.addPath(path(along: ridge, point: point))
        canvas.setFillColor(hill.color.cgColor)
        canvas.fillPath()
      }
    }
  }

  private static func gradient(_ colors: [UIColor]) -> CGGradient? {
    CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor) as CFArray, locations: nil)
  }

  private static func paintSky(
    _ photo: Photo, on canvas: CGContext, from top: CGFloat, to bottom: CGFloat, size: CGSize
  ) {
    guard let sky = gradient(photo.sky.map(\.color)) else { return }
    canvas.drawLinearGradient(
      sky, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  private static func paintSun(_ photo: Photo, on canvas: CGContext, at center: CGPoint, radius: CGFloat) {
    let sun = photo.sun.color
    // Fades out ever more slowly, so that no edge shows.
    if let glow = gradient([0.6, 0.34, 0.15, 0.04, 0].map(sun.withAlphaComponent)) {
      canvas.drawRadialGradient(
        glow, startCenter: center, startRadius: radius, endCenter: center, endRadius: radius * 4, options: [])
    }
    canvas.setFillColor(sun.cgColor)
    canvas.fillEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  /// The area beneath a ridge, which runs softly through its heights.
  private static func path(along ridge: [CGFloat], point: (CGFloat, CGFloat) -> CGPoint) -> CGPath {
    let path = CGMutablePath()
    path.move(to: point(0, 1))
    path.addLine(to: point(0, ridge[0]))
    let step = 1 / CGFloat(ridge.count - 1)
    for index in 1..<ridge.count {
      let (left, right) = (CGFloat(index - 1) * step, CGFloat(index) * step)
      path.addCurve(
        to: point(right, ridge[index]), control1: point(left + step / 2, ridge[index - 1]),
        control2: point(right - step / 2, ridge[index]))
    }
    path.addLine(to: point(1, 1))
    path.closeSubpath()
    return path
  }
}
