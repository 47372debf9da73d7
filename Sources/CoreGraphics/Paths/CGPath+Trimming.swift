import Foundation

extension CGPath {
  /// Returns the part of the path between two fractions of its length, through all subpaths; nil if nothing is left.
  ///
  /// Fractions are clamped to 0…1. Curves stay curves, cut at the parameter of the length. A closed subpath that is not
  /// cut stays closed.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath? {
    let start = Swift.max(0, Swift.min(start, 1))
    let end = Swift.max(0, Swift.min(end, 1))
    guard start < end else { return nil }
    if start == 0, end == 1 { return self }
    let subpaths = MeasuredSubpath.subpaths(of: elements)
    let length = subpaths.reduce(0) { $0 + $1.length }
    guard length > 0, length.isFinite else { return nil }
    let (from, to) = (start * length, end * length)
    var elements: [PathElement] = []
    var done: CGFloat = 0
    for subpath in subpaths {
      if done + subpath.length > from, done < to {
        elements += subpath.part(from: Swift.max(0, from - done), to: Swift.min(subpath.length, to - done))
      }
      done += subpath.length
    }
    return elements.isEmpty ? nil : CGPath(elements: elements)
  }
}
