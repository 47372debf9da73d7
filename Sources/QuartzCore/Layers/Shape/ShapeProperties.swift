import CoreGraphics

/// The properties of a shape layer.
package struct ShapeProperties {
  package var path: CGPath?
  package var fillColor: CGColor? = CGColor.black
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [CGFloat]?

  package init() {}
}

extension LayerProperties {
  /// A shape layer's properties; the defaults for any other layer.
  package var shape: ShapeProperties {
    get { if case .shape(let shape)? = kind { shape } else { ShapeProperties() } }
    set { kind = .shape(newValue) }
  }
}
