import Foundation

/// The elements of a path and its current point.
///
/// An element with a coordinate that is not finite is ignored, and so is a line, a curve or a close before any move.
struct PathStorage: Hashable, Sendable {
  /// The elements.
  private(set) var elements: [PathElement] = []
  /// The start of the current subpath.
  private(set) var start: CGPoint?
  /// The current point.
  private(set) var current: CGPoint?

  /// Adds an element.
  mutating func append(_ element: PathElement) {
    guard element.isFinite else { return }
    switch element {
    case .move(let point):
      // A move after a move replaces it, because the first one draws nothing.
      if case .move? = elements.last { elements.removeLast() }
      start = point
      current = point
    case .line(let point), .quadCurve(_, let point), .curve(_, _, let point):
      guard current != nil else { return }
      current = point
    case .closeSubpath:
      guard current != nil else { return }
      if case .closeSubpath? = elements.last { return }
      current = start
    }
    elements.append(element)
  }

  /// Adds a closed rectangle.
  mutating func addRect(_ rect: CGRect, _ t: CGAffineTransform) {
    guard !rect.isNull, !rect.isInfinite else { return }
    add(
      [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
      ], t)
  }

  /// Adds an ellipse: from its rightmost point downwards on a screen.
  mutating func addEllipse(in rect: CGRect, _ t: CGAffineTransform) {
    guard !rect.isNull, !rect.isInfinite else { return }
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    let quarters = ArcCurves.curves(from: 0, by: 2 * .pi)
    add([.move(CGPoint(x: 1, y: 0))] + quarters + [.closeSubpath], unit.concatenating(t))
  }

  /// Adds a rectangle with rounded corners, from the middle of its right side downwards on a screen.
  mutating func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, _ t: CGAffineTransform) {
    guard !rect.isNull, !rect.isInfinite else { return }
    let width = max(0, min(cornerWidth, rect.width / 2))
    let height = max(0, min(cornerHeight, rect.height / 2))
    guard width > 0, height > 0 else { return addRect(rect, t) }
    var steps: [PathElement] = [.move(CGPoint(x: rect.maxX, y: rect.midY))]
    let corners = [
      (CGPoint(x: rect.maxX - width, y: rect.maxY - height), 0.0),
      (CGPoint(x: rect.minX + width, y: rect.maxY - height), 0.5),
      (CGPoint(x: rect.minX + width, y: rect.minY + height), 1.0),
      (CGPoint(x: rect.maxX - width, y: rect.minY + height), 1.5),
    ]
    for (center, halfTurns) in corners {
      let unitTransform = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
      let angle = CGFloat(halfTurns * EngineMath.pi)
      steps.append(.line(ArcCurves.point(at: angle).applying(unitTransform)))
      steps += ArcCurves.curves(from: angle, by: .pi / 2).map { $0.applying(unitTransform) }
    }
    add(steps + [.closeSubpath], t)
  }

  /// Adds elements, transformed.
  mutating func add(_ steps: [PathElement], _ t: CGAffineTransform) {
    let transformed = t.isIdentity ? steps : steps.map { $0.applying(t) }
    guard transformed.allSatisfy(\.isFinite) else { return }
    for step in transformed { append(step) }
  }
}
