import Foundation

extension CGPath {
  /// The outline of the area that a line along this path covers; fill it by the winding rule.
  ///
  /// `miterLimit` is the longest point of a mitred corner in line widths. The transform applies to the outline. A width that
  /// is not positive and finite gives an empty path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = PathStroker.Style(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    guard let stroker = PathStroker(style, bounds: boundingBox) else { return CGPath(PathStorage()) }
    let stroke = stroker.stroke(elements)
    guard !transform.isIdentity else { return CGPath(stroke) }
    var result = PathStorage()
    result.add(stroke.elements, transform)
    return CGPath(result)
  }

  /// The path cut into dashes: `lengths` are the lengths of dashes and gaps in turn, `phase` is where in them the path begins.
  ///
  /// Curves become short straight lines. Without lengths, with one that is negative or not finite, with a sum of zero, or
  /// with more than 20 000 dashes, the path is returned uncut.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard let pattern = DashPattern(phase: phase, lengths: lengths) else {
      return withUnsafePointer(to: transform) { copy(using: $0) } ?? self
    }
    let subpaths = flattened(tolerance: 0.02)
    let length = subpaths.reduce(0) { $0 + DashPattern.length(of: $1) }
    var result = PathStorage()
    // A length that overflowed is no number or infinite, and fails the comparison.
    if length / pattern.total * CGFloat(pattern.lengths.count) <= 40_000 {
      for subpath in subpaths { result.add(pattern.dashes(of: subpath), transform) }
    } else {
      result.add(elements, transform)
    }
    return CGPath(result)
  }
}

/// How an open line ends.
public enum CGLineCap: Int32, Hashable, Sendable, Codable, CaseIterable {
  /// Squarely at its end.
  case butt
  /// With half a disc beyond its end.
  case round
  /// Squarely, half a line width beyond its end.
  case square
}

/// How two pieces of a line meet.
public enum CGLineJoin: Int32, Hashable, Sendable, Codable, CaseIterable {
  /// In a point, or bevelled where the point would exceed the miter limit.
  case miter
  /// In a disc.
  case round
  /// With the corner cut off.
  case bevel
}
