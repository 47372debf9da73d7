import CoreGraphics

/// An outline of lines and curves with the settings of its line; it draws itself into the current graphics context.
open class UIBezierPath: NSObject, NSCopying {
  private var storedPath: CGPath = CGMutablePath()

  /// The line's width in points.
  open var lineWidth: CGFloat = 1
  /// How the line's ends look.
  open var lineCapStyle = CGLineCap.butt
  /// How the line's corners look.
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest point of a mitred corner, in line widths.
  open var miterLimit: CGFloat = 10
  /// Whether filling, clipping and `contains(_:)` count crossings in place of windings.
  open var usesEvenOddFillRule = false
  private(set) var dashes: [CGFloat] = []
  private(set) var dashPhase: CGFloat = 0

  /// An empty path.
  public override init() {
    super.init()
  }

  /// A path of Core Graphics' steps.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect, transform: nil))
  }

  /// The ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// A rectangle with corners of a radius in points, at most half its shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }

  /// A rectangle of which some corners are rounded, with radii in points, at most half of its sides.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(cgPath: CornerPath(rect: rect, corners: corners, radii: cornerRadii).path)
  }

  /// An arc of a circle; angles are in radians, 0 to the right, and grow clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  // MARK: Building

  /// The steps, as Core Graphics has them; later changes of either do not reach the other.
  open var cgPath: CGPath {
    get { storedPath.copy() ?? storedPath }
    set { storedPath = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// The path that is built on, no one else's.
  private var steps: CGMutablePath {
    if let path = storedPath as? CGMutablePath { return path }
    let path = storedPath.mutableCopy() ?? CGMutablePath()
    storedPath = path
    return path
  }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) {
    steps.move(to: point)
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    steps.addLine(to: point)
  }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    steps.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    steps.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, after a line to its start; angles are in radians and grow clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics' word for the direction is that of a y axis that points up.
    steps.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Ends the subpath with a line to where it began.
  open func close() {
    steps.closeSubpath()
  }

  /// Forgets all steps.
  open func removeAllPoints() {
    storedPath = CGMutablePath()
  }

  /// Adds another path's steps.
  open func append(_ bezierPath: UIBezierPath) {
    steps.addPath(bezierPath.cgPath)
  }

  /// The same outline, drawn from its end to its start.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: ReversedPath(storedPath).path)
    reversed.takeSettings(of: self)
    return reversed
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    storedPath = storedPath.mutableCopy(using: [transform]) ?? CGMutablePath()
  }

  // MARK: Asking

  /// Whether the path has no steps.
  open var isEmpty: Bool { storedPath.isEmpty }
  /// The smallest rectangle around the outline, in points; null for an empty path.
  open var bounds: CGRect { storedPath.boundingBoxOfPath }
  /// Where the next line would begin.
  open var currentPoint: CGPoint { storedPath.currentPoint }

  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    storedPath.contains(point, using: fillRule)
  }

  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: Dashes

  /// Cuts the line into dashes and gaps, whose lengths in points follow one another; nil or a count of 0 draws it whole.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Writes the lengths of dashes and gaps, their number, and where in them the line begins.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Copying

  /// A path with the same steps and settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: storedPath)
    copy.takeSettings(of: self)
    return copy
  }

  private func takeSettings(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashes = other.dashes
    dashPhase = other.dashPhase
  }
}
