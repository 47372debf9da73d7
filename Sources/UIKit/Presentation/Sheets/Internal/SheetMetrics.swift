import QuartzCore

/// The measures of the system's sheets.
enum SheetMetrics {
  /// The distance from the top safe area to a large sheet, in points (K-22).
  static let topGap: CGFloat = 10
  /// The corner radius, in points (K-23).
  static let cornerRadius: CGFloat = 10
  /// The difference in width of a pushed-back screen, in points (K-24).
  static let pushBack: CGFloat = 32
  /// The opacity of the black over the screen behind (K-20).
  static let dimming: CGFloat = 0.2
  /// The size of the grabber (K-27).
  static let grabber = CGSize(width: 36, height: 5)
  /// The distance from the card's top edge to the grabber, in points (K-27).
  static let grabberGap: CGFloat = 5
  /// The size of a form sheet on a large screen (E-75).
  static let form = CGSize(width: 540, height: 620)
  /// The width of a page sheet on a large screen: the readable width with its margins.
  static let pageWidth: CGFloat = 704
  /// The least distance of a floating card from the safe area, in points.
  static let floatingMargin: CGFloat = 20
  /// The fraction of the card's height beyond which a drag dismisses (K-29).
  static let dismissalFraction: CGFloat = 0.5
  /// The speed, in points per second, from which a drag dismisses (K-29).
  static let dismissalSpeed: CGFloat = 1000
  /// The seconds by which a release is projected to find its detent (K-31).
  static let projection: CGFloat = 0.143
  /// The angular frequency of the settling spring. A faster start, in distances per second, would overshoot (K-31).
  static let springFrequency: CGFloat = 18.2574

  /// The displacement of a rubber band that is pulled by a distance, in points (K-42).
  static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let pull = 0.55 * distance.magnitude / dimension
    let displacement = (1 - 1 / (pull + 1)) * dimension
    return distance < 0 ? -displacement : displacement
  }
}
