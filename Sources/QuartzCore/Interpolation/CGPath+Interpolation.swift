import CoreGraphics
import Foundation

extension CGPath {
  /// Whether another path has the same kinds of elements in the same order.
  func hasSameStructure(as other: CGPath) -> Bool {
    let (mine, its) = (elements, other.elements)
    guard mine.count == its.count else { return false }
    return zip(mine, its).allSatisfy { PathElement.between($0, $1, fraction: 0) != nil }
  }

  /// The path with other points, given as x and y in turn.
  func with(_ vector: [Double]) -> CGPath {
    var rest = vector[...]
    func next() -> CGPoint { CGPoint(x: rest.removeFirst(), y: rest.removeFirst()) }
    return CGPath(
      elements: elements.map { element in
        switch element {
        case .move: return .move(next())
        case .line: return .line(next())
        case .quadCurve: return .quadCurve(control: next(), end: next())
        case .curve: return .curve(control1: next(), control2: next(), end: next())
        case .closeSubpath: return .closeSubpath
        }
      })
  }

  /// The interpolated path: point by point where both have the same kinds of elements in the same order; else it
  /// switches at one half (C-97).
  package static func between(_ from: CGPath, _ to: CGPath, fraction: Double) -> CGPath {
    if fraction == 0 || from === to { return from }
    if fraction == 1 { return to }
    var elements: [PathElement] = []
    let (first, second) = (from.elements, to.elements)
    if first.count == second.count {
      for (a, b) in zip(first, second) {
        guard let element = PathElement.between(a, b, fraction: fraction) else { break }
        elements.append(element)
      }
    }
    guard elements.count == first.count, first.count == second.count else { return fraction < 0.5 ? from : to }
    return CGPath(elements: elements)
  }
}

extension PathElement {
  /// The interpolated element; nil for different kinds.
  fileprivate static func between(_ from: PathElement, _ to: PathElement, fraction: Double) -> PathElement? {
    func blend(_ a: CGPoint, _ b: CGPoint) -> CGPoint { .interpolate(from: a, to: b, fraction: fraction) }
    switch (from, to) {
    case (.move(let a), .move(let b)): return .move(blend(a, b))
    case (.line(let a), .line(let b)): return .line(blend(a, b))
    case (.quadCurve(let a, let end), .quadCurve(let b, let otherEnd)):
      return .quadCurve(control: blend(a, b), end: blend(end, otherEnd))
    case (.curve(let a1, let a2, let end), .curve(let b1, let b2, let otherEnd)):
      return .curve(control1: blend(a1, b1), control2: blend(a2, b2), end: blend(end, otherEnd))
    case (.closeSubpath, .closeSubpath): return .closeSubpath
    default: return nil
    }
  }
}
