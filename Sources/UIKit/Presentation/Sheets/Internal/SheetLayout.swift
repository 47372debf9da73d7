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
