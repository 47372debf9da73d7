import CoreGraphics
import Foundation

/// A layer that scrolls its sublayers by its bounds' origin, and clips them.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  /// In which directions the layer scrolls; both unless set.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// A scroll layer that clips to its bounds.
  public required init() {
    super.init()
    model_.masksToBounds = true
  }

  /// A copy of another layer's state, for a presentation.
  public required init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  /// Scrolls a point to the upper left corner, in the directions that the mode allows.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode != .vertically, scrollMode != .none { origin.x = p.x }
    if scrollMode != .horizontally, scrollMode != .none { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scroll(to r: CGRect) {
    guard r.isFinite else {
      environment.report(.invalidGeometry(layer: debugName, property: "scroll(to:)", value: "\(r)"))
      return
    }
    let shown = bounds
    func moved(_ low: CGFloat, _ high: CGFloat, _ shownLow: CGFloat, _ shownHigh: CGFloat) -> CGFloat {
      // A rectangle larger than the bounds is shown from its beginning.
      if low < shownLow || high - low > shownHigh - shownLow { return low }
      return high > shownHigh ? shownLow + high - shownHigh : shownLow
    }
    scroll(
      to: CGPoint(
        x: moved(r.minX, r.maxX, shown.minX, shown.maxX), y: moved(r.minY, r.maxY, shown.minY, shown.maxY)))
  }
}
