import CoreGraphics
import Foundation

extension CALayer {
  private var scrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroller = current as? CAScrollLayer { return scroller }
      layer = current.superlayer
    }
    return nil
  }

  /// Scrolls the nearest enclosing scroll layer so that a point of this layer comes to its upper left corner.
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(p, to: scrollLayer))
  }

  /// Scrolls the nearest enclosing scroll layer as little as needed to show a rectangle of this layer.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(r, to: scrollLayer))
  }

  /// The part of the layer that the nearest enclosing scroll layer shows; the bounds without one.
  public var visibleRect: CGRect {
    guard let scrollLayer else { return bounds }
    let shown = bounds.intersection(convert(scrollLayer.bounds, from: scrollLayer))
    return shown.isNull ? .zero : shown
  }
}
