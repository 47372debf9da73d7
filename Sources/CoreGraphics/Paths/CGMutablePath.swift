import Foundation

/// A mutable path.
///
/// Elements with coordinates that are not finite are ignored. A line, a curve or a close needs a current point and is
/// ignored without one.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() {
    super.init(PathStorage())
  }

  init(copying storage: PathStorage) {
    super.init(storage)
  }

  /// Decodes a path.
  public required init(from decoder: any Decoder) throws {
    try super.init(from: decoder)
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.append(.move(point.applying(transform))) }
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.append(.line(point.applying(transform))) }
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.append(PathElement.quadCurve(control: control, end: end).applying(transform)) }
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    change { $0.append(PathElement.curve(control1: control1, control2: control2, end: end).applying(transform)) }
  }

  /// Closes the current subpath with a straight line to its start.
  public func closeSubpath() {
    change { $0.append(.closeSubpath) }
  }

  /// Adds lines through the points, the first of which begins a subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    change { $0.add([.move(first)] + points.dropFirst().map(PathElement.line), transform) }
  }

  /// Adds another path's elements.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let elements = path.elements
    change { $0.add(elements, transform) }
  }
}
