import CoreGraphics

/// The properties of a gradient layer.
package struct GradientProperties {
  package var colors: [CGColor]?
  package var locations: [CGFloat]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial

  package init() {}
}

extension LayerProperties {
  /// A gradient layer's properties; the defaults for any other layer.
  package var gradient: GradientProperties {
    get { if case .gradient(let gradient)? = kind { gradient } else { GradientProperties() } }
    set { kind = .gradient(newValue) }
  }
}
