import QuartzCore

/// The resistance of content beyond its edge (K-42): x points of a drag move the content by `(1 − 1 / (0.55·x/d +
/// 1))·d` points.
enum RubberBand {
  private static let give: CGFloat = 0.55

  /// Returns how far a drag of a distance moves content beyond its edge, in a view of a length; always less than the
  /// length.
  static func offset(of distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, distance.isFinite else { return 0 }
    let way = (1 - 1 / (give * distance.magnitude / dimension + 1)) * dimension
    return distance < 0 ? -way : way
  }

  /// Returns the distance of a drag whose content is that far beyond its edge.
  static func distance(of offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, offset.isFinite else { return 0 }
    let part = min(offset.magnitude / dimension, 0.999)
    let way = (1 / (1 - part) - 1) * dimension / give
    return offset < 0 ? -way : way
  }

  /// Returns the velocity of content relative to the touch's, where it is that far beyond its edge.
  static func slope(at offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let part = 1 - min(offset.magnitude / dimension, 0.999)
    return give * part * part
  }
}
