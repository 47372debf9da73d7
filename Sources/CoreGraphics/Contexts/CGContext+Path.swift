import Foundation

extension CGContext {
  /// Clears the current path.
  public func beginPath() {
    currentPath = CGMutablePath()
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) {
    currentPath.move(to: point, transform: state.transform)
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: point, transform: state.transform)
  }

  /// Adds lines through the points, the first of which begins a subpath.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.transform)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: state.transform)
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
  }

  /// Closes the current subpath with a straight line to its start.
  public func closePath() {
    currentPath.closeSubpath()
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) {
    currentPath.addRect(rect, transform: state.transform)
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) {
    currentPath.addRects(rects, transform: state.transform)
  }

  /// Adds the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, transform: state.transform)
  }

  /// Adds an arc of a circle; see `CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:)`.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.transform)
  }

  /// Adds an arc that touches two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
  }

  /// Adds another path's elements.
  public func addPath(_ path: CGPath) {
    currentPath.addPath(path, transform: state.transform)
  }

  /// The current path in user space; nil if there is none.
  public var path: CGPath? {
    guard !currentPath.isEmpty else { return nil }
    var back = state.transform.inverted()
    return currentPath.copy(using: &back)
  }

  /// Whether there is no current path.
  public var isPathEmpty: Bool {
    currentPath.isEmpty
  }

  /// The current point, in user space.
  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(state.transform.inverted())
  }

  /// The smallest rectangle around the current path's points, in user space.
  public var boundingBoxOfPath: CGRect {
    path?.boundingBox ?? .null
  }

  /// Whether a point is inside the current path, or on its stroke.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let devicePoint = point.applying(state.transform)
    let isOnLine = { self.strokedPath(self.currentPath)?.contains(devicePoint) ?? false }
    return switch mode {
    case .fill: currentPath.contains(devicePoint)
    case .eoFill: currentPath.contains(devicePoint, using: .evenOdd)
    case .stroke: isOnLine()
    case .fillStroke: currentPath.contains(devicePoint) || isOnLine()
    case .eoFillStroke: currentPath.contains(devicePoint, using: .evenOdd) || isOnLine()
    }
  }

  /// Replaces the current path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    currentPath = strokedPath(currentPath)?.mutableCopy() ?? CGMutablePath()
  }

  /// Returns the outline of a path's stroke, both in pixels; nil if the transform is not invertible.
  func strokedPath(_ path: CGPath) -> CGPath? {
    guard state.transform.isInvertible else { return nil }
    var back = state.transform.inverted()
    guard var line = path.copy(using: &back) else { return nil }
    if !state.dashLengths.isEmpty {
      line = line.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
    }
    return line.copy(
      strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
      miterLimit: state.miterLimit, transform: state.transform)
  }
}

/// The mode in which a path is drawn: filled, stroked, or both.
public enum CGPathDrawingMode: Int32, Hashable, Sendable, CaseIterable {
  /// Fills by the winding rule.
  case fill
  /// Fills by the even-odd rule.
  case eoFill
  /// Strokes.
  case stroke
  /// Fills by the winding rule, then strokes.
  case fillStroke
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke
}
