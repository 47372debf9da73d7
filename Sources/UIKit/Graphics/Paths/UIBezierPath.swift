import CoreGraphics

/// A path of lines and curves with stroke settings, which draws itself into the current graphics context.
open class UIBezierPath: NSObject, NSCopying {
  private var storedPath: CGPath = CGMutablePath()

  /// The line width in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the line's corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a mitre, in line widths.
  open var miterLimit: CGFloat = 10
  /// Whether filling, clipping and `contains(_:)` use the even-odd rule.
  open var usesEvenOddFillRule = false
  private(set) var dashes: [CGFloat] = []
  private(set) var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates an empty path: there are no archives of paths here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a path from one of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect, transform: nil))
  }

  /// Creates the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// Creates a rectangle with rounded corners of a radius in points, at most half its shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }

  /// Creates a rectangle with some rounded corners of radii in points, at most half of its sides.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(cgPath: CornerPath(rect: rect, corners: corners, radii: cornerRadii).path)
  }

  /// Creates an arc of a circle; angles are in radians, 0 is to the right, and they grow clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  // MARK: Building

  /// A copy of the path as one of Core Graphics.
  open var cgPath: CGPath {
    get { storedPath.copy() ?? storedPath }
    set { storedPath = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// The path under construction, which is not shared.
  private var mutablePath: CGMutablePath {
    if let path = storedPath as? CGMutablePath { return path }
    let path = storedPath.mutableCopy() ?? CGMutablePath()
    storedPath = path
    return path
  }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) {
    mutablePath.move(to: point)
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    mutablePath.addLine(to: point)
  }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    mutablePath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    mutablePath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, after a line to its start; angles are in radians and grow clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics names the direction for a y axis that points upwards.
    mutablePath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the subpath with a line to its start.
  open func close() {
    mutablePath.closeSubpath()
  }

  /// Removes all elements.
  open func removeAllPoints() {
    storedPath = CGMutablePath()
  }

  /// Appends another path's elements.
  open func append(_ bezierPath: UIBezierPath) {
    mutablePath.addPath(bezierPath.cgPath)
  }

  /// Returns the outline from its end to its start.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: ReversedPath(storedPath).path)
    reversed.copySettings(of: self)
    return reversed
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    storedPath = storedPath.mutableCopy(using: [transform]) ?? CGMutablePath()
  }

  // MARK: Asking

  /// Whether the path has no elements.
  open var isEmpty: Bool { storedPath.isEmpty }
  /// The bounding box of the outline, in points; null for an empty path.
  open var bounds: CGRect { storedPath.boundingBoxOfPath }
  /// The point at which the next line begins.
  open var currentPoint: CGPoint { storedPath.currentPoint }

  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    storedPath.contains(point, using: fillRule)
  }

  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: Dashes

  /// Sets the alternating lengths of dashes and gaps, in points; nil or a count of 0 for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Writes the lengths of dashes and gaps, their number, and the phase.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Copying

  /// Returns a path with the same elements and settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: storedPath)
    copy.copySettings(of: self)
    return copy
  }

  private func copySettings(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashes = other.dashes
    dashPhase = other.dashPhase
  }
}

/// Corners of a rectangle; the raw values are Apple's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// Creates corners from Apple's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
