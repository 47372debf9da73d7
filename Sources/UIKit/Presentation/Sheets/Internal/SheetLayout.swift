import QuartzCore

/// The geometry of a sheet in a container: its stops, and the dimming, push-back and shadow at a height.
///
/// Everything is a function of the card's top edge, so that gesture, spring and animator agree.
struct SheetLayout {
  /// A detent with its height in the container.
  struct Stop: Equatable {
    let identifier: UISheetPresentationController.Detent.Identifier
    /// The card's height in points, including the bottom safe area.
    let height: CGFloat
    /// Whether the screen behind is dimmed, and receives no touches.
    let isDimmed: Bool
    /// Whether the presenter's screen is pushed back.
    let pushesBack: Bool
  }

  let container: CGRect
  let sizeClasses: PresentationSizeClasses
  /// The horizontal middle of the card.
  let midX: CGFloat
  let width: CGFloat
  /// Whether the card floats in the middle, and does not lie at the bottom edge.
  let isFloating: Bool
  /// The stops from the lowest to the highest; at least one.
  let stops: [Stop]

  /// The top edge of the card at a stop.
  func top(of stop: Stop) -> CGFloat {
    isFloating ? container.midY - stop.height / 2 : container.maxY - stop.height
  }

  /// The top edge at the lowest stop. Below it, the card keeps its height.
  var lowestTop: CGFloat { top(of: stops[0]) }
  /// The top edge at the highest stop.
  var highestTop: CGFloat { top(of: stops[stops.count - 1]) }

  /// The card's frame for a top edge.
  func frame(atTop top: CGFloat) -> CGRect {
    let stretched = min(top, lowestTop)
    let height = isFloating ? 2 * (container.midY - stretched) : container.maxY - stretched
    return CGRect(x: midX - width / 2, y: top, width: width, height: max(0, height))
  }

  /// The stop whose top edge is nearest.
  func nearest(to top: CGFloat) -> Stop {
    stops.min { (self.top(of: $0) - top).magnitude < (self.top(of: $1) - top).magnitude } ?? stops[0]
  }

  /// The dimming of the screen behind in 0…1: linear between the stops, and from the lowest stop down to 0 (K-30).
  func dimming(atTop top: CGFloat) -> CGFloat {
    blend(atTop: top) { $0.isDimmed ? 1 : 0 }
  }

  /// The push-back of the presenter's screen, in 0…1 (K-24).
  func pushing(atTop top: CGFloat) -> CGFloat {
    blend(atTop: top) { $0.pushesBack ? 1 : 0 }
  }

  /// The card's shadow in 0…1: 1 where it floats or nothing is dimmed. Below the lowest stop it has the value of that
  /// stop.
  func shading(atTop top: CGFloat) -> CGFloat {
    isFloating ? 1 : blend(atTop: top, ground: stops[0].isDimmed ? 0 : 1) { $0.isDimmed ? 0 : 1 }
  }

  private func blend(atTop position: CGFloat, ground: CGFloat = 0, _ value: (Stop) -> CGFloat) -> CGFloat {
    var below = (top: container.maxY, value: ground)
    for stop in stops {
      let here = (top: top(of: stop), value: value(stop))
      if position >= here.top {
        guard below.top > here.top else { return here.value }
        let fraction = min(max((below.top - position) / (below.top - here.top), 0), 1)
        return below.value + (here.value - below.value) * fraction
      }
      below = here
    }
    return below.value
  }
}

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
