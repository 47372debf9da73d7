import StudioHost

/// The relation of a window's units, its pixels, and the points of the app's screen.
struct WindowGeometry: Equatable {
  var scale: WindowScale
  /// The size of the app's screen, in points.
  var screen: CGSize
  /// Pixels of the device for each point.
  var screenScale: CGFloat
  /// Pixels of the window for each of its units: 1, unless the desktop magnifies windows.
  var ratio: Double = 1
  /// The size of the window, in its units.
  var window = CGSize.zero

  /// The size of the app's frames, in pixels of the device.
  var bitmap: (width: Int, height: Int) {
    (Int((screen.width * screenScale).rounded()), Int((screen.height * screenScale).rounded()))
  }

  /// The size of the shrunk frames, in pixels of the window.
  var target: (width: Int, height: Int) { (scale.length(of: bitmap.width), scale.length(of: bitmap.height)) }

  /// Pixels of the window for each point.
  private var pixelsPerPoint: CGFloat {
    screenScale * CGFloat(scale.numerator) / CGFloat(scale.denominator)
  }

  /// The point of the screen at a location in the window's units, to a quarter; the window's edge counts as the
  /// screen's.
  func point(_ x: Double, _ y: Double) -> CGPoint {
    func limited(_ value: Double, _ length: CGFloat) -> CGFloat {
      let points = CGFloat(value * ratio) / pixelsPerPoint
      return (min(max(points, 0), max(0, length - 0.5)) * 4).rounded() / 4
    }
    return CGPoint(x: limited(x, screen.width), y: limited(y, screen.height))
  }

  /// A rectangle of the screen, in whole units of the window.
  func units(_ rect: CGRect) -> DrawnFrame.Area {
    let factor = pixelsPerPoint / CGFloat(ratio)
    let (left, top) = (Int((rect.minX * factor).rounded(.down)), Int((rect.minY * factor).rounded(.down)))
    return DrawnFrame.Area(
      x: left, y: top, width: max(1, Int((rect.maxX * factor).rounded(.up)) - left),
      height: max(1, Int((rect.maxY * factor).rounded(.up)) - top))
  }

  /// The size of a screen that fills a number of the window's pixels, in points; never below ``smallest``.
  func screen(filling pixels: (width: Int, height: Int)) -> CGSize {
    func points(_ length: Int) -> CGFloat { max(Self.smallest, CGFloat(scale.source(of: length)) / screenScale) }
    return CGSize(width: points(pixels.width), height: points(pixels.height))
  }

  /// The least width and height of a screen that a window gets, in points.
  static let smallest: CGFloat = 80

  /// The least size of the window, in pixels.
  var least: (width: Int, height: Int) {
    let length = Int((Self.smallest * pixelsPerPoint).rounded(.up))
    return (length, length)
  }
}
