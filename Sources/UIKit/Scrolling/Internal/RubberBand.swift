import QuartzCore

/// The resistance of content beyond its edge (K-42): x points of a drag move the content by `(1 − 1 / (0.55·x/d +
/// 1))·d` points.
enum RubberBand {
  private static let coefficient: CGFloat = 0.55

  /// Returns how far a drag of a distance moves content beyond its edge, in a view of a length; always less than the
  /// length.
  static func offset(of distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, distance.isFinite else { return 0 }
    let displacement = (1 - 1 / (coefficient * distance.magnitude / dimension + 1)) * dimension
    return distance < 0 ? -displacement : displacement
  }

  /// Returns the distance of a drag whose content is that far beyond its edge.
  static func distance(of offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, offset.isFinite else { return 0 }
    let fraction = min(offset.magnitude / dimension, 0.999)
    let displacement = (1 / (1 - fraction) - 1) * dimension / coefficient
    return offset < 0 ? -displacement : displacement
  }

  /// Returns the velocity of content relative to the touch's, where it is that far beyond its edge.
  static func slope(at offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let fraction = 1 - min(offset.magnitude / dimension, 0.999)
    return coefficient * fraction * fraction
  }
}
