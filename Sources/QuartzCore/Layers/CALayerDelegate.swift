import CoreGraphics

/// Supplies a layer's contents, layout and actions; every method has a default that does nothing.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents directly.
  func display(_ layer: CALayer)
  /// Tells that the layer is about to draw.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of a property; `NSNull` for none, nil to go on searching (C-18).
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Goes on searching.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
