import QuartzCore

/// How content gives way beyond its edge (K-42): x points of finger become `(1 − 1 / (0.55·x/d + 1))·d` points of content.
enum RubberBand {
  private static let give: CGFloat = 0.55

  /// How far content moves beyond its edge when a finger pulls a distance, in a view of a length; never as far as the length.
  static func offset(of distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, distance.isFinite else { return 0 }
    let way = (1 - 1 / (give * distance.magnitude / dimension + 1)) * dimension
    return distance < 0 ? -way : way
  }

  /// How far a finger has pulled when content is that far beyond its edge.
  static func distance(of offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, offset.isFinite else { return 0 }
    let part = min(offset.magnitude / dimension, 0.999)
    let way = (1 / (1 - part) - 1) * dimension / give
    return offset < 0 ? -way : way
  }

  /// How much slower content moves than the finger, where it is that far beyond its edge.
  static func slope(at offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let part = 1 - min(offset.magnitude / dimension, 0.999)
    return give * part * part
  }
}
