import Foundation

extension CGPath {
  /// Returns the outline of the path's stroke; fill it by the winding rule.
  ///
  /// `miterLimit` is the greatest length of a mitred corner in line widths. The transform applies to the outline. A
  /// width that is not positive and finite gives an empty path.
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

  /// Creates the outline of a path's stroke: the importer's name, which code for iOS uses
  /// beside `copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)`.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat, lineCap: CGLineCap,
    lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(elements: Array(outline.elements))
  }

  /// Returns the path cut into dashes: `lengths` are the lengths of dashes and gaps by turns, `phase` is the offset in
  /// them at which the path begins.
  ///
  /// Curves become short straight lines. The path is returned uncut if `lengths` is empty, has a negative or infinite
  /// length or a sum of zero, or would give more than 20 000 dashes.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard let pattern = DashPattern(phase: phase, lengths: lengths) else {
      return withUnsafePointer(to: transform) { copy(using: $0) } ?? self
    }
    let subpaths = flattened(tolerance: 0.02)
    let length = subpaths.reduce(0) { $0 + DashPattern.length(of: $1) }
    var result = PathStorage()
    // A length that overflowed is NaN or infinite, and fails the comparison.
    if length / pattern.total * CGFloat(pattern.lengths.count) <= 40_000 {
      for subpath in subpaths { result.add(pattern.dashes(of: subpath), transform) }
    } else {
      result.add(elements, transform)
    }
    return CGPath(result)
  }
}

/// The shape of a line's open ends.
public enum CGLineCap: Int32, Hashable, Sendable, Codable, CaseIterable {
  /// Square at the end.
  case butt
  /// A half disc beyond the end.
  case round
  /// Square, half a line width beyond the end.
  case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable, Codable, CaseIterable {
  /// A point, or a bevel if the point would exceed the miter limit.
  case miter
  /// A disc.
  case round
  /// A cut-off corner.
  case bevel
}
