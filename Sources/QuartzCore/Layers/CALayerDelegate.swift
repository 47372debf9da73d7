import CoreGraphics
import Foundation

/// Supplies a layer's contents, layout and actions; every method has a default implementation.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's contents; by default they are drawn with `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's contents into a context in the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer draws.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of a property; `NSNull` for none, nil to continue the search (C-18).
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the contents with the layer's `draw(in:)`.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Continues the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
