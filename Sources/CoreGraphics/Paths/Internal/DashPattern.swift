import Foundation

/// The lengths of dashes and gaps by turns, beginning with a dash.
struct DashPattern: Hashable, Sendable {
  /// The lengths; their number is even.
  let lengths: [CGFloat]
  /// Their sum, which is positive.
  let total: CGFloat
  /// The offset in the pattern at which a subpath begins, in 0 ..< total.
  let phase: CGFloat

  /// Creates a pattern; nil if it has no lengths, a negative or infinite one, or a sum of zero.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    guard !lengths.isEmpty, phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    // An odd number of lengths is repeated, so that dashes and gaps alternate.
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    total = self.lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return nil }
    let rest = phase.truncatingRemainder(dividingBy: total)
    self.phase = rest < 0 ? rest + total : rest
  }

  /// Returns the dashes of a subpath.
  func dashes(of subpath: FlatSubpath) -> [PathElement] {
    var result: [PathElement] = []
    var corners = subpath.points
    if subpath.isClosed, let first = corners.first { corners.append(first) }
    guard corners.count > 1 else { return [] }
    var index = 0
    var left = phase
    while left >= lengths[index] {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - left
    if index % 2 == 0 { result.append(.move(corners[0])) }
    for (from, to) in zip(corners, corners.dropFirst()) {
      let length = Self.distance(from, to)
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let t = done / length
        let point = CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
        result.append(index % 2 == 0 ? .line(point) : .move(point))
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - done
      if index % 2 == 0 { result.append(.line(to)) }
    }
    return result
  }

  /// Returns the length of a subpath.
  static func length(of subpath: FlatSubpath) -> CGFloat {
    var length = zip(subpath.points, subpath.points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    if subpath.isClosed, let first = subpath.points.first, let last = subpath.points.last {
      length += distance(last, first)
    }
    return length
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }
}
