import Foundation

extension CGMutablePath {
  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform) }
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners; radii larger than half a side are reduced to it.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change { $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform) }
  }

  /// Adds the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform) }
  }

  /// Adds an arc of a circle, after a straight line from the current point to its start, if there is one.
  ///
  /// Angles are in radians from the x axis. `clockwise` counts with the y axis pointing up, as Apple's does: false
  /// makes angles grow, which is clockwise on a screen. A negative radius does nothing.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    guard delta.isFinite else { return }
    if clockwise {
      if delta > 0 || delta < -2 * turn { delta = delta.truncatingRemainder(dividingBy: turn) }
      if delta > 0 { delta -= turn }
    } else {
      if delta < 0 || delta > 2 * turn { delta = delta.truncatingRemainder(dividingBy: turn) }
      if delta < 0 { delta += turn }
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc of a circle with a relative angle in radians, after a straight line to its start; two turns at most.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard radius >= 0, startAngle.isFinite, delta.isFinite else { return }
    let unitTransform = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let start = ArcCurves.point(at: startAngle)
    change { storage in
      let first = storage.current == nil ? PathElement.move(start) : .line(start)
      storage.add([first] + ArcCurves.curves(from: startAngle, by: delta), unitTransform.concatenating(transform))
    }
  }

  /// Adds an arc that touches the line from the current point to `tangent1End` and the line from there to
  /// `tangent2End`.
  ///
  /// A straight line joins the current point and the arc. If the lines are parallel, or the radius is zero, only a
  /// straight line to `tangent1End` is added.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change { storage in
      guard let current = storage.current, radius >= 0 else { return }
      // The current point is already in the path's space; the other points are not.
      let start = current.applying(transform.inverted())
      let first = Self.direction(from: tangent1End, to: start)
      let second = Self.direction(from: tangent1End, to: tangent2End)
      let cross = first.dx * second.dy - first.dy * second.dx
      let dot = first.dx * second.dx + first.dy * second.dy
      guard radius > 0, cross.magnitude > 1e-9 else { return storage.add([.line(tangent1End)], transform) }
      // tan(half the angle between the lines) = |cross| / (1 + dot)
      let distance = radius * (1 + dot) / cross.magnitude
      let from = CGPoint(x: tangent1End.x + first.dx * distance, y: tangent1End.y + first.dy * distance)
      let side: CGFloat = cross > 0 ? 1 : -1
      let center = CGPoint(x: from.x - side * first.dy * radius, y: from.y + side * first.dx * radius)
      let startAngle = EngineMath.atan2(Double(from.y - center.y), Double(from.x - center.x))
      let sweep = EngineMath.pi - EngineMath.atan2(Double(cross.magnitude), Double(dot))
      let unitTransform = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      let curves = ArcCurves.curves(from: startAngle, by: -side * sweep).map { $0.applying(unitTransform) }
      storage.add([.line(from)] + curves, transform)
    }
  }

  private static func direction(from a: CGPoint, to b: CGPoint) -> CGVector {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }
}
