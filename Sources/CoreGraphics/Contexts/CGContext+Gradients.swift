import Foundation
import Raster

extension CGContext {
  /// Fills the clip with a gradient along the line from `startPoint` to `endPoint`.
  ///
  /// Without the options, nothing is drawn before the start and after the end. Two equal points draw nothing.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let square = dx * dx + dy * dy
    guard square > 0, square.isFinite else { return }
    draw(gradient, options) { point in ((point.x - startPoint.x) * dx + (point.y - startPoint.y) * dy) / square }
  }

  /// Fills the clip with a gradient between two circles.
  ///
  /// A point has the colour of the last circle, from the first to the second, that passes through it. Without the
  /// options, only circles between the two count.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let (dx, dy, dr) = (endCenter.x - startCenter.x, endCenter.y - startCenter.y, endRadius - startRadius)
    guard startRadius >= 0, endRadius >= 0, dx.isFinite, dy.isFinite, dr.isFinite, dx != 0 || dy != 0 || dr != 0 else {
      return
    }
    let lowest: CGFloat = options.contains(.drawsBeforeStartLocation) ? -.infinity : 0
    let highest: CGFloat = options.contains(.drawsAfterEndLocation) ? .infinity : 1
    func isValid(_ t: CGFloat) -> Bool { t >= lowest && t <= highest && startRadius + t * dr >= 0 }
    // |point − center(t)|² = radius(t)² is a·t² − 2·b·t + c = 0.
    let a = dx * dx + dy * dy - dr * dr
    draw(gradient, options) { point in
      let (x, y) = (point.x - startCenter.x, point.y - startCenter.y)
      let b = x * dx + y * dy + startRadius * dr
      let c = x * x + y * y - startRadius * startRadius
      if a == 0 {
        let t = c / (2 * b)
        return b != 0 && isValid(t) ? t : .nan
      }
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return .nan }
      let root = discriminant.squareRoot()
      let (first, second) = ((b + root) / a, (b - root) / a)
      let (later, earlier) = (max(first, second), min(first, second))
      return isValid(later) ? later : (isValid(earlier) ? earlier : .nan)
    }
  }

  /// Fills the clip by the gradient location of each pixel's centre in user space; NaN draws nothing.
  private func draw(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions, location: @escaping (CGPoint) -> CGFloat
  ) {
    guard state.transform.isInvertible else { return }
    let back = state.transform.inverted()
    let table = gradient.table()
    let last = CGFloat(table.count - 1)
    let (before, after) = (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
    let opacity = UInt8((state.alpha * 255).rounded())
    let source = PaintSource.pixels(opacity: opacity) { x, y, target, count in
      for index in 0..<count {
        let center = CGPoint(x: CGFloat(x + index) + 0.5, y: CGFloat(y) + 0.5)
        let t = location(center.applying(back))
        if t.isNaN || (t < 0 && !before) || (t > 1 && !after) {
          target[index] = 0
        } else {
          target[index] = table[Int((max(0, min(t, 1)) * last).rounded())]
        }
      }
    }
    let bounds = state.clip.bounds
    let all = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
    let converter = ScanConverter(CGPath(rect: all, transform: nil).outline())
    withShadow { $0.paint(converter, source, mode: $0.state.blendMode) }
  }
}
