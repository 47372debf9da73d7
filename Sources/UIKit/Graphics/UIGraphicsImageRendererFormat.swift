import CoreGraphics

/// The format of the images of an image renderer.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; the screen's unless set. One that is not above 0 gives empty images.
  open var scale: CGFloat
  /// Whether images begin black instead of clear.
  open var opaque = false
  /// The rectangle that the images of the renderer show, in points; empty for a format of no renderer.
  public private(set) var bounds = CGRect.zero

  /// The screen's format.
  public override init() {
    scale = UITraitCollection.forImages.displayScale
  }

  /// Creates a format with the pixels per point of traits.
  public init(for traitCollection: UITraitCollection) {
    let own = traitCollection.displayScale
    scale = own > 0 ? own : UITraitCollection.forImages.displayScale
  }

  /// The format of a renderer: a copy of one, with the renderer's rectangle.
  init(_ format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    scale = format.scale
    opaque = format.opaque
    self.bounds = bounds
  }

  /// The screen's format.
  open class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// The screen's format, as all contexts here have the same colours.
  open class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

extension UIImage {
  /// A format for images like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
