import CoreGraphics
import Foundation

/// A layer that scrolls its sublayers by its bounds' origin, and clips them.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  /// The directions in which the layer scrolls; both unless set.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// A scroll layer that clips to its bounds.
  public override init() {
    super.init()
    model_.masksToBounds = true
  }

  /// A copy of another layer's state, for a presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  /// Returns nil: layers are built in code.
  public required init?(coder: NSCoder) {
    nil
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

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `vertically`.
  public let rawValue: String

  /// A mode from its string; an unknown one scrolls as ``both``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In none.
  public static let none = Self(rawValue: "none")
  /// Up and down.
  public static let vertically = Self(rawValue: "vertically")
  /// To the sides.
  public static let horizontally = Self(rawValue: "horizontally")
  /// In both.
  public static let both = Self(rawValue: "both")
}

extension CALayer {
  private var scrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroller = current as? CAScrollLayer { return scroller }
      layer = current.superlayer
    }
    return nil
  }

  func scrollEnclosingLayer(to p: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(p, to: scrollLayer))
  }

  func scrollEnclosingLayer(toShow r: CGRect) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(r, to: scrollLayer))
  }

  /// See ``visibleRect``.
  var shownBounds: CGRect {
    guard let scrollLayer else { return bounds }
    let shown = bounds.intersection(convert(scrollLayer.bounds, from: scrollLayer))
    return shown.isNull ? .zero : shown
  }
}
