import QuartzCore

/// The measures of the system's sheets.
enum SheetMetrics {
  /// Points between the top safe area and a large sheet (K-22).
  static let topGap: CGFloat = 10
  /// The radius of the corners, in points (K-23).
  static let cornerRadius: CGFloat = 10
  /// Points by which a pushed-back screen gets narrower (K-24).
  static let pushBack: CGFloat = 32
  /// The opacity of the black over the screen behind (K-20).
  static let dimming: CGFloat = 0.2
  /// The grabber (K-27).
  static let grabber = CGSize(width: 36, height: 5)
  /// Points between the card's top edge and the grabber (K-27).
  static let grabberGap: CGFloat = 5
  /// The size of a form on a large screen (E-75).
  static let form = CGSize(width: 540, height: 620)
  /// The width of a page on a large screen: the readable one with its margins.
  static let pageWidth: CGFloat = 704
  /// Points that a floating card keeps from the safe area.
  static let floatingMargin: CGFloat = 20
  /// The part of the card's height beyond which a drag dismisses (K-29).
  static let dismissingPart: CGFloat = 0.5
  /// The speed, in points per second, from which a drag dismisses (K-29).
  static let dismissingSpeed: CGFloat = 1000
  /// Seconds ahead that a release is projected to find its detent (K-31).
  static let projection: CGFloat = 0.143
  /// The angular frequency of the settling spring; from this speed on, in ways per second, it would overshoot (K-31).
  static let springFrequency: CGFloat = 18.2574

  /// Where a band that gives way less and less stands when it is pulled by a distance, in points (K-42).
  static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let pull = 0.55 * distance.magnitude / dimension
    let way = (1 - 1 / (pull + 1)) * dimension
    return distance < 0 ? -way : way
  }
}
